/**
 * Writes postcodes.json from GeoNames' postal codes of Great Britain; README.md says where they come from, and under
 * which licence.
 *
 *   node api/places/generate-postcodes.ts GB.txt
 */
import { readFileSync, writeFileSync } from 'node:fs';

/** The Channel Islands and the Isle of Man are not in the United Kingdom. */
const ELSEWHERE = /^(?:GY|IM|JE)\d/;
/** GeoNames' mark for positions that were guessed. */
const GUESSED = '1';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Usage: node api/places/generate-postcodes.ts GB.txt');

const rows = readFileSync(file, 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .map(([, code = '', , , , , , , , latitude, longitude, accuracy]) => ({
    code,
    latitude: Number(latitude),
    longitude: Number(longitude),
    accuracy,
  }))
  .filter(({ code }) => code !== '' && !ELSEWHERE.test(code));

const mean = (degrees: readonly number[]): number =>
  Number((degrees.reduce((sum, each) => sum + each, 0) / degrees.length).toFixed(4));

/** A postcode has a row for each of its places. */
const centres = [...Map.groupBy(rows, ({ code }) => code)].map(([code, places]) => {
  const sure = places.filter(({ accuracy }) => accuracy !== GUESSED);
  const used = sure.length > 0 ? sure : places;
  return { code, centre: [mean(used.map((row) => row.latitude)), mean(used.map((row) => row.longitude))] };
});
const lines = [...Map.groupBy(centres, ({ code }) => /^[A-Z]+/.exec(code)?.[0] ?? '')]
  .toSorted(([a], [b]) => a.localeCompare(b))
  .map(([area, codes]) => {
    const byDistrict = codes
      .toSorted((a, b) => a.code.localeCompare(b.code, 'en', { numeric: true }))
      .map(({ code, centre }) => [code.slice(area.length), centre]);
    return `${JSON.stringify(area)}:${JSON.stringify(Object.fromEntries(byDistrict))}`;
  });
writeFileSync(new URL('postcodes.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);

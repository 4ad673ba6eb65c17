import { readFileSync } from 'node:fs';
import { JOB_LOCATIONS } from '@site/contract';
import { expect, test } from 'vitest';
import { isPlaceWord, placesNamed } from './gazetteer.ts';
import { locate } from './locate.ts';
import { OTHER_AREAS, OTHER_NAMES } from './names.ts';
import { readPlaces } from './read-places.ts';

const feed = JSON.parse(readFileSync(new URL('../feeds/sample-feed.json', import.meta.url), 'utf8')) as {
  Adverts: { PrimaryLocation: string }[];
};
const areasOf = (name: string) => placesNamed(name)[0]?.within.map((area) => area.name) ?? [];

const CITIES = `Aberdeen, Armagh, Bangor, Bath, Belfast, Birmingham, Bradford, Brighton, Bristol, Cambridge, Canterbury,
  Cardiff, Carlisle, Chelmsford, Chester, Chichester, Colchester, Coventry, Derby, Derry, Doncaster, Dundee,
  Dunfermline, Durham, Edinburgh, Ely, Exeter, Glasgow, Gloucester, Hereford, Inverness, Kingston upon Hull, Lancaster,
  Leeds, Leicester, Lichfield, Lincoln, Lisburn, Liverpool, London, Londonderry, Manchester, Milton Keynes,
  Newcastle upon Tyne, Newport, Newry, Norwich, Nottingham, Oxford, Perth, Peterborough, Plymouth, Portsmouth, Preston,
  Ripon, Salford, Salisbury, Sheffield, Southampton, Southend-on-Sea, St Albans, St Asaph, St Davids, Stirling,
  Stoke-on-Trent, Sunderland, Swansea, Truro, Wakefield, Wells, Westminster, Winchester, Wolverhampton, Worcester,
  Wrexham, York`
  .split(',')
  .map((name) => name.trim());

test.each([
  ['every city', CITIES],
  ['every place in the location filter', JOB_LOCATIONS],
  ['every place in the sample feed', [...new Set(feed.Adverts.map((advert) => advert.PrimaryLocation))]],
  ['every place that has other names', Object.keys(OTHER_NAMES)],
  ['every part of an area', Object.values(OTHER_AREAS).flat()],
  ['boroughs and ports that jobs are advertised at', ['Enfield', 'Lewisham', 'Thurrock', 'Avonmouth', 'Heathrow']],
])('%s is known', (_what, names) => {
  expect(names.filter((name) => placesNamed(name).length === 0)).toEqual([]);
});

test.each([
  ['STOKE ON TRENT', 'Stoke-on-Trent'],
  ['saint helens', 'St Helens'],
  ['Kings Lynn', "King's Lynn"],
  ['Burton-on-Trent', 'Burton upon Trent'],
  ['Kingston upon Hull', 'Hull'],
  ['Tyne & Wear', 'Tyne and Wear'],
  ['Lancs', 'Lancashire'],
])('%s is another spelling of %s', (spelling, name) => {
  expect(placesNamed(spelling)[0]?.name).toBe(name);
});

test.each([
  ['Salford', ['Greater Manchester', 'North West', 'England', 'United Kingdom']],
  ['Leeds', ['West Yorkshire', 'Yorkshire', 'Yorkshire and the Humber', 'North of England']],
  ['Grimsby', ['Lincolnshire', 'Humberside', 'Yorkshire and the Humber']],
  ['Wolverhampton', ['Black Country', 'West Midlands', 'Midlands']],
  ['Dover', ['Kent', 'Home Counties', 'South East']],
  ['Croydon', ['London', 'South of England']],
  ['Ipswich', ['Suffolk', 'East Anglia', 'East of England']],
  ['Swansea', ['Glamorgan', 'South Wales', 'Wales', 'Great Britain']],
  ['Inverness', ['Highlands', 'Highlands and Islands', 'Scotland']],
  ['Belfast', ['Northern Ireland', 'United Kingdom']],
])('%s lies in %j', (town, areas) => {
  expect(areasOf(town)).toEqual(expect.arrayContaining(areas));
});

test.each([
  ['Grimsby', 'Yorkshire'],
  ['Lincoln', 'Yorkshire and the Humber'],
  ['Belfast', 'Great Britain'],
  ['Lincolnshire', 'East Midlands'],
])('%s does not lie in %s', (place, area) => {
  expect(areasOf(place)).not.toContain(area);
});

test('every town lies in a nation, at a position in the United Kingdom', () => {
  const names = Object.values(
    JSON.parse(readFileSync(new URL('towns.json', import.meta.url), 'utf8')) as Record<string, [name: string][]>,
  ).flatMap((rows) => rows.map(([name]) => name));
  const towns = [...new Set(names.flatMap(placesNamed))].filter((place) => place.kind === 'town');
  expect(towns.length).toBeGreaterThan(4000);
  const wrong = towns.filter(
    ({ latitude, longitude, within }) =>
      !(latitude > 49.8 && latitude < 61 && longitude > -8.7 && longitude < 1.8) ||
      within.at(-1)?.name !== 'United Kingdom',
  );
  expect(wrong).toEqual([]);
});

test.each(['Keynes', 'upon', 'Salford', "King's", 'midlands', 'Kent'])('%s is part of a name', (word) => {
  expect(isPlaceWord(word)).toBe(true);
});

test.each(['forklfit', 'driver', 'wharehouse', 'birmingam'])('%s is no part of a name', (word) => {
  expect(isPlaceWord(word)).toBe(false);
});

test.each([
  ['driver Yorkshire', ['yorkshire'], 'driver'],
  ['HGV driver, north-west', ['north west'], 'HGV driver,'],
  ['Newcastle-upon-Tyne or St. Helens', ['newcastle on tyne', 'st helens'], 'or'],
  ['Milton Keynes', ['milton keynes'], ''],
  ['night driver', [], 'night driver'],
])('a search for %j names %j', (search, names, rest) => {
  const read = readPlaces(search);
  expect(read.named.map(({ name }) => name)).toEqual(names);
  expect(read.rest.trim()).toBe(rest);
});

test.each([
  ['Newport', 'Newport in Gwent'],
  ['Newport, Shropshire', 'Newport in Shropshire, Shropshire'],
  ['Newport, Wales', 'Newport in Gwent, Wales'],
  ['Ashford, Surrey', 'Ashford in Surrey, Surrey'],
  ['Trafford Park, Manchester', 'Trafford Park in Greater Manchester, Manchester in Greater Manchester'],
  ['Leeds / Bradford', 'Leeds in West Yorkshire, Bradford in West Yorkshire'],
  ['Hull and Goole', 'Hull in East Riding of Yorkshire, Goole in East Riding of Yorkshire'],
  ['The Wirral', 'Wirral'],
  ['South Manchester', 'Manchester in Greater Manchester'],
  ['South Shields', 'South Shields in Tyne and Wear'],
  ['Leeds LS10', 'Leeds in West Yorkshire'],
  ['Bristol Road, Gloucester', 'Gloucester in Gloucestershire'],
  ['Somewhere else', ''],
])('a job advertised at %s is in %s', (location, places) => {
  const named = locate(location).places.map(({ name, kind, within }) => {
    const county = kind === 'town' && within.find((area) => area.kind === 'county');
    return county ? `${name} in ${county.name}` : name;
  });
  expect(named.join(', ')).toBe(places);
});

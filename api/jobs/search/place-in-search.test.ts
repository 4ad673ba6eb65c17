import { JobQuerySchema } from '@site/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { correctPlaces } from './mistyped-places.ts';
import { withPlaceInWords } from './place-in-search.ts';
import { TYPED_PLACES } from './queries/typed-places.cases.ts';

const read = (search: string) => withPlaceInWords(v.parse(JobQuerySchema, { search }));

const ROLES = ['hgv nights', 'class 1', 'van driver', 'forklift', 'warehouse operative', 'c+e tramper', '7.5 tonne'];
const TOWNS = ['Salford', 'Croydon', 'Bolton', "King's Lynn", 'Stoke-on-Trent', 'Milton Keynes', 'St Helens', 'Wigan'];

describe('a town among the words is the place', () => {
  test.each(TOWNS.flatMap((town) => ROLES.map((role) => [role, town] as const)))('%s, %s', (role, town) => {
    for (const written of [
      `${role} ${town.toLowerCase()}`,
      `${town} ${role}`,
      `${role} in ${town}`,
      `${role}, ${town}`,
      `${role} near ${town.toUpperCase()}`,
      `${role} – ${town}`,
    ])
      expect(read(written)).toMatchObject({ search: role, near: town });
  });

  test.each(['`', '´', '‘', '’', 'ʼ', '′', '＇', ''])('King%ss Lynn', (sign) => {
    expect(read(`driver King${sign}s Lynn`)).toMatchObject({ search: 'driver', near: "King's Lynn" });
  });

  test.each([
    ['driver newport wales', 'driver', 'Newport'],
    ['driver newport isle of wight', 'driver', 'Newport, Isle of Wight'],
    ['driver ＳＡＬＦＯＲＤ', 'driver', 'Salford'],
    ['driver Sal\u00adford', 'driver', 'Salford'],
    ['driver salford\u200b', 'driver', 'Salford'],
    ['saint helens driver', 'driver', 'St Helens'],
  ])('%s', (typed, search, near) => expect(read(typed)).toMatchObject({ search, near }));
});

describe('a postcode is the place, and its inward part is kept nowhere', () => {
  test.each([
    'LS1 4AP',
    'ls14ap',
    'LS1-4AP',
    'LS1.4AP',
    'LS1  4AP',
    'ＬＳ１ ４ＡＰ',
    'LS1\u00a04AP',
    'LS1 4\u200bAP',
    'LS1 4 AP',
    'LS1/4AP',
    'LS1_4AP',
    '(LS1 4AP)',
    'LS 1 4AP',
    'ls 1 4ap',
    'LS 14AP',
  ])('driver %s', (postcode) => {
    expect(read(`driver ${postcode}`)).toMatchObject({ search: 'driver', near: 'LS1' });
    expect(read(`${postcode}, nights`)).toMatchObject({ search: 'nights', near: 'LS1' });
  });

  test.each([
    ['driver B33 8TH', 'driver', 'B33'],
    ['driver LS1 4', 'driver', 'LS1'],
    ['driver LSl 4AP', 'driver', 'LSL'],
    ['LSI 4AP nights', 'nights', 'LSI'],
    ['van driver Ml 1AE nights', 'van driver nights', 'ML'],
    ['driver 0X4 2AB', 'driver', '0X4'],
    ['driver SE1O 8AA', 'driver', 'SE1O'],
    ['driver SW 1A 1AA', 'driver', 'SW1A'],
    ['driver LS1 4A', 'driver', 'LS1'],
  ])('%s', (typed, search, near) => expect(read(typed)).toMatchObject({ search, near }));

  test('of two, the first', () => {
    expect(JSON.stringify(read('driver LS1 4AP or M6 5WD'))).not.toMatch(/4AP|5WD/i);
  });
});

describe('what only looks like a postcode is a word', () => {
  test.each([
    'M25 driver',
    'M4 corridor',
    'M6 toll',
    'M1 night trunk',
    'B1 licence',
    'driver with B1 entitlement',
    'NVQ L3',
    'level 3 L3 apprenticeship',
    'E10 fuel',
    'S1 form',
    'C1 2nd man',
    'ADR class 3 driver',
    '4 on 4 off',
    '7.5t driver',
    'luton van driver',
    'B2B sales',
    'up to 4 8hr shifts',
    'all 3pl',
    'class 1 2nd man',
    'pro 4wd driver',
    'nights 1 2up',
    'cat c 1 2nd',
  ])('%s', (search) => expect([read(search).search, read(search).near]).toEqual([search, undefined]));
});

test.each(['driver leeds bradford', 'Leeds or Bradford', '"salford"', 'driver -salford', 'driver kent', 'north west'])(
  '%s is left as it is',
  (search) => expect([read(search).search, read(search).near]).toEqual([search, undefined]),
);

/** Names of places are corrected where they are mistyped. */
function readCorrected(search: string) {
  return read(correctPlaces(search, []) ?? search);
}

const typed = TYPED_PLACES.split('\n')
  .filter(Boolean)
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('what people type', () => {
  test.each(typed)('%s', (search = '', words, near, miles) => {
    const { search: searched, near: place, within } = readCorrected(search);
    expect([searched, place, within]).toEqual([words ?? read(search).search, near, miles && Number(miles)]);
  });
});

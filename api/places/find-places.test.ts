import { leastMiles, withoutInwardPart } from '@site/contract';
import { expect, test } from 'vitest';
import { areaOf, findPlaces, likelyMeant } from './find-places.ts';
import { suggestPlaces } from './suggest-places.ts';

const find = (text: string) => findPlaces(text)[0];

test.each([
  ['Leeds', 'town Leeds, West Yorkshire'],
  ['leeds city centre', 'town Leeds, West Yorkshire'],
  ['South Manchester', 'town Manchester, Greater Manchester'],
  ['Newcastle', 'town Newcastle upon Tyne, Tyne and Wear'],
  ['Newcastle, Staffordshire', 'town Newcastle under Lyme, Staffordshire'],
  ['Newport', 'town Newport, Gwent'],
  ['Newport, Isle of Wight', 'town Newport, Isle of Wight'],
  ['newport isle of wight', 'town Newport, Isle of Wight'],
  ['Bangor', 'town Bangor, Gwynedd'],
  ['Bangor, Northern Ireland', 'town Bangor, Northern Ireland'],
  ['Thurrock', 'town Thurrock, Essex'],
  ['Kent', 'county Kent, South East'],
  ['IOW', 'county Isle of Wight, South East'],
  ['N. Ireland', 'nation Northern Ireland, undefined'],
  ['Gatwick Airport', 'town Gatwick, West Sussex'],
  ['Felixstowe docks', 'town Felixstowe, Suffolk'],
  ['Leeds and surrounding areas', 'town Leeds, West Yorkshire'],
  ['Trafford', 'district Trafford, Greater Manchester'],
  ['Scotland', 'nation Scotland, undefined'],
  ['M6', 'postcode M6, Greater Manchester'],
  ['m6 5', 'postcode M6, Greater Manchester'],
  ['ls14ap', 'postcode LS1, West Yorkshire'],
  ['Salford M6 5WD', 'postcode M6, Greater Manchester'],
  ['EC1A 1BB', 'postcode EC1A, London'],
  ['BT1', 'postcode BT1, Northern Ireland'],
])('%s is the %s', (text, expected) => {
  const place = find(withoutInwardPart(text));
  expect(place && `${place.kind} ${place.name}, ${areaOf(place)}`).toBe(expected);
});

test.each(['', 'Atlantis', 'Bristol Road', 'ZZ1', 'M65 1AA and more', 'north', 'Burnly'])('%j is no place', (text) => {
  expect(findPlaces(text)).toEqual([]);
});

test.each([
  ['Newport', ['Newport, Isle of Wight', 'Newport, Shropshire', 'Newport, Essex']],
  ['Bangor', ['Bangor, Northern Ireland']],
  ['Newcastle', ['Newcastle under Lyme', 'Newcastle, Northern Ireland']],
  ['Leeds', []],
  ['Burnly', ['Burnley']],
  ['Milton Keens', ['Milton Keynes']],
  ['Atlantis', []],
  ['Leeds train station', ['Leeds']],
  ['Leeds or Bradford', ['Leeds', 'Bradford']],
  ['within 10 miles of Hull', ['Hull']],
  ['Ashford, Middlesex', ['Ashford']],
  ['Peterbourgh', ['Peterborough']],
  ['SE1O', ['SE10']],
  ['0X4', ['OX4']],
  ['ML', ['M1']],
  ['LSI', ['LS1']],
  ['LSL', ['LS1']],
  ['ZZ1', []],
])('%s may also be meant to be %j', (text, meant) => {
  const [place, ...others] = findPlaces(text);
  expect(likelyMeant(text, place, others)).toEqual(meant);
});

test.each([
  ['LS1 4AP', 'LS1'],
  ['sw1a1aa', 'SW1A'],
  ['M6 5', 'M6'],
  ['Salford m6 5wd', 'Salford M6'],
  ['M6', 'M6'],
  ['LS1-4AP', 'LS1'],
  ['SE1O 8AA', 'SE1O'],
  ['0X4 2AB', '0X4'],
  ['Ml 1AE', 'ML'],
  ['LSI 4AP', 'LSI'],
  ['LS1 4 AP', 'LS1'],
  ['LS1 4 A P', 'LS1'],
  ['LS1_4AP', 'LS1'],
  ['LS 1 4AP', 'LS1'],
  ['Leeds ls 1 4ap', 'Leeds LS1'],
  ['LS 14AP', 'LS1'],
  ['LS 1', 'LS1'],
  ['LSl 4AP', 'LSL'],
  ['M1 IAE', 'M1'],
  ['m1 lae', 'M1'],
  ['M1IAE', 'M1'],
  ['LS10 OAA', 'LS10'],
  ['Leeds LS1-SAP', 'Leeds LS1'],
  ['EC1A IBB', 'EC1A'],
  ['LS1 Leeds', 'LS1 Leeds'],
  ['M1 and M60', 'M1 and M60'],
  ['Leeds 1', 'Leeds 1'],
  ['Leeds, LS1/4AP', 'Leeds, LS1'],
  ['Milton Keynes', 'Milton Keynes'],
])('of %s, only %s is used', (typed, used) => {
  expect(withoutInwardPart(typed)).toBe(used);
});

test.each([
  ['M6', 'Salford', 2],
  ['LS1', 'Leeds', 1],
  ['TW6', 'Heathrow', 1],
  ['BS11', 'Avonmouth', 2],
  ['E17', 'Waltham Forest', 2],
  ['SE13', 'Lewisham', 1],
  ['IV1', 'Inverness', 5],
])('the centre of %s is near %s', (postcode, town, miles) => {
  const positions = [find(postcode), find(town)].map((place) => (place && 'latitude' in place ? [place] : []));
  expect(leastMiles(positions[0]!, positions[1]!)).toBeLessThan(miles);
});

test.each([
  ['sal', ['Salford', 'Sale', 'Salisbury']],
  ['newport', ['Newport', 'Newport, Isle of Wight', 'Newport, Shropshire']],
  ['Newport, i', ['Newport, Isle of Wight']],
  ['newcastle', ['Newcastle upon Tyne', 'Newcastle under Lyme', 'Newcastle, Northern Ireland']],
  ['keynes', ['Milton Keynes']],
  ['leeds', ['Leeds']],
  ['kent', ['Kent']],
  ['M6', ['M6', 'M60', 'M61']],
  ['m6 5', ['M6']],
  ['m6 5wd', ['M6']],
  ['ls', ['LS1', 'LS2', 'LS3']],
  ['s', []],
  ['zz', []],
])('%j is completed to %j', (typed, values) => {
  const suggested = suggestPlaces(typed, new Set()).map(({ value }) => value);
  expect(suggested.slice(0, values.length)).toEqual(values);
  expect(suggested.length).toBeLessThanOrEqual(values.length === 0 ? 0 : 8);
});

test('places with open jobs are suggested before larger ones', () => {
  const salisbury = find('Salisbury');
  const suggested = suggestPlaces('sal', new Set([salisbury].filter((place) => place?.kind === 'town')));
  expect(suggested[0]).toEqual({ kind: 'town', name: 'Salisbury', area: 'Wiltshire', value: 'Salisbury' });
});

test('a place with open jobs is suggested before one of exactly the typed name', () => {
  const leeds = find('Leeds');
  const withJobs = new Set([leeds].filter((place) => place?.kind === 'town'));
  const suggested = suggestPlaces('lee', withJobs).map(({ value }) => value);
  expect(suggested.slice(0, 2)).toEqual(['Leeds', 'Lee']);
  expect(suggestPlaces('lee', new Set())[0]?.value).toBe('Lee');
});

test.each(['sa', 'new', 'st', 'bur', 'ash', 'M1'])('what is suggested for %j finds just that place', (typed) => {
  for (const { value, name, area } of suggestPlaces(typed, new Set())) {
    const place = find(value);
    expect([place?.name, place && areaOf(place)]).toEqual([name, area]);
  }
});

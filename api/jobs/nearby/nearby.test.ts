import { expect, test } from 'vitest';
import { jobLocation } from './job-location.ts';
import { findNearby } from './nearby.ts';

const LOCATIONS = [
  'Leeds',
  'Leeds LS10',
  'Bradford',
  'Wakefield',
  'Huddersfield',
  'Harrogate / Leeds',
  'Sheffield',
  'Manchester',
  'West Yorkshire',
  'Yorkshire',
  'Maidstone',
  'Dartford',
  'Daventry, off the M1',
  'Trafford',
  'Ecopark by Leeds',
  'Truro, Falmouth or Redruth',
  'St Helier, Jersey',
].map(jobLocation);

/** 'Leeds 0, Bradford 8': the nearest first. */
function found(near: string, within?: number): string {
  const { bands, miles } = findNearby(LOCATIONS, near, within);
  return bands
    .flat()
    .map((location) => [location, miles.get(location)].filter((part) => part !== undefined).join(' '))
    .join('; ');
}

test.each([
  [
    'Leeds',
    undefined,
    'Leeds 0; Harrogate / Leeds 0; Leeds LS10 3; Bradford 8; Wakefield 8; West Yorkshire; Ecopark by Leeds',
  ],
  ['Leeds', 5, 'Leeds 0; Harrogate / Leeds 0; Leeds LS10 3; West Yorkshire; Ecopark by Leeds'],
  ['LS1', 5, 'Leeds 0; Harrogate / Leeds 0; Leeds LS10 3; West Yorkshire'],
  ['Bradford', undefined, 'Bradford 0; Leeds 8; Harrogate / Leeds 8; Leeds LS10 9; West Yorkshire'],
  ['Salford', undefined, 'Manchester 2'],
  ['M1', undefined, 'Manchester 0'],
  ['Northampton', 20, 'Daventry, off the M1 12'],
  ['Dover', undefined, ''],
  ['Falmouth', 1, 'Truro, Falmouth or Redruth 0'],
  ['Redruth', 1, 'Truro, Falmouth or Redruth 0'],
  ['Sutton', 30, 'Dartford 19'],
])('jobs near %s within %s miles are at: %s', (near, within, expected) => {
  expect(found(near, within)).toBe(expected);
});

test.each([
  ['Kent', undefined, 'Maidstone; Dartford'],
  [
    'Yorkshire',
    undefined,
    'Leeds; Leeds LS10; Bradford; Wakefield; Huddersfield; Harrogate / Leeds; Sheffield; West Yorkshire; Yorkshire',
  ],
  ['South Yorkshire', undefined, 'Sheffield'],
  ['Trafford', 5, 'Trafford; Manchester 3'],
])('jobs in %s, or within %s miles of it, are at: %s', (near, within, expected) => {
  expect(found(near, within)).toBe(expected);
});

test('an unknown place finds the locations that have its name, and offers similar names', () => {
  expect(findNearby(LOCATIONS, 'ecopark')).toMatchObject({
    place: { kind: 'unknown', name: 'ecopark' },
    bands: [['Ecopark by Leeds']],
  });
  expect(findNearby(LOCATIONS, 'Burnly').place).toEqual({ kind: 'unknown', name: 'Burnly', meant: ['Burnley'] });
});

test.each(['JE2', 'gy1 1aa', 'IM1', 'BFPO 57', 'gir 0AA', 'Jersey', 'Dublin', 'St Helier, Jersey', 'Calais'])(
  '%s is known not to be covered, and no other place is offered for it',
  (near) => {
    expect(findNearby(LOCATIONS, near).place).toEqual({ kind: 'unknown', name: near, notCovered: true });
  },
);

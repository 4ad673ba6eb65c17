import { expect, test } from 'vitest';
import { keptVersions } from './kept-versions.ts';

const pointer = { remote: 'jobs', live: '3-c', lastGood: '2-b', isPinned: false, gradual: null, revision: 1 };

test('an API has to answer what is live, pinned, shown to some, or one command away', () => {
  expect(keptVersions([pointer])).toEqual([
    { remote: 'jobs', version: '3-c', as: 'live' },
    { remote: 'jobs', version: '2-b', as: 'last good' },
  ]);
  expect(keptVersions([{ ...pointer, isPinned: true, lastGood: null }])).toEqual([
    { remote: 'jobs', version: '3-c', as: 'pinned' },
  ]);
  const gradual = { version: '4-d', share: 10 };
  expect(keptVersions([{ ...pointer, gradual }])).toContainEqual({ remote: 'jobs', version: '4-d', as: 'gradual' });
  expect(keptVersions([{ ...pointer, live: null }])).toEqual([{ remote: 'jobs', version: '2-b', as: 'last good' }]);
});

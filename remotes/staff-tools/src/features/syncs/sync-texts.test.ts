import { expect, test } from 'vitest';
import { durationText, progressText } from './sync-texts.ts';

const lasting = (ms: number) =>
  durationText({
    startedAt: '2026-11-16T09:00:00.000Z',
    finishedAt: new Date(Date.parse('2026-11-16T09:00:00Z') + ms).toISOString(),
  });

test.each([
  [200, '< 1 s'],
  [8_400, '8 s'],
  [59_600, '1 min 0 s'],
  [80_000, '1 min 20 s'],
  [4_240_000, '70 min 40 s'],
])('a sync of %i ms took “%s”', (ms, text) => {
  expect(lasting(ms)).toBe(text);
});

test('a running sync has no duration yet', () => {
  expect(durationText({ startedAt: '2026-11-16T09:00:00.000Z', finishedAt: null })).toBe('');
});

test.each([
  ['Reading the feed …', { advertsRead: 0, advertsTotal: null, feedReadAt: null }],
  ['Reading the feed: 1 advert so far', { advertsRead: 1, advertsTotal: null, feedReadAt: null }],
  ['Reading the feed: 2,000 of 10,000 adverts', { advertsRead: 2_000, advertsTotal: 10_000, feedReadAt: null }],
  [
    'The feed has been read. Storing 9,998 adverts …',
    { advertsRead: 9_998, advertsTotal: 10_000, feedReadAt: '2026-11-16T09:01:00.000Z' },
  ],
])('a running sync says “%s”', (text, progress) => {
  expect(progressText(progress)).toBe(text);
});

import { expect, test } from 'vitest';
import { nearestOverride } from './nearest-override.ts';

test.each([
  ['getJobs:emtpy', 'getJobs:empty'],
  ['rate-limitted', 'rate-limited'],
  ['GetJobs:500', 'getJobs:500'],
  ['apply-to-job:429', 'applyToJob:429'],
  ['getJbs:slwo.after-11', 'getJobs:slow.after-1'],
  ['getJobs:501.slow', 'getJobs:500.slow'],
  ['getJobs:500', 'getJobs:500'],
])('whoever writes “%s” may have meant “%s”', (typed, meant) => expect(nearestOverride(typed)).toBe(meant));

test.each(['bananas', 'getJobs:bananas', 'getJobs:', 'x:500', '', ':'])('“%s” is like nothing that exists', (typed) =>
  expect(nearestOverride(typed)).toBeUndefined(),
);

import { expect, test } from 'vitest';
import { ENDPOINT_NAMES, offers, statesOf } from './offered.ts';
import { PRESETS } from './presets.ts';
import { readOverrides, splitOverrides } from './overrides.ts';

const rulesOf = (text: string) => {
  const { rules, unknown } = readOverrides(splitOverrides(text));
  expect(unknown).toEqual([]);
  return rules;
};
const problemsOf = (text: string) => readOverrides(splitOverrides(text)).unknown.map(({ problem }) => problem);

test('a link names endpoints and their states', () => {
  expect(rulesOf('applyToJob:500,getJobs:slow')).toEqual({ applyToJob: { answer: '500' }, getJobs: { delay: 'slow' } });
});

test('an endpoint may fail late, slowly and to somebody who is signed in', () => {
  expect(rulesOf('submissions:500.slow.signed-in.after-2')).toEqual({
    submissions: { answer: '500', delay: 'slow', visitor: 'signed-in', after: 2 },
  });
});

test('a state alone is that of every endpoint that can be in it', () => {
  const rules = rulesOf('410');
  expect(Object.keys(rules).toSorted()).toEqual([
    'acceptInvitation',
    'applyToJob',
    'confirmApplicationEmail',
    'confirmSubscription',
    'getJobDetails',
    'passkeyOptions',
    'staffInvitation',
  ]);
  expect(Object.keys(rulesOf('offline'))).toHaveLength(ENDPOINT_NAMES.length);
});

test('what comes later wins, and keeps what it does not speak of', () => {
  expect(rulesOf('signed-in,500,clearJobs:409.slow').clearJobs).toEqual({
    visitor: 'signed-in',
    answer: '409',
    delay: 'slow',
  });
});

test.each(Object.keys(PRESETS))('the preset %s consists of what exists', (preset) => {
  expect(Object.keys(rulesOf(preset))).not.toEqual([]);
});

test.each([
  ['emtpy', 'There is no state or preset “emtpy”.'],
  ['getJobs:emtpy', 'getJobs has no state “emtpy”.'],
  ['getJobs:500.later', 'getJobs has no state “later”.'],
  ['getJobs:410', 'getJobs has no state “410”.'],
  ['getJobs:after-0', 'getJobs has no state “after-0”.'],
  ['getJobs:500:slow', 'getJobs has no state “500:slow”.'],
  ['getJobs:', 'getJobs has no state “”.'],
  ['getjobs:500', 'There is no endpoint “getjobs”.'],
  ['toString', 'There is no state or preset “toString”.'],
  ['toString:500', 'There is no endpoint “toString”.'],
])('%s is answered with what exists', (text, problem) => {
  expect(problemsOf(text)).toEqual([problem]);
  expect(readOverrides([text]).unknown[0]?.choices.length).toBeGreaterThan(3);
});

test('no endpoint offers a state twice', () => {
  for (const name of ENDPOINT_NAMES) expect(new Set(statesOf(name)).size).toBe(statesOf(name).length);
});

test('a refusal that the contract does not promise is not offered', () => {
  expect(offers('getJobs', '410')).toBe(false);
  expect(offers('getJobDetails', '410')).toBe(true);
});

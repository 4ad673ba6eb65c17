import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readAdvert } from '../../../feeds/logicmelon-advert.ts';
import { readAdvertFacts } from './index.ts';
import { LABELLED_ADVERTS } from './labelled-adverts.test-support.ts';

const FEED = new URL('../../../feeds/sample-feed.json', import.meta.url);
const { Adverts } = JSON.parse(readFileSync(FEED, 'utf8')) as { Adverts: { AdvertID: number }[] };
const advertById = new Map(Adverts.map((advert) => [advert.AdvertID, advert]));

/** 'shift nights', 'licence C+E', 'hours 48': what the rules claim of an advert. */
function claimsOf(id: number): string[] {
  const read = readAdvert({ ...advertById.get(id), LastPostDate: '2026-05-01T09:00:00Z' });
  if (!('job' in read)) throw new Error(`Advert ${id} is not in the sample feed`);
  const { shifts, licences, weeklyHours } = readAdvertFacts(read.job);
  return labels(shifts, licences, weeklyHours?.min ?? null);
}

const labels = (shifts: readonly string[], licences: readonly string[], hours: number | null): string[] => [
  ...shifts.map((shift) => `shift ${shift}`),
  ...licences.map((licence) => `licence ${licence}`),
  ...(hours === null ? [] : [`hours ${hours}`]),
];

const words = (text: string): string[] => text.split(' ').filter(Boolean);

test('of 93 adverts of the sample feed, every claim is what a person reads there, and few are missed', () => {
  const wrong: string[] = [];
  const missed: string[] = [];
  let stated = 0;
  for (const [id, shifts, licences, hours] of LABELLED_ADVERTS) {
    const expected = labels(words(shifts), words(licences), hours);
    const claims = claimsOf(id);
    stated += expected.length;
    wrong.push(...claims.filter((claim) => !expected.includes(claim)).map((claim) => `${id}: ${claim}`));
    missed.push(...expected.filter((label) => !claims.includes(label)).map((label) => `${id}: ${label}`));
  }
  expect(LABELLED_ADVERTS).toHaveLength(93);
  expect(wrong).toEqual([]);
  expect(missed.length / stated, missed.join('\n')).toBeLessThan(0.03);
});

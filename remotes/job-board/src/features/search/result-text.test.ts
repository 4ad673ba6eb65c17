import { expect, it } from 'vitest';
import type { Outcome } from './outcome.ts';
import { announcement, countText, pageText, resultText } from './result-text.ts';
import type { JobSummary } from '../job/job-summary.ts';

const summary = { slug: 'a' } as JobSummary;

function found(total: number, page = 1, limit = 12): Outcome & { ok: true } {
  const totalPages = Math.ceil(total / limit);
  const onPage = Math.max(0, Math.min(limit, total - (page - 1) * limit));
  return {
    ok: true,
    jobs: Array.from({ length: onPage }, () => summary),
    pagination: { page, limit, total, totalPages, hasPrev: page > 1, hasNext: page < totalPages },
  };
}

it('counts the jobs found', () => {
  expect(resultText(found(0))).toBe('0 jobs found');
  expect(resultText(found(1))).toBe('1 job found');
  expect(resultText(found(1234))).toBe('1,234 jobs found');
  expect(countText(found(1234))).toBe('1,234 jobs');
});

it('invents no number when loading failed', () => {
  expect(resultText({ ok: false })).toBe('No jobs to show just now');
});

it('says which jobs are shown when there are several pages', () => {
  expect(pageText(found(130, 2))).toBe('Showing 13 to 24, page 2 of 11');
  expect(pageText(found(130, 11))).toBe('Showing 121 to 130, page 11 of 11');
});

it('does not mention pages when there is only one, none, or not this one', () => {
  expect(pageText(found(12))).toBeUndefined();
  expect(pageText(found(0))).toBeUndefined();
  expect(pageText(found(130, 12))).toBeUndefined();
  expect(pageText({ ok: false })).toBeUndefined();
});

it('tells screen readers what was corrected before what was found', () => {
  expect(announcement({ ...found(130, 2), corrected: { from: 'drvier', to: 'driver' } })).toBe(
    'No jobs match “drvier”. Showing jobs for “driver”. 130 jobs found. Showing 13 to 24, page 2 of 11',
  );
  expect(announcement(found(1))).toBe('1 job found.');
});

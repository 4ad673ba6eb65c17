import { describe, expect, it } from 'vitest';
import type { JobSummary } from '../job/job-summary.ts';
import type { Outcome } from '../search/outcome.ts';
import { trailOf } from './remember-results.ts';
import { placeOf, readTrail } from './trail.ts';

const found = (page: number): Outcome => ({
  ok: true,
  jobs: ['a', 'b', 'c'].map((slug) => ({ slug, title: `Driver ${slug.toUpperCase()}` }) as JobSummary),
  pagination: { page, limit: 3, total: 128, totalPages: 43, hasPrev: page > 1, hasNext: page < 43 },
});
const trail = (page: number) => trailOf({ query: { page, limit: 3, search: 'driver' }, outcome: found(page) });

describe('a job among the results that the visitor came from', () => {
  it('has a position among all of them, and the jobs before and after it', () => {
    expect(placeOf('b', trail(2))).toEqual({
      position: 5,
      total: 128,
      previous: { href: '/jobs/a', label: 'Previous job: Driver A' },
      next: { href: '/jobs/c', label: 'Next job: Driver C' },
    });
  });

  it('leads to the next page of results after the last job of a page, and before the first to the one before', () => {
    expect(placeOf('c', trail(2))?.next).toEqual({
      href: '/jobs?search=driver&limit=3&page=3',
      label: 'Next page of results',
    });
    expect(placeOf('a', trail(2))?.previous).toEqual({
      href: '/jobs?search=driver&limit=3',
      label: 'Previous page of results',
    });
  });

  it('has nothing before the first result and after the last', () => {
    expect(placeOf('a', trail(1))?.previous).toBeUndefined();
    expect(placeOf('c', trail(43))?.next).toBeUndefined();
  });

  it('has no position when it is not among them', () => {
    expect(placeOf('z', trail(1))).toBeUndefined();
  });

  it('has no position when it is the only one', () => {
    expect(placeOf('a', { ...trail(1), total: 1 })).toBeUndefined();
  });
});

describe('the remembered results', () => {
  it('are read as they were stored', () => {
    expect(readTrail(JSON.stringify(trail(2)))).toEqual(trail(2));
  });

  it('lead back to the search even if it failed', () => {
    expect(trailOf({ query: { page: 1, limit: 12, location: ['Leeds'] }, outcome: { ok: false } })).toMatchObject({
      href: '/jobs?location=Leeds',
      jobs: [],
    });
  });

  it('are ignored where they are damaged or lead elsewhere', () => {
    for (const text of ['', '{', '{}', JSON.stringify({ ...trail(1), href: 'https://elsewhere.example/jobs' })])
      expect(readTrail(text)).toBeUndefined();
  });
});

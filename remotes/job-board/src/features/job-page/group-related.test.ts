import { describe, expect, it } from 'vitest';
import type { Job } from '@site/contract';
import { groupRelated } from './group-related.ts';

const now = new Date('2026-11-22T12:00:00Z');
const job = (slug: string, location: string, area?: string): Job => ({
  id: slug,
  slug,
  title: slug,
  company: null,
  location,
  salary_min: null,
  salary_max: null,
  salary_period: 'year',
  job_type: null,
  category: 'Transport',
  description: '',
  requirements: null,
  benefits: null,
  apply_url: null,
  created_at: '2026-11-20T09:00:00.000Z',
  ...(area && { area }),
});
const leeds = job('this', 'Leeds', 'West Yorkshire');
const groups = (...parameters: Parameters<typeof groupRelated>) =>
  groupRelated(...parameters).map(({ title, jobs }) => [title, jobs.map(({ slug }) => slug)]);

describe('related jobs', () => {
  it('are grouped: those in the same place or area first, then those elsewhere', () => {
    const related = [job('a', 'Dover'), job('b', 'Bradford', 'West Yorkshire'), job('c', 'Leeds'), job('d', 'York')];
    expect(groups(related, now, leeds)).toEqual([
      ['Near Leeds', ['b', 'c']],
      ['Elsewhere', ['a', 'd']],
    ]);
  });

  it('are near within 30 miles, where their distance is known', () => {
    const [near, far] = [30, 31].map((distance) => ({ ...job(String(distance), 'Leeds'), distance }));
    expect(groups([far, near] as Job[], now, leeds)).toEqual([
      ['Near Leeds', ['30']],
      ['Elsewhere', ['31']],
    ]);
  });

  it('are at most four', () => {
    const related = ['a', 'b', 'c', 'd', 'e'].map((slug) => job(slug, 'Leeds'));
    expect(groups(related, now, leeds)).toEqual([['Near Leeds', ['a', 'b', 'c', 'd']]]);
  });

  it('have no groups where the place is not known, as of a closed job', () => {
    expect(groups([job('a', 'Dover')], now)).toEqual([[undefined, ['a']]]);
    expect(groups([job('a', '')], now, job('this', ''))).toEqual([[undefined, ['a']]]);
    expect(groups([], now)).toEqual([]);
  });
});

import { MAX_SUGGESTED_SEARCHES, type Job, type SuggestedSearch } from '@site/contract';
import { fits } from './filters.ts';

/** Titles, without what follows a dash or a bracket, with a word that begins as the text does. */
export function suggestSearches(jobs: readonly Job[], text: string, now: Date): SuggestedSearch[] {
  if (text.length < 2) return [];
  const titles = [...new Set(jobs.map(({ title }) => title.split(/ [-(]/)[0] ?? title))];
  return titles
    .filter((title) => ` ${title}`.toLowerCase().includes(` ${text.toLowerCase()}`))
    .map((search) => ({ text: search, total: jobs.filter((job) => fits(job, { search }, now)).length }))
    .toSorted((a, b) => b.total - a.total)
    .slice(0, MAX_SUGGESTED_SEARCHES);
}

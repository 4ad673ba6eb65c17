import { MAX_SUGGESTED_SEARCHES, type Job, type SuggestedSearch } from '@site/contract';
import { fits, wordsOf } from './filters.ts';
import { corrected } from './search.ts';

const SHORTEST_TEXT = 2;

/** Titles of the jobs, without what follows a dash or a bracket, whose words begin with those of the text. */
export function suggestSearches(jobs: readonly Job[], text: string, now: Date): SuggestedSearch[] {
  if (text.length < SHORTEST_TEXT || wordsOf(text).length === 0) return [];
  const titles = [...new Set(jobs.map(({ title }) => title.split(/ [-(]/)[0] ?? title))];
  const beginning = (typed: string) =>
    titles.filter((title) => wordsOf(typed).every((part) => wordsOf(title).some((word) => word.startsWith(part))));
  const typed = beginning(text);
  return (typed.length > 0 ? typed : beginning(corrected(text)))
    .map((search) => ({ text: search, total: jobs.filter((job) => fits(job, { search }, now)).length }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total)
    .slice(0, MAX_SUGGESTED_SEARCHES);
}

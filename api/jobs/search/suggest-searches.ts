import { MAX_SUGGESTED_SEARCHES, type SuggestedSearch } from '@site/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { searchJobs, totalOf } from '../list/job-search.ts';
import { hourOf } from '../list/matching-jobs.ts';
import { openJobs } from '../open-jobs.ts';
import { currentQueryCache } from '../query-cache.ts';
import { roleOfTitle } from './role-of-title.ts';
import { wordsOf } from './search-query.ts';
import { correctedSearch } from './correct-search.ts';
import { tradeNames } from './trade-terms.ts';

const SHORTEST_TEXT = 2;

/** A search to suggest. */
interface Candidate {
  text: string;
  words: readonly string[];
  /** How many titles it is taken from; 0 for a name that only the trade uses. */
  titles: number;
}

/** Searches whose words begin with those of the text, with what get-jobs finds by them. */
export async function suggestSearches(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  text: string,
): Promise<SuggestedSearch[]> {
  if (text.length < SHORTEST_TEXT) return [];
  const candidates = await candidatesOf(db);
  const typed = fitting(candidates, text);
  const meant = typed.length > 0 ? undefined : await correctedSearch(db, text);
  const suggested = meant === undefined ? typed : fitting(candidates, meant);
  const searches = await Promise.all(
    suggested.map(async (search) => ({
      text: search,
      total: await totalOf(await searchJobs(db, { search }, hourOf(clock()))),
    })),
  );
  return searches.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total);
}

/** The most frequent of those that begin alike. */
function fitting(candidates: readonly Candidate[], text: string): string[] {
  const typed = wordsOf(text.toLowerCase());
  if (typed.length === 0) return [];
  return candidates
    .filter(({ words }) => typed.every((part) => words.some((word) => word.startsWith(part))))
    .slice(0, MAX_SUGGESTED_SEARCHES)
    .map((candidate) => candidate.text);
}

/** What open jobs are called and what the trade calls things, the most frequent titles first. */
async function candidatesOf(db: Kysely<Database>): Promise<readonly Candidate[]> {
  const cache = await currentQueryCache(db);
  return cache.get('suggested searches', async () => {
    const rows = await openJobs(db)
      .select(['title', (build) => build.fn.countAll<number>().as('jobs')])
      .groupBy('title')
      .execute();
    const candidates = new Map<string, Candidate>();
    const add = (text: string, titles: number) => {
      const words = wordsOf(text.toLowerCase());
      const before = candidates.get(words.join(' '));
      candidates.set(words.join(' '), { text: before?.text ?? text, words, titles: (before?.titles ?? 0) + titles });
    };
    for (const { title, jobs } of rows) {
      const role = roleOfTitle(title);
      if (role !== undefined) add(role, jobs);
    }
    for (const name of tradeNames()) add(name, 0);
    return [...candidates.values()].toSorted((a, b) => b.titles - a.titles || (a.text < b.text ? -1 : 1));
  });
}

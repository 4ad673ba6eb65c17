import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { isPlaceWord } from '../../places/gazetteer.ts';
import { readPlaces } from '../../places/read-places.ts';
import { currentQueryCache } from '../query-cache.ts';
import { isEnglish } from './english-words.ts';
import { placesOfJob } from './place-terms.ts';
import { plainLetters, plainLettersSql } from './plain-letters.ts';
import { WORD, wordsOf } from './search-query.ts';
import { OFTEN_MISTYPED, readTerms } from './trade-terms.ts';
import { isTypingError, SHORTEST_MISTYPED } from './typing-error.ts';

const SHORTEST_WORD = 4;
/** Words that share fewer of their trigrams are not compared letter by letter. */
const LEAST_SIMILARITY = 0.2;
const COMPARED_WORDS = 20;
const PLACES_AT_ONCE = 100;

const WORDS_OF_JOBS = `title || ' ' || location || ' ' || category || ' ' || coalesce(company, '')`;

/**
 * Collects the words that a search may be corrected to: those of open jobs' titles, places, categories and companies,
 * of the areas that they lie in, and the trade's own.
 */
export async function refreshSearchWords(db: Transaction<Database>): Promise<void> {
  await sql`delete from search_words`.execute(db);
  await sql`insert into search_words (word)
    select word from ts_stat($$
      select to_tsvector('simple', ${sql.raw(plainLettersSql(WORDS_OF_JOBS))}) from jobs where closed_at is null
    $$) where length(word) >= ${SHORTEST_WORD} and word ~ '^[[:alpha:]]+$'
    union select unnest(${[...OFTEN_MISTYPED, ...(await areaWords(db))]}::text[])`.execute(db);
}

async function areaWords(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('jobs').select('location').distinct().where('closed_at', 'is', null).execute();
  const names = new Set<string>();
  for (const [index, { location }] of rows.entries()) {
    for (const { name } of placesOfJob(location)) names.add(name.toLowerCase());
    // Every advert of a feed may be at a place of its own.
    if (index % PLACES_AT_ONCE === PLACES_AT_ONCE - 1) await nextTurn();
  }
  return [...names].flatMap(wordsOf).filter((word) => word.length >= SHORTEST_WORD);
}

/**
 * The search with every word that no open job uses replaced by the one most likely meant; undefined where nothing can
 * be improved. Names of places stay as they are, whether or not there are jobs.
 */
export async function correctedSearch(db: Kysely<Database>, search: string): Promise<string | undefined> {
  const cache = await currentQueryCache(db);
  return cache.get(`corrected ${search}`, () => correctSearch(db, search));
}

async function correctSearch(db: Kysely<Database>, search: string): Promise<string | undefined> {
  const words = wordsOf(plainLetters(readPlaces(readTerms(search).rest).rest));
  const corrections = new Map<string, string>();
  for (const word of new Set(words)) {
    if (word.length < SHORTEST_MISTYPED || isPlaceWord(word) || isEnglish(word)) continue;
    const nearest = await nearestWord(db, word);
    if (nearest) corrections.set(word, nearest);
  }
  return corrections.size === 0
    ? undefined
    : search.replaceAll(WORD, (typed) => corrections.get(plainLetters(typed)) ?? typed);
}

/** Undefined for a word that a job uses. */
async function nearestWord(db: Kysely<Database>, typed: string): Promise<string | undefined> {
  const { rows } = await sql<{ word: string; edits: number }>`
    select word, levenshtein(word, ${typed}) as edits from search_words
    where similarity(word, ${typed}) >= ${LEAST_SIMILARITY} and not exists (select from search_words where word = ${typed})
    order by edits, similarity(word, ${typed}) desc, word
    limit ${COMPARED_WORDS}`.execute(db);
  return rows.find(({ word, edits }) => word.startsWith(typed) || isTypingError(typed, word, edits))?.word;
}

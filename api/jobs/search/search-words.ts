import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { WORD, wordsOf } from './search-text.ts';
import { OFTEN_MISTYPED, readTerms } from './transport-terms.ts';

/** Below this, two words are hardly the same one mistyped. */
const LEAST_SIMILARITY = 0.2;
const SHORTEST_WORD = 4;

/**
 * Collects the words that a search may be corrected to: those of open jobs' titles, places, categories and companies,
 * and the trade's own.
 */
export async function refreshSearchWords(db: Transaction<Database>): Promise<void> {
  await sql`delete from search_words`.execute(db);
  await sql`insert into search_words (word)
    select word from ts_stat($$
      select to_tsvector('simple', title || ' ' || location || ' ' || category || ' ' || coalesce(company, '')) from jobs where closed_at is null
    $$) where length(word) >= ${SHORTEST_WORD} and word ~ '^[[:alpha:]]+$'
    union select unnest(${OFTEN_MISTYPED}::text[])`.execute(db);
}

/**
 * The search with every word that no open job uses replaced by the one most likely meant; undefined where nothing can
 * be improved.
 */
export async function correctSearch(db: Kysely<Database>, search: string): Promise<string | undefined> {
  const words = wordsOf(readTerms(search).rest.toLowerCase());
  const unfinished = words.at(-1);
  const corrections = new Map<string, string>();
  for (const word of new Set(words)) {
    if (word.length < SHORTEST_WORD) continue;
    const nearest = await nearestWord(db, word, { isUnfinished: word === unfinished });
    if (nearest) corrections.set(word, nearest);
  }
  return corrections.size === 0
    ? undefined
    : search.replaceAll(WORD, (typed) => corrections.get(typed.toLowerCase()) ?? typed);
}

/** Undefined for a word that a job uses, or that begins such a word. */
async function nearestWord(
  db: Kysely<Database>,
  word: string,
  { isUnfinished }: { isUnfinished: boolean },
): Promise<string | undefined> {
  const slips = word.length < 6 ? 1 : 2;
  const isKnown = isUnfinished ? sql`starts_with(word, ${word})` : sql`word = ${word}`;
  const { rows } = await sql<{ word: string }>`
    select word from search_words
    where similarity(word, ${word}) >= ${LEAST_SIMILARITY} and levenshtein_less_equal(word, ${word}, ${slips + 1}) <= ${slips + 1}
      and not exists (select from search_words where ${isKnown})
    order by levenshtein(word, ${word}), similarity(word, ${word}) desc, word
    limit 1`.execute(db);
  return rows[0]?.word;
}

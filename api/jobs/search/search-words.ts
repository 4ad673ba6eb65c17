import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { wordsOf } from './search-text.ts';
import { readTerms } from './transport-terms.ts';

/** Below this, two words are hardly the same one mistyped. */
const LEAST_SIMILARITY = 0.2;
const SHORTEST_WORD = 4;

/** Makes the words of open jobs' titles, places, categories and companies the ones that a search is corrected to. */
export async function refreshSearchWords(db: Transaction<Database>): Promise<void> {
  await sql`delete from search_words`.execute(db);
  await sql`insert into search_words (word)
    select word from ts_stat($$
      select to_tsvector('simple', title || ' ' || location || ' ' || category || ' ' || coalesce(company, '')) from jobs where closed_at is null
    $$) where length(word) >= ${SHORTEST_WORD} and word ~ '^[[:alpha:]]+$'`.execute(db);
}

/**
 * The search with every word that no open job uses replaced by the one that it is most likely meant to be; undefined
 * where nothing can be improved.
 */
export async function correctSearch(db: Kysely<Database>, search: string): Promise<string | undefined> {
  const doubtful = wordsOf(readTerms(search).rest.toLowerCase()).filter((word) => word.length >= SHORTEST_WORD);
  let corrected = search.toLowerCase();
  for (const word of new Set(doubtful)) {
    const nearest = await nearestWord(db, word);
    if (nearest) corrected = corrected.replaceAll(word, nearest);
  }
  return corrected === search.toLowerCase() ? undefined : corrected;
}

/** Undefined for a word that is used as it is, or begins one that is. */
async function nearestWord(db: Kysely<Database>, word: string): Promise<string | undefined> {
  const slips = word.length < 6 ? 1 : 2;
  const { rows } = await sql<{ word: string }>`
    select word from search_words
    where similarity(word, ${word}) >= ${LEAST_SIMILARITY} and levenshtein_less_equal(word, ${word}, ${slips + 1}) <= ${slips + 1}
      and not exists (select from search_words where starts_with(word, ${word}))
    order by levenshtein(word, ${word}), similarity(word, ${word}) desc, word
    limit 1`.execute(db);
  return rows[0]?.word;
}

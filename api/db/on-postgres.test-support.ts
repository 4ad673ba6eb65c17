import { afterAll, test } from 'vitest';
import { findPostgres, startPostgres } from './postgres.test-support.ts';

/**
 * Defines tests on a Postgres server of this file's own: of what the embedded database cannot show. That is what
 * depends on several connections, on locks, on what a driver makes of types, or on the dictionaries of another version.
 * Queries that are the same wherever they run are tested on the embedded database, and once on a server by
 * `tests/contract`.
 */
export async function onPostgres(define: (server: string, programs: string) => void): Promise<void> {
  const programs = findPostgres();
  if (!programs) return test.skip('a Postgres server: SKIPPED, as this machine has no initdb and postgres', () => {});
  const postgres = await startPostgres(programs);
  afterAll(() => postgres.stop());
  define(postgres.url, programs);
}

import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { numberParsers } from './value-parsers.ts';

/** The embedded database, in the thread that calls: each of its statements blocks it. */
export async function startPGlite(options: PGliteOptions = {}): Promise<PGlite> {
  const [{ PGlite }, { pg_trgm }, { fuzzystrmatch }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/contrib/fuzzystrmatch'),
  ]);
  return PGlite.create({ ...options, parsers: { ...numberParsers }, extensions: { pg_trgm, fuzzystrmatch } });
}

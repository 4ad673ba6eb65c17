import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** A connected database. */
export interface OpenDatabase {
  db: Kysely<Database>;
  /** No other process can open it. */
  exclusive: boolean;
  /** The embedded database's files as a gzipped tar. A Postgres server has programs of its own for this. */
  dump?: () => Promise<Uint8Array>;
  close(): Promise<void>;
}

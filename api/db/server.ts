import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import type { Log } from '../log.ts';
import { DatabaseUnreachableError } from './errors.ts';
import type { OpenDatabase } from './open-database.ts';
import type { Database } from './schema.ts';
import { numberParsers } from './value-parsers.ts';

const CONNECT_TIMEOUT_MS = 10_000;

/** @throws DatabaseUnreachableError */
export async function openServer(databaseUrl: string, log: Log): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: { getTypeParser: (oid, format) => numberParsers[oid] ?? types.getTypeParser(oid, format) },
  });
  // Unhandled, the loss of a connection would end this process, whether it is in use or, as the pool says too, idle.
  // The pool replaces the connection.
  pool.on('connect', (client) =>
    client.on('error', ({ message }) => log.warn('database.connection-lost', { message })),
  );
  pool.on('error', () => {});
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`select 1`.execute(db);
  } catch (cause) {
    await db.destroy();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseUnreachableError(
      `Cannot use the database at ${withoutPassword(databaseUrl)} (from DATABASE_URL): ${reason}`,
      { cause },
    );
  }
  return { db, exclusive: false, close: () => db.destroy() };
}

function withoutPassword(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'the given address';
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

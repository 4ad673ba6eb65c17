import { Kysely, PostgresDialect, sql, type Logger } from 'kysely';
import { Pool, types } from 'pg';
import type { Log } from '../log.ts';
import { within } from '../waiting.ts';
import { DatabaseUnreachableError } from './errors.ts';
import { limitedPool } from './limited-pool.ts';
import type { OpenDatabase } from './open-database.ts';
import type { Database } from './schema.ts';
import { numberParsers } from './value-parsers.ts';

const CONNECT_TIMEOUT_MS = 10_000;
/** A server that has lost its power says nothing: ten seconds later, a connection to it is known to be lost. */
const SILENT_MS = 10_000;
/** Statements that are still running are not waited for. */
const CLOSE_MS = 1_000;

interface ServerOptions {
  /** Milliseconds that a statement may take unless its caller says otherwise. */
  statementMs?: number;
  /** Called after each statement. */
  onQuery?: Logger | undefined;
}

/** @throws DatabaseUnreachableError */
export async function openServer(
  databaseUrl: string,
  log: Log,
  { statementMs, onQuery }: ServerOptions = {},
): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: SILENT_MS,
    types: { getTypeParser: (oid, format) => numberParsers[oid] ?? types.getTypeParser(oid, format) },
  });
  // Unhandled, the loss of a connection would end this process, whether it is in use or, as the pool says too, idle.
  // The pool replaces the connection.
  pool.on('connect', (client) =>
    client.on('error', ({ message }) => log.warn('database.connection-lost', { message })),
  );
  pool.on('error', () => {});
  const dialect = new PostgresDialect({ pool: limitedPool(pool, { statementMs, log }) });
  const db = new Kysely<Database>({ dialect, ...(onQuery && { log: onQuery }) });
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
  return { db, exclusive: false, close: () => within(CLOSE_MS, db.destroy(), undefined) };
}

function withoutPassword(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'the given address';
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

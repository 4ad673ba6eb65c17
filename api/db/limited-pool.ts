import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import type { Log } from '../log.ts';
import { DeadlineExceeded, withDeadline } from '../waiting.ts';
import { statementLimit } from './statement-limit.ts';

/**
 * What the server does with what nobody here waits for any more, also where no word of it arrives: a transaction that
 * was left open would keep its locks for hours.
 */
const SESSION = `
  set idle_in_transaction_session_timeout = '30s';
  set idle_session_timeout = '5min';
  set client_connection_check_interval = '5s'`;

/** How much of a statement is logged. Its values are not in it. */
const LOGGED_CHARACTERS = 120;

/** There is no connection, which pg says in many ways. As SQLSTATE has it, so that it counts as an outage. */
class ConnectionFailed extends Error {
  override name = 'ConnectionFailed';
  readonly code = '08006';
}

interface PoolOptions {
  /** Milliseconds that a statement may take unless its caller says otherwise. */
  statementMs: number | undefined;
  log: Log;
}

/**
 * This pool with a limit on every statement. A connection whose statement takes longer is closed: it may lead nowhere,
 * and whoever got it next would wait as long. So may those that have not answered since it was sent.
 */
export function limitedPool(pool: Pool, { statementMs, log }: PoolOptions): PostgresPool {
  /** By connection, once it is prepared. */
  const answeredAt = new WeakMap<PoolClient, number>();
  let suspectSince = -Infinity;

  function limited(client: PoolClient): PostgresPoolClient {
    let isReleased = false;
    const release = (destroy = false) => {
      if (!isReleased) client.release(destroy);
      isReleased = true;
    };
    async function query(text: string, values?: readonly unknown[]) {
      const milliseconds = statementLimit(statementMs);
      const sentAt = performance.now();
      try {
        const result = await withDeadline('A statement', milliseconds, () => client.query(text, values && [...values]));
        answeredAt.set(client, performance.now());
        return result;
      } catch (error) {
        if (!(error instanceof DeadlineExceeded)) throw asOutage(error);
        suspectSince = sentAt;
        log.warn('database.statement-abandoned', { milliseconds, statement: text.trim().slice(0, LOGGED_CHARACTERS) });
        release(true);
        throw error;
      }
    }
    // Its other form, for cursors, is not in use.
    return { query: query as unknown as PostgresPoolClient['query'], release };
  }

  async function prepared(client: PoolClient): Promise<PostgresPoolClient> {
    const fresh = limited(client);
    if (answeredAt.has(client)) return fresh;
    try {
      await fresh.query(SESSION, []);
    } catch (error) {
      // A server that does not know them all is as good as any other while nothing goes wrong.
      if (!(error instanceof DatabaseError)) {
        fresh.release(true);
        throw error;
      }
      log.warn('database.settings-refused', { message: error.message });
    }
    answeredAt.set(client, performance.now());
    return fresh;
  }

  return {
    options: pool.options,
    async connect() {
      for (;;) {
        const client = await pool.connect().catch((error: unknown) => {
          throw asOutage(error);
        });
        if ((answeredAt.get(client) ?? Infinity) >= suspectSince) return prepared(client);
        client.release(true);
      }
    },
    end: () => pool.end(),
  };
}

/** Anything but the server's own answer, and the system's error. */
function asOutage(cause: unknown): unknown {
  const isKnown = cause instanceof DatabaseError || (cause as { code?: unknown } | null)?.code !== undefined;
  return isKnown ? cause : new ConnectionFailed(cause instanceof Error ? cause.message : String(cause), { cause });
}

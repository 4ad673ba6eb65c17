import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { emptyAuditLog } from './access/audit-log.test-support.ts';
import { hashAtCost } from './access/password-hash.ts';
import { loadConfig, type Config } from './config.ts';
import { createApi } from './create-api.ts';
import type { Database } from './db/schema.ts';
import type { JobFeed } from './feeds/feed.ts';
import { sampleFeed } from './feeds/sample-feed.test-support.ts';
import { createLog } from './log.ts';
import { createServices, type Services } from './services.ts';
import { createMigratedDatabase } from './db/database.test-support.ts';

export { startBlackHole, type BlackHole } from './db/black-hole.test-support.ts';
export { createTestDatabase, type TestDatabase } from './db/database.test-support.ts';
export { unpackMigrated } from './db/migrated.test-support.ts';
export { findPostgres, startPostgres, type PostgresServer } from './db/postgres.test-support.ts';
export { advert } from './feeds/adverts.test-support.ts';
export { startSmtpServer, type TestSmtpServer } from './mail/smtp-server.test-support.ts';

/** The initial time of tests' services. */
export const TEST_NOW = new Date('2026-03-02T09:00:00Z');

/** How long opening a database may take on a busy machine, for hooks. */
export const OPENING_MS = 120_000;

export interface TestApi {
  services: Services;
  /** Every event logged so far. */
  logged: Record<string, unknown>[];
  /** Moves the services' clock. */
  setTime(time: Date): void;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Deletes every row of these tables and of those that depend on them. */
  empty(...tables: (keyof Database)[]): Promise<void>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** New services on the same database, folder and clock, as after a restart with other settings. */
  restarted(config?: Partial<Config>): TestApi;
  close(): Promise<void>;
}

export interface TestOptions {
  /** Instead of the sample feed. */
  feed?: JobFeed;
  /** A Postgres server to create a database on, instead of one in memory. */
  server?: string | undefined;
}

/** The whole API on a database, a folder and a clock of its own; see `createMigratedDatabase`. */
export async function createTestApi(
  config: Partial<Config> = {},
  { feed = config.feedFile === undefined ? sampleFeed : undefined, server }: TestOptions = {},
): Promise<TestApi> {
  const dataDir = mkdtempSync(join(tmpdir(), 'api-test-'));
  const database = await createMigratedDatabase(server);
  const logged: Record<string, unknown>[] = [];
  let now = TEST_NOW;
  const services = await createServices(
    { ...loadConfig({}), dataDir, databaseUrl: database.url, ...config },
    {
      clock: () => now,
      log: createLog((line) => logged.push(JSON.parse(line) as Record<string, unknown>)),
      // The same hash, at a hundredth of the cost: tests check hundreds of passwords.
      hashPassword: hashAtCost(2 ** 8),
      database: await database.open(),
      ...(feed && { feed }),
    },
  );
  const over = (current: Services): TestApi => ({
    services: current,
    logged,
    setTime: (time) => void (now = time),
    empty: async (...tables) => {
      const others = tables.filter((table) => table !== 'staff_actions');
      if (others.length < tables.length) await emptyAuditLog(current.db);
      if (others.length === 0) return;
      await sql`truncate ${sql.join(others.map((table) => sql.table(table)))} restart identity cascade`.execute(
        current.db,
      );
    },
    ...callsTo(current),
    restarted: (changes = {}) => over({ ...current, config: { ...current.config, ...changes } }),
    async close() {
      await services.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  });
  return over(services);
}

function callsTo(services: Services): Pick<TestApi, 'get' | 'post'> {
  const api = createApi(services);
  const send = (path: string, init: RequestInit) =>
    api.fetch(new Request(new URL(path, 'http://localhost:3000'), init));
  return {
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, body = {}, headers = {}) =>
      send(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
  };
}

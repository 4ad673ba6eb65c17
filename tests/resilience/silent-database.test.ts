import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createTestDatabase,
  findPostgres,
  startBlackHole,
  startPostgres,
  type BlackHole,
  type PostgresServer,
  type TestDatabase,
} from '@site/api/test-support';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFeedServer, type FeedServer } from './feed-server.ts';
import { startVictim, type Victim } from './victim.ts';

const programs = findPostgres();

describe.skipIf(!programs)('a server whose connections to Postgres go silent', () => {
  let postgres: PostgresServer;
  let database: TestDatabase;
  let hole: BlackHole;
  let feed: FeedServer;
  let folder: string;
  let victim: Victim;

  beforeAll(async () => {
    postgres = await startPostgres(programs!);
    database = await createTestDatabase(postgres.url);
    folder = mkdtempSync(join(tmpdir(), 'silent-'));
    [hole, feed] = await Promise.all([startBlackHole(database.url), startFeedServer(10)]);
    victim = await startVictim({ DATA_DIR: folder, DATABASE_URL: hole.url, FEED_URL: feed.url });
  });
  afterAll(async () => {
    await victim.kill();
    await Promise.all([hole.close(), feed.close()]);
    await database.drop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('ends on SIGTERM, whatever waits for an answer', { timeout: 60_000 }, async () => {
    hole.swallow();
    const call = fetch(`${victim.url}/.netlify/functions/get-jobs`).then(({ ok }) => ok, String);
    expect(await victim.stop()).toBe(0);
    await call;
  });
});

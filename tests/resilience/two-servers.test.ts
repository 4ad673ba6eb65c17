import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createTestDatabase,
  findPostgres,
  type PostgresServer,
  startPostgres,
  startSmtpServer,
  type TestDatabase,
  type TestSmtpServer,
} from '@site/api/test-support';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { startFeedServer, type FeedServer } from './feed-server.ts';
import { startVictim, type Victim } from './victim.ts';

const TIMEOUT_MS = 120_000;
const PATIENCE = { timeout: 60_000, interval: 50 };
const PASSWORD = 'depot-keys';

const programs = findPostgres();

describe.skipIf(!programs)('two server processes on one Postgres', { timeout: TIMEOUT_MS }, () => {
  let postgres: PostgresServer;
  let database: TestDatabase;
  let feed: FeedServer;
  let smtp: TestSmtpServer;
  let folder: string;
  let one: Victim;
  let other: Victim;

  beforeAll(async () => {
    postgres = await startPostgres(programs!);
    database = await createTestDatabase(postgres.url);
    folder = mkdtempSync(join(tmpdir(), 'two-servers-'));
    [feed, smtp] = await Promise.all([startFeedServer(100), startSmtpServer()]);
    const env = {
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      FEED_URL: feed.url,
      SMTP_URL: smtp.url,
      STAFF_PASSWORD: PASSWORD,
      TRUSTED_PROXIES: '1',
    };
    [one, other] = await Promise.all([startVictim(env), startVictim(env)]);
    return async () => {
      await Promise.all([one.kill(), other.kill()]);
      await Promise.all([feed.close(), smtp.close()]);
      await database.drop();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    };
  }, TIMEOUT_MS);

  const post = (server: Victim, name: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/.netlify/functions/${name}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.1', ...headers },
    });
  const signIn = async (server: Victim) => {
    const response = await post(server, 'staff-auth', { action: 'login', password: PASSWORD });
    return { cookie: response.headers.get('set-cookie')?.split(';', 1)[0] ?? '' };
  };
  const message = (number: number) => ({
    firstName: 'Ben',
    lastName: 'Hart',
    email: `sender${number}@example.org`,
    phone: '01632 960 202',
    inquiryType: 'hire',
    message: `Message number ${number}.`,
  });

  test('a session opened on one is valid on the other until it ends', async () => {
    const session = await signIn(one);
    const verify = async () => (await post(other, 'staff-auth', { action: 'verify' }, session)).json();
    expect(await verify()).toMatchObject({ valid: true });
    await post(one, 'staff-auth', { action: 'logout' }, session);
    expect(await verify()).toMatchObject({ valid: false });
  });

  test('attempts on one count on the other', async () => {
    const from = { 'x-forwarded-for': '203.0.113.7' };
    const statuses = [];
    for (let number = 0; number < 6; number += 1)
      statuses.push((await post(number % 2 === 0 ? one : other, 'send-email', message(number), from)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('the same form sent to both is one submission', async () => {
    const from = { 'x-forwarded-for': '203.0.113.8' };
    const replies = await Promise.all(
      [one, other, one, other].map((server) => post(server, 'send-email', message(100), from)),
    );
    const references = await Promise.all(
      replies.map(async (reply) => ((await reply.json()) as { reference: string }).reference),
    );
    expect(new Set(references).size).toBe(1);
  });

  test('while one is syncing, the other cannot', async () => {
    const session = await signIn(one);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    feed.beforePage = () => held;
    const both = [one, other].map((server) => post(server, 'trigger-sync', {}, session));
    expect((await Promise.race(both)).status).toBe(409);
    release();
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    feed.beforePage = () => {};
  });

  test('mails that both could send are sent once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, number) =>
        post(number % 2 === 0 ? one : other, 'send-email', message(200 + number), {
          'x-forwarded-for': `198.51.100.${number}`,
        }),
      ),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const about = () => smtp.received.filter(({ raw }) => /sender2\d\d@example\.org/.test(raw));
    await vi.waitFor(() => expect(about().length).toBeGreaterThanOrEqual(60), PATIENCE);
    expect(about()).toHaveLength(60);
    expect(new Set(about().map(({ header }) => header('message-id'))).size).toBe(60);
  });
});

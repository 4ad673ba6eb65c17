import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createTestDatabase,
  findPostgres,
  type PostgresServer,
  startPostgres,
  startSmtpServer,
  type TestDatabase,
  type TestSmtpServer,
  unpackMigrated,
} from '@site/api/test-support';
import { createApiClient, type ApiClient, type ApplicationInput, type ContactMessageInput } from '@site/contract';
import { openEmbedded } from '../../api/db/embedded.ts';
import type { OpenDatabase } from '../../api/db/open-database.ts';
import { startFeedServer, type FeedServer } from './feed-server.ts';
import { startVictim, type Victim } from './victim.ts';

/** Six pages of the feed. */
const JOBS = 300;
/** Where a sync is only what comes before. */
const FEW_JOBS = 5;
/** Half of them applications, half contact messages. */
const FORMS = 24;
const PATIENCE = { timeout: 120_000, interval: 50 };
/** Every test starts a server two or three times. */
const TIMEOUT_MS = 300_000;

const message = (number: number): ContactMessageInput => ({
  firstName: 'Ben',
  lastName: 'Hart',
  email: `sender${number}@example.org`,
  phone: '01632 960 202',
  inquiryType: 'hire',
  message: `Message number ${number} of many.`,
});

const application = (number: number, jobSlug: string): ApplicationInput => ({
  fullName: 'Ada Okafor',
  email: `sender${number}@example.org`,
  phone: '01632 960 201',
  jobTitle: 'Driver',
  jobSlug,
  coverLetter: `Application number ${number} of many.`,
});

/** Each form comes from a different address, because of the limit per address. */
const clientOf = ({ url }: Victim, address: string): ApiClient =>
  createApiClient({
    baseUrl: url,
    fetch: (request) => {
      request.headers.set('x-forwarded-for', address);
      return fetch(request);
    },
  });

describeKilledServers('the embedded database');
const programs = findPostgres();
if (programs) describeKilledServers('a Postgres server', programs);
else test.skip('a killed server on Postgres: SKIPPED, as this machine has no initdb and postgres', () => {});

function describeKilledServers(database: string, postgresPrograms?: string): void {
  describe(`a server killed outright, on ${database}`, { timeout: TIMEOUT_MS }, () => {
    let postgres: PostgresServer | undefined;
    let kept: TestDatabase | undefined;
    let folder: string;
    let feed: FeedServer;
    let smtp: TestSmtpServer;
    let victim: Victim | undefined;

    beforeAll(async () => {
      if (postgresPrograms) postgres = await startPostgres(postgresPrograms);
    });
    afterAll(() => postgres?.stop());
    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), 'killed-'));
      if (postgres) kept = await createTestDatabase(postgres.url);
      else await unpackMigrated(folder);
      [feed, smtp] = await Promise.all([startFeedServer(JOBS), startSmtpServer()]);
    });
    afterEach(async () => {
      await victim?.kill();
      await Promise.all([feed.close(), smtp.close()]);
      await kept?.drop();
      rmSync(folder, { recursive: true, force: true });
    });

    async function start(): Promise<Victim> {
      victim = await startVictim({
        DATA_DIR: folder,
        DATABASE_URL: kept?.url ?? '',
        FEED_URL: feed.url,
        SMTP_URL: smtp.url,
        STAFF_PASSWORD: 'depot-keys',
        TRUSTED_PROXIES: '1',
      });
      return victim;
    }

    async function kill(): Promise<void> {
      await victim?.kill();
      victim = undefined;
    }

    /** Reads the database while no server is running. */
    async function inspect<Found>(look: (database: OpenDatabase) => Promise<Found>): Promise<Found> {
      const opened = kept ? await kept.open() : await openEmbedded(folder, async () => {});
      return look(opened).finally(() => opened.close());
    }

    const countJobs = ({ url }: Victim) =>
      createApiClient({ baseUrl: url })
        .getJobs({})
        .then((result) => (result.ok ? result.data.pagination.total : result.error));

    async function openJob({ url }: Victim): Promise<string> {
      const list = await createApiClient({ baseUrl: url }).getJobs({});
      return (list.ok && list.data.jobs[0]?.slug) || expect.fail('The board is empty');
    }

    test('in the middle of a sync: the jobs stay as they were, the run is marked as failed, the next one completes', async () => {
      const first = await start();
      expect(await countJobs(first)).toBe(JOBS);
      feed.total = JOBS + 100;
      const reached = new Promise<void>((resolve) => {
        feed.beforePage = (index) => (index === 4 ? (resolve(), new Promise(() => {})) : undefined);
      });
      void syncAsStaff(first);
      await reached;
      await kill();

      feed.beforePage = () => {};
      if (kept)
        await inspect(({ db }) =>
          db
            .updateTable('sync_runs')
            .set({ heartbeat_at: new Date(0) })
            .where('status', '=', 'running')
            .execute(),
        );
      const second = await start();
      expect(await countJobs(second)).toBe(JOBS);
      expect(await syncAsStaff(second)).toMatchObject({ success: true, data: { status: 'completed', jobsAdded: 100 } });
      expect(await countJobs(second)).toBe(JOBS + 100);
      await kill();
      const runs = await inspect(({ db }) => db.selectFrom('sync_runs').select('status').orderBy('id').execute());
      expect(runs.map(({ status }) => status)).toEqual(['completed', 'failed', 'completed']);
    });

    test('while forms arrive and mails go out: all that was confirmed is stored once, and delivered', async () => {
      feed.total = FEW_JOBS;
      const confirmed = new Map<number, string>();
      const first = await start();
      const slug = await openJob(first);
      const send = async (server: Victim, number: number) => {
        const client = clientOf(server, `203.0.113.${number}`);
        const result = await (number % 2 === 0
          ? client.applyToJob(application(number, slug))
          : client.sendEmail(message(number)));
        if (result.ok) confirmed.set(number, result.data.reference);
        return result.ok;
      };
      const sending = Array.from({ length: FORMS }, (_, number) => send(first, number));
      await vi.waitFor(() => {
        const kinds = [...confirmed.keys()].map((number) => number % 2);
        expect([kinds.length > FORMS / 4, kinds.includes(0), kinds.includes(1)]).toEqual([true, true, true]);
      }, PATIENCE);
      await kill();
      const answered = await Promise.all(sending);
      const confirmedBefore = new Map(confirmed);

      if (kept)
        await inspect(({ db }) =>
          db
            .updateTable('mail_outbox')
            .set({ due_at: new Date(0) })
            .where('status', '=', 'queued')
            .execute(),
        );
      const second = await start();
      // Resent, as a browser or a person would do without an answer.
      for (const [number, wasAnswered] of answered.entries())
        if (!wasAnswered) expect(await send(second, number)).toBe(true);
      await vi.waitFor(() => expect(messageIds(smtp).size).toBe(2 * FORMS), PATIENCE);
      await kill();

      const { stored, mails } = await inspect(async ({ db }) => ({
        stored: await db.selectFrom('form_submissions').select(['reference', 'form', 'content']).execute(),
        mails: await db.selectFrom('mail_outbox').select('status').execute(),
      }));
      const senders = (form: string) =>
        stored
          .filter((each) => each.form === form)
          .map(({ content }) => content['email'])
          .toSorted();
      const numbered = (remainder: number) =>
        Array.from({ length: FORMS }, (_, number) => number).filter((number) => number % 2 === remainder);
      expect(senders('apply-to-job')).toEqual(
        numbered(0)
          .map((number) => `sender${number}@example.org`)
          .toSorted(),
      );
      expect(senders('send-email')).toEqual(
        numbered(1)
          .map((number) => `sender${number}@example.org`)
          .toSorted(),
      );
      for (const [number, reference] of confirmedBefore) {
        expect(stored.find((each) => each.reference === reference)?.content).toMatchObject({
          email: `sender${number}@example.org`,
        });
      }
      expect(mails).toHaveLength(2 * FORMS);
    });

    test('while a mail is on its way: it is sent by the next server, once', async () => {
      feed.total = FEW_JOBS;
      const first = await start();
      const reached = new Promise<void>((resolve) => {
        smtp.beforeAcceptance = () => (resolve(), new Promise(() => {}));
      });
      expect(await clientOf(first, '203.0.113.1').sendEmail(message(1))).toMatchObject({ ok: true });
      await reached;
      await kill();

      smtp.beforeAcceptance = () => {};
      if (kept)
        await inspect(({ db }) =>
          db
            .updateTable('mail_outbox')
            .set({ due_at: new Date(0) })
            .where('status', '=', 'queued')
            .execute(),
        );
      const second = await start();
      // Until the server has recorded that a mail was accepted, a kill rightly causes it to be sent again.
      await vi.waitFor(
        () => expect(second.logged.filter(({ event }) => event === 'mail.sent')).toHaveLength(2),
        PATIENCE,
      );
      await kill();
      expect(smtp.received).toHaveLength(2);
      expect(messageIds(smtp).size).toBe(2);
      expect(await inspect(({ db }) => db.selectFrom('mail_outbox').select('status').execute())).toEqual([
        { status: 'sent' },
        { status: 'sent' },
      ]);
    });
  });
}

/** Mails are told apart by Message-ID: one that arrives again has the id it had. */
const messageIds = ({ received }: TestSmtpServer) => new Set(received.map(({ header }) => header('message-id')));

async function syncAsStaff({ url }: Victim): Promise<unknown> {
  const post = (name: string, body: object, cookie = '') =>
    fetch(`${url}/.netlify/functions/${name}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', cookie },
    });
  const login = await post('staff-auth', { action: 'login', password: 'depot-keys' });
  const answer = await post('trigger-sync', {}, login.headers.get('set-cookie')?.split(';', 1)[0]).catch(
    () => undefined,
  );
  return answer?.json();
}

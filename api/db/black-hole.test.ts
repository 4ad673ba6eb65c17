import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { createMailer } from '../mail/mailer.ts';
import { startSmtpServer, type TestSmtpServer } from '../mail/smtp-server.test-support.ts';
import { createReadinessCheck } from '../readiness.ts';
import { createServices, type Services } from '../services.ts';
import { createScheduler } from '../tasks/scheduler.ts';
import { startBlackHole, type BlackHole } from './black-hole.test-support.ts';
import { createMigratedDatabase, type TestDatabase } from './database.test-support.ts';
import { onPostgres } from './on-postgres.test-support.ts';
import { openServer } from './server.ts';
import { allowStatements } from './statement-limit.ts';

const STATEMENT_MS = 400;
const PATIENCE = { timeout: 25_000, interval: 50 };
const CONNECTIONS = 4;

await onPostgres((server) => {
  describe('when the open connections to Postgres go silent, and new ones work', () => {
    let database: TestDatabase;
    let hole: BlackHole;
    let smtp: TestSmtpServer;
    let services: Services;
    let logged: Record<string, unknown>[];

    beforeEach(async () => {
      logged = [];
      const log = createLog((line) => logged.push(JSON.parse(line) as Record<string, unknown>));
      [database, smtp] = await Promise.all([createMigratedDatabase(server), startSmtpServer()]);
      hole = await startBlackHole(database.url);
      const opened = await openServer(hole.url, log, { statementMs: STATEMENT_MS });
      services = await createServices({ ...loadConfig({}), smtpUrl: smtp.url }, { database: opened, log });
      const opening = () =>
        Promise.all(Array.from({ length: CONNECTIONS }, () => sql`select pg_sleep(0.1)`.execute(services.db)));
      await vi.waitFor(opening, PATIENCE);
    });
    afterEach(async () => {
      // First, so that what still waits for an answer fails.
      await hole.close();
      await services.close();
      await smtp.close();
      await database.drop();
    });

    const one = () => sql<{ one: number }>`select 1 as one`.execute(services.db);
    const eventsOf = (event: string) => logged.filter((each) => each['event'] === event);

    const queueMail = () =>
      services.db
        .insertInto('mail_outbox')
        .values({
          id: crypto.randomUUID(),
          reference: 'CON-1',
          recipient: 'ada@example.org',
          mailbox: 'ada@example.org',
          subject: 'We have your message',
          text_body: 'Thank you.',
          html_body: '<p>Thank you.</p>',
          attaches_file: false,
          due_at: services.clock(),
          created_at: services.clock(),
        })
        .execute();

    test('a statement fails as in any outage, is logged without its values, and its connection is replaced', async () => {
      hole.swallow();
      const lost = await sql`select ${'secret'}::text as answer`.execute(services.db).catch((error: unknown) => error);
      expect(lost).toMatchObject({ name: 'DeadlineExceeded', code: 'ETIMEDOUT' });
      expect(eventsOf('database.statement-abandoned')).toMatchObject([{ statement: 'select $1::text as answer' }]);
      // So are the others, which nobody has to try.
      await Promise.all(Array.from({ length: 2 * CONNECTIONS }, one));
    });

    test('a transaction fails too, and leaves no connection behind', async () => {
      const transactions = Array.from({ length: CONNECTIONS }, () =>
        services.db.transaction().execute(async (transaction) => {
          await sql`select 1`.execute(transaction);
          hole.swallow();
          await sql`select 1`.execute(transaction);
        }),
      );
      expect((await Promise.allSettled(transactions)).map(({ status }) => status)).toContain('rejected');
      await vi.waitFor(() => Promise.all(Array.from({ length: 3 * CONNECTIONS }, one)), PATIENCE);
    });

    test('readiness says so in time, and that it is over', async () => {
      vi.useFakeTimers({ toFake: ['Date', 'performance'] });
      const readiness = createReadinessCheck(services, STATEMENT_MS);
      expect(await readiness()).toEqual({ status: 'ready' });
      vi.advanceTimersByTime(3_000);
      hole.swallow();
      expect(await readiness()).toEqual({ status: 'no answer' });
      await vi.waitFor(async () => {
        vi.advanceTimersByTime(3_000);
        expect(await readiness()).toEqual({ status: 'ready' });
      }, PATIENCE);
      vi.useRealTimers();
      expect(eventsOf('readiness.changed')).toMatchObject([{ status: 'no answer' }, { status: 'ready' }]);
    });

    test('mail goes on', async () => {
      const mailer = createMailer(services);
      await queueMail();
      hole.swallow();
      mailer.start();
      await vi.waitFor(() => expect(eventsOf('mail.sent')).toHaveLength(1), PATIENCE);
      expect(smtp.received).toHaveLength(1);
      expect(eventsOf('mail.worker-failed')[0]).toMatchObject({ message: expect.stringContaining('A statement took') });
      await mailer.stop();
    });

    test('a mail that was accepted meanwhile is not sent again', async () => {
      smtp.beforeAcceptance = () => hole.swallow();
      await queueMail();
      const mailer = createMailer(services);
      mailer.start();
      await vi.waitFor(() => expect(eventsOf('mail.sent')).toHaveLength(1), PATIENCE);
      expect(eventsOf('mail.not-recorded')).toHaveLength(1);
      expect(await services.db.selectFrom('mail_outbox').select('status').execute()).toEqual([{ status: 'sent' }]);
      await mailer.stop();
      expect(smtp.received).toHaveLength(1);
    });

    test('recurring tasks go on', async () => {
      let runs = 0;
      const task = {
        name: 'counting',
        everyMs: 0,
        withinMs: 5_000,
        run: async () => void (await one().then(() => (runs += 1))),
      };
      const scheduler = createScheduler(services, [task], { pollMs: 50 });
      scheduler.start();
      await vi.waitFor(() => expect(runs).toBeGreaterThan(0), PATIENCE);
      hole.swallow();
      const before = runs;
      await vi.waitFor(() => expect(runs).toBeGreaterThan(before + 1), PATIENCE);
      await scheduler.stop();
    });

    test('closing waits for nothing', async () => {
      hole.swallow();
      const waiting = allowStatements(60_000, one).catch((error: unknown) => error);
      await wait(100);
      await services.close();
      await hole.close();
      expect(await waiting).toBeInstanceOf(Error);
    });
  });

  test('work that needs it may take longer than a statement that a visitor waits for', async () => {
    const { url, drop } = await createMigratedDatabase(server);
    const { db, close } = await openServer(
      url,
      createLog(() => {}),
      { statementMs: 50 },
    );
    const slow = sql`select pg_sleep(0.5)`;
    await expect(slow.execute(db)).rejects.toThrow('A statement took more than 0.05 seconds');
    await allowStatements(30_000, () => slow.execute(db));
    await close();
    await drop();
  });

  test('the server ends what nobody waits for any more, such as a transaction with its locks', async () => {
    const { url, drop } = await createMigratedDatabase(server);
    const { db, close } = await openServer(
      url,
      createLog(() => {}),
    );
    const names = ['idle_in_transaction_session_timeout', 'idle_session_timeout', 'client_connection_check_interval'];
    const { rows } = await sql`
      select name, setting from pg_settings where name = any(${names}::text[]) order by name`.execute(db);
    expect(rows.map((row) => Number((row as { setting: string }).setting))).toEqual([5_000, 30_000, 300_000]);
    await close();
    await drop();
  });
});

import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { clearJobs } from '../jobs/sync/clear-jobs.ts';
import { syncJobs } from '../jobs/sync/sync.ts';
import { TEST_NOW } from '../test-support.ts';
import { sendJobAlerts } from './job-alerts.ts';
import { ADA, DAY, MINUTE, SITE, useSubscriptions } from './fixture.test-support.ts';

/** What job alerts send and when, on the given Postgres server or in memory. The tests start on a Monday at nine. */
export function describeJobAlerts(database: string, server?: string): void {
  describe(`job alerts, on ${database}`, () => {
    const { api, later, subscriptions, mails, alert, confirm, ...fixture } = useSubscriptions(server);
    const { settings, ok, lastMail, confirmToken, watcher, importJobs } = fixture;

    const at = (days: number) => new Date(TEST_NOW.getTime() + days * DAY);
    /** Sends what is due so many days later, at nine in the morning. */
    const runAt = (days: number) => {
      later(days * DAY);
      return sendJobAlerts(api().services);
    };
    const recipients = async () => (await mails()).map(({ recipient }) => recipient);
    const dueAt = async () => (await subscriptions())[0]!.due_at?.toISOString();

    describe('a mail', () => {
      test('follows the confirmation, with what was asked for and where it is changed, once', async () => {
        await alert({ search: 'trunker', location: 'leeds', salary_min: 30_000 });
        const token = await confirmToken();
        await api().empty('mail_outbox');
        await confirm(token);
        await confirm(token);
        const [mail, ...others] = await mails();
        expect(others).toEqual([]);
        expect(mail).toMatchObject({
          recipient: ADA,
          subject: 'Your job alert is on: “trunker” jobs in leeds, from £30,000 a year',
        });
        const link = /\/jobs\/alerts\?link=([\w-]{43})/.exec(mail!.text_body)?.[1] ?? '';
        expect((await settings(link)).status).toBe(200);
      });

      test('tells a confirmed subscriber about new matching jobs, once', async () => {
        await importJobs({ title: 'Night Trunker', location: 'Leeds' });
        await watcher({ search: 'trunker', location: 'leeds', salary_min: 30_000 });
        await runAt(1);
        expect(await mails()).toEqual([]);
        await importJobs(
          { title: 'Day Trunker', at: at(2), company: 'Aire Haulage', salary_min: 36_000, salary_max: 40_000 },
          { title: 'Trunker', location: 'Hull', at: at(2), salary_min: 36_000 },
          { title: 'Cleaner', at: at(2), salary_min: 36_000 },
          { title: 'Underpaid Trunker', at: at(2), salary_min: 20_000 },
          { title: 'Gone Trunker', at: at(2), salary_min: 36_000, closed_at: at(2) },
          { title: 'Overdue Trunker', at: at(2), salary_min: 36_000, closes_on: '2026-03-03' },
        );
        await runAt(2);
        await runAt(2);
        await runAt(3);
        const [mail, ...others] = await mails();
        expect(others).toEqual([]);
        expect(mail).toMatchObject({
          recipient: ADA,
          subject: 'New “trunker” jobs in leeds, from £30,000 a year (1)',
        });
        for (const said of [
          'Day Trunker, Leeds',
          'Aire Haulage, £36,000',
          'per annum, Permanent',
          `${SITE}/jobs?search=trunker`,
          '/subscription?unsubscribe=',
          `${SITE}/jobs/alerts?link=`,
        ]) {
          expect(mail!.text_body).toContain(said);
          expect(mail!.html_body).toContain(said);
        }
        for (const unsaid of ['Hull', 'Cleaner', 'Underpaid', 'Gone', 'Overdue', 'Night'])
          expect(mail!.text_body).not.toContain(unsaid);
        expect(await subscriptions()).toMatchObject([{ seen_until: at(2), last_sent_at: at(2) }]);
      });

      test('takes words as they are where no job is at the place among them, as the list does', async () => {
        await watcher({ search: 'cleaner exeter', frequency: 'daily' });
        await importJobs({ title: 'Cleaner', description: '<p>Our lorries go to Exeter.</p>', at: at(1) });
        await runAt(1);
        expect((await mails())[0]?.text_body).toContain('Cleaner, Leeds');
      });

      test('lists the ten newest of many, with a link to all of them', async () => {
        await watcher({ category: ['HGV Driver', 'Admin'], job_type: 'permanent', frequency: 'daily' });
        await importJobs(
          ...Array.from({ length: 12 }, (_, number) => ({
            title: `Driver ${number + 1}`,
            at: at(1),
            posted_at: at(number / 24),
            job_type: 'permanent',
          })),
        );
        await runAt(1);
        const { subject, text_body: text } = await lastMail();
        expect(subject).toBe('New Admin or HGV Driver jobs, permanent (12)');
        expect(text.match(/Driver \d+, Leeds/g)).toEqual(
          [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => `Driver ${number}, Leeds`),
        );
        expect(text).toContain(`${SITE}/jobs?category=Admin&category=HGV+Driver&job_type=permanent`);
      });

      test('has the jobs within so many miles of a place', async () => {
        await watcher({ near: 'Leeds', within: 10 });
        await importJobs(
          { title: 'Near', location: 'Bradford', at: at(1) },
          { title: 'Far', location: 'Hull', at: at(1) },
        );
        await runAt(1);
        expect(await lastMail()).toMatchObject({ subject: 'New jobs within 10 miles of Leeds (1)' });
        expect((await lastMail()).text_body).toContain('Near, Bradford');
      });

      test('is not sent before confirmation', async () => {
        await ok(await alert({ category: 'HGV Driver' }));
        await api().empty('mail_outbox');
        await importJobs({ title: 'Driver', at: at(1) });
        await runAt(1);
        expect(await mails()).toEqual([]);
      });

      test('is not sent when no new job matches, and the alert remembers what it has seen', async () => {
        await watcher({ category: 'Warehouse' });
        await importJobs({ title: 'Driver', at: at(1) });
        await runAt(1);
        expect(await mails()).toEqual([]);
        expect(await subscriptions()).toMatchObject([{ seen_until: at(1), last_sent_at: null }]);
      });

      test('has only what was asked for: no search is corrected, as nobody is there to see it', async () => {
        await api().services.db.insertInto('search_words').values({ word: 'trunker' }).execute();
        await watcher({ search: 'trnuker' });
        await importJobs({ title: 'Night Trunker', at: at(1) });
        await runAt(1);
        expect(await mails()).toEqual([]);
      });

      test('does not repeat a job that changed or came back', async () => {
        await importJobs({ title: 'Driver' });
        await watcher({ search: 'driver' });
        await api()
          .services.db.updateTable('jobs')
          .set({ updated_at: at(1), title: 'Night Driver' })
          .execute();
        await importJobs({ title: 'Cleaner', category: 'Warehouse', at: at(1) });
        await runAt(1);
        expect(await mails()).toEqual([]);
        expect(await subscriptions()).toMatchObject([{ seen_until: at(1) }]);
      });

      test('does not repeat jobs that were cleared away and imported again', async () => {
        const { services } = api();
        await syncJobs(services);
        await watcher({ category: 'HGV Driver' });
        expect(await clearJobs(services.db)).toBeGreaterThan(0);
        await watcher({ category: 'HGV Driver' }, 'ben@example.org');
        later(DAY);
        await syncJobs(services);
        await runAt(1);
        expect(await mails()).toEqual([]);
        await importJobs({ title: 'Night Trunker', at: at(2) });
        await runAt(2);
        expect((await mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
          [ADA, 'New HGV Driver jobs (1)'],
          ['ben@example.org', 'New HGV Driver jobs (1)'],
        ]);
      });

      test('is sent by one of several servers that run together', async () => {
        await watcher({ category: 'HGV Driver' });
        await watcher({ location: 'Leeds' }, 'ben@example.org');
        await importJobs({ title: 'Driver', at: at(1) });
        await Promise.all([runAt(1), runAt(1), runAt(1)]);
        expect(await recipients()).toEqual([ADA, 'ben@example.org']);
      });

      test('that fails has shown nothing, and is sent next time', async () => {
        const { db } = api().services;
        await watcher({ category: 'HGV Driver' });
        await importJobs({ title: 'Driver', at: at(1) });
        await sql`alter table mail_outbox add constraint refuse_all check (false)`.execute(db);
        await runAt(1);
        await sql`alter table mail_outbox drop constraint refuse_all`.execute(db);
        expect(api().logged.filter(({ event }) => event === 'alert.failed')).toHaveLength(1);
        await importJobs({ title: 'Second Driver', at: at(1.1) });
        await runAt(1.1);
        expect((await lastMail()).subject).toBe('New HGV Driver jobs (2)');
      });
    });

    describe('the time of day', () => {
      test('is eight in the morning in the UK, winter and summer', async () => {
        await watcher({ category: 'HGV Driver' });
        expect(await dueAt()).toBe('2026-03-03T08:00:00.000Z');
        await importJobs({ title: 'Driver', at: at(0.5) });
        await runAt(23 / 24 - 1 / 1440);
        expect(await mails()).toEqual([]);
        await runAt(23 / 24);
        expect(await recipients()).toEqual([ADA]);
        await runAt(26);
        expect(await dueAt()).toBe('2026-03-29T07:00:00.000Z');
      });

      test('a daily alert is sent every morning with new jobs', async () => {
        await watcher({ category: 'HGV Driver', frequency: 'daily' });
        for (const day of [1, 2, 3]) {
          await importJobs({ title: `Driver ${day}`, at: at(day) });
          await runAt(day);
        }
        expect((await mails()).map(({ text_body: text }) => /Driver \d/.exec(text)?.[0])).toEqual([
          'Driver 1',
          'Driver 2',
          'Driver 3',
        ]);
      });

      test('a weekly alert is sent on Mondays, with the jobs of the week', async () => {
        await watcher({ category: 'HGV Driver', frequency: 'weekly' });
        for (const day of [1, 2, 3, 4, 5, 6]) {
          await importJobs({ title: 'Driver', at: at(day) });
          await runAt(day);
        }
        expect(await mails()).toEqual([]);
        await runAt(7);
        expect((await lastMail()).subject).toBe('New HGV Driver jobs (6)');
        expect((await lastMail()).text_body).toContain('We write on Monday mornings, if there are new jobs.');
        expect(await dueAt()).toBe('2026-03-16T08:00:00.000Z');
      });

      test('a server that was down in the morning catches up later that day', async () => {
        await watcher({ category: 'HGV Driver', frequency: 'weekly' });
        await importJobs({ title: 'Driver', at: at(1) });
        await runAt(7.5);
        expect(await recipients()).toEqual([ADA]);
        expect(await dueAt()).toBe('2026-03-16T08:00:00.000Z');
      });
    });

    describe('once a year', () => {
      const YEAR = 365;
      const subjects = async () => (await mails()).map(({ subject }) => subject);

      test('the owner is asked whether to go on, and is told what happens otherwise', async () => {
        await watcher({ category: 'HGV Driver' });
        await runAt(YEAR - 1);
        expect(await mails()).toEqual([]);
        await runAt(YEAR);
        await runAt(YEAR + 1);
        const [mail, ...others] = await mails();
        expect(others).toEqual([]);
        expect(mail!.subject).toBe('Shall we go on looking for HGV Driver jobs?');
        expect(mail!.text_body).toContain(
          'If you do not answer by 1 April 2027, the alert ends and we delete your address from it.',
        );
        expect(mail!.text_body).toMatch(
          /Keep my alert\nhttps:\/\/www\.haulwell\.example\/jobs\/alerts\?link=[\w-]{43}/,
        );
        expect(mail!.unsubscribe_url).not.toBeNull();
      });

      test('a paused alert asks as well', async () => {
        await watcher({ category: 'HGV Driver' });
        await api().services.db.updateTable('subscriptions').set({ is_paused: true }).execute();
        await runAt(YEAR);
        expect(await mails()).toHaveLength(1);
      });

      test('new jobs are sent until the answer, and say when the alert ends', async () => {
        await watcher({ category: 'HGV Driver' });
        await runAt(YEAR);
        await importJobs({ title: 'Driver', at: at(YEAR + 1) });
        await runAt(YEAR + 1);
        expect(await subjects()).toContain('New HGV Driver jobs (1)');
        expect((await lastMail()).text_body).toContain('It ends on 1 April 2027, unless you keep it.');
      });

      test('without an answer in 30 days the alert ends', async () => {
        await watcher({ category: 'HGV Driver' });
        await runAt(YEAR);
        await importJobs({ title: 'Driver', at: at(YEAR + 30) });
        later((YEAR + 30) * DAY + MINUTE);
        await sendJobAlerts(api().services);
        expect(await mails()).toHaveLength(1);
      });
    });
  });
}

import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { runCommand } from '../admin/commands.ts';
import { clearJobs } from '../jobs/clear-jobs.ts';
import { syncJobs } from '../jobs/sync.ts';
import { createMailer } from '../mail/mailer.ts';
import { startSmtpServer } from '../mail/smtp-server.test-support.ts';
import { TEST_NOW } from '../test-support.ts';
import { sendJobAlerts } from './job-alerts.ts';
import { DAY, SITE, ADA, useSubscriptions } from './fixture.test-support.ts';

/** What subscribers get, on the given Postgres server or in memory. */
export function describeMailings(database: string, server?: string): void {
  describe(`job alerts and newsletters, on ${database}`, () => {
    const {
      api,
      later,
      subscriptions,
      mails,
      subscribe,
      alert,
      ok,
      tokenIn,
      lastMail,
      reader,
      watcher,
      importJobs,
      runNewsletter,
    } = useSubscriptions(server);

    describe('the daily alerts', () => {
      const run = () => sendJobAlerts(api().services);
      const at = (days: number) => new Date(TEST_NOW.getTime() + days * DAY);

      test('tell a confirmed subscriber about new matching jobs, once', async () => {
        await importJobs({ title: 'Night Trunker', location: 'Leeds' });
        await watcher({ search: 'trunker', location: 'leeds', salary_min: 30_000 });
        await run();
        expect(await mails()).toEqual([]);
        await importJobs(
          { title: 'Day Trunker', at: at(1), company: 'Aire Haulage', salary_min: 36_000, salary_max: 40_000 },
          { title: 'Trunker', location: 'Hull', at: at(1), salary_min: 36_000 },
          { title: 'Cleaner', at: at(1), salary_min: 36_000 },
          { title: 'Underpaid Trunker', at: at(1), salary_min: 20_000 },
          { title: 'Gone Trunker', at: at(1), salary_min: 36_000, closed_at: at(1) },
        );
        later(DAY);
        await run();
        await run();
        const [mail, ...others] = await mails();
        expect(others).toEqual([]);
        expect(mail).toMatchObject({ recipient: ADA, subject: '1 new job: trunker, leeds, from £30,000 a year' });
        for (const said of [
          'Day Trunker, Leeds',
          'Aire Haulage, £36,000',
          `${SITE}/jobs?search=trunker`,
          '/subscription?unsubscribe=',
        ]) {
          expect(mail!.text_body).toContain(said);
          expect(mail!.html_body).toContain(said);
        }
        for (const unsaid of ['Hull', 'Cleaner', 'Underpaid', 'Gone', 'Night'])
          expect(mail!.text_body).not.toContain(unsaid);
        expect(await subscriptions()).toMatchObject([{ seen_until: at(1), last_sent_at: at(1) }]);
      });

      test('list the ten newest of many, with a link to all of them', async () => {
        await watcher({ category: 'HGV Driver' });
        await importJobs(
          ...Array.from({ length: 12 }, (_, number) => ({
            title: `Driver ${number + 1}`,
            at: at(1),
            posted_at: at(number / 24),
          })),
        );
        await run();
        const { subject, text_body: text } = await lastMail();
        expect(subject).toBe('12 new jobs: HGV Driver');
        expect(text.match(/Driver \d+, Leeds/g)).toEqual(
          [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => `Driver ${number}, Leeds`),
        );
        expect(text).toContain(`${SITE}/jobs?category=HGV+Driver`);
      });

      test('send nothing before confirmation', async () => {
        await ok(await alert({ category: 'HGV Driver' }));
        await api().empty('mail_outbox');
        await importJobs({ title: 'Driver', at: at(1) });
        await run();
        expect(await mails()).toEqual([]);
      });

      test('send nothing when no new job matches, and remember what was seen', async () => {
        await watcher({ category: 'Warehouse' });
        await importJobs({ title: 'Driver', at: at(1) });
        await run();
        expect(await mails()).toEqual([]);
        expect(await subscriptions()).toMatchObject([{ seen_until: at(1), last_sent_at: null }]);
      });

      test('send only what was asked for: no search is corrected, as nobody is there to see it', async () => {
        await api().services.db.insertInto('search_words').values({ word: 'trunker' }).execute();
        await watcher({ search: 'trnuker' });
        await importJobs({ title: 'Night Trunker', at: at(1) });
        await run();
        expect(await mails()).toEqual([]);
      });

      test('do not repeat a job that changed or came back', async () => {
        await importJobs({ title: 'Driver' });
        await watcher({ search: 'driver' });
        await api()
          .services.db.updateTable('jobs')
          .set({ updated_at: at(1), title: 'Night Driver' })
          .execute();
        await importJobs({ title: 'Cleaner', category: 'Warehouse', at: at(1) });
        await run();
        expect(await mails()).toEqual([]);
        expect(await subscriptions()).toMatchObject([{ seen_until: at(1) }]);
      });

      test('do not repeat jobs that were cleared away and imported again', async () => {
        const { services } = api();
        await syncJobs(services);
        await watcher({ category: 'HGV Driver' });
        expect(await clearJobs(services.db)).toBeGreaterThan(0);
        await watcher({ category: 'HGV Driver' }, 'ben@example.org');
        later(DAY);
        await syncJobs(services);
        await run();
        expect(await mails()).toEqual([]);
        await importJobs({ title: 'Night Trunker', at: at(2) });
        await run();
        expect((await mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
          [ADA, '1 new job: HGV Driver'],
          ['ben@example.org', '1 new job: HGV Driver'],
        ]);
      });

      test('when several servers run together, each mail is sent by one', async () => {
        await watcher({ category: 'HGV Driver' });
        await watcher({ location: 'Leeds' }, 'ben@example.org');
        await importJobs({ title: 'Driver', at: at(1) });
        await Promise.all([run(), run(), run()]);
        expect((await mails()).map(({ recipient }) => recipient)).toEqual([ADA, 'ben@example.org']);
      });

      test('that fail have seen nothing, and are sent next time', async () => {
        const { db } = api().services;
        await watcher({ category: 'HGV Driver' });
        await importJobs({ title: 'Driver', at: at(1) });
        await sql`alter table mail_outbox add constraint refuse_all check (false)`.execute(db);
        await run();
        await sql`alter table mail_outbox drop constraint refuse_all`.execute(db);
        expect(api().logged.filter(({ event }) => event === 'alert.failed')).toHaveLength(1);
        await importJobs({ title: 'Second Driver', at: at(2) });
        await run();
        expect((await lastMail()).subject).toBe('2 new jobs: HGV Driver');
      });
    });

    describe('a newsletter', () => {
      test('goes once to every confirmed subscriber, and to nobody else', async () => {
        await reader();
        await reader('ben@example.org');
        await watcher({ location: 'Leeds' }, 'alerts@example.org');
        await ok(await subscribe('waiting@example.org'));
        await api().empty('mail_outbox');
        expect(await runNewsletter('Spring news')).toEqual({ queued: 2 });
        expect(await runNewsletter('Spring news')).toEqual({ queued: 0 });
        expect((await mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
          [ADA, 'Spring news'],
          ['ben@example.org', 'Spring news'],
        ]);
        expect(await runNewsletter('Summer news')).toEqual({ queued: 2 });
      });

      test('sent again, reaches people who have confirmed since', async () => {
        await reader();
        await runNewsletter('Spring news');
        await reader('ben@example.org');
        expect(await runNewsletter('Spring news')).toEqual({ queued: 1 });
        expect((await lastMail()).recipient).toBe('ben@example.org');
      });

      test('sent by two people at once is queued once', async () => {
        await reader();
        await reader('ben@example.org');
        await Promise.all([runNewsletter('Spring news'), runNewsletter('Spring news')]);
        expect(await mails()).toHaveLength(2);
      });

      test('gets paragraphs from plain text, and a text version from HTML; both say how to unsubscribe', async () => {
        await reader();
        await runNewsletter('Text', 'News from the depot.\n\nMore of it.\n\nHaulwell\n1 High Street');
        const text = await lastMail();
        expect(text.html_body).toContain(
          '<p>News from the depot.</p><p>More of it.</p><p>Haulwell<br>1 High Street</p>',
        );
        await runNewsletter(
          'HTML',
          '<html><head><title>x</title></head><body><h1>Tea &amp; tyres</h1><p>See <a href="https://a.example/">the depot</a>.</p></body></html>',
          'issue.html',
        );
        const markup = (await mails()).find(({ subject }) => subject === 'HTML')!;
        expect(markup.text_body).toMatch(/^Tea & tyres\n\nSee the depot \(https:\/\/a\.example\/\)\.\n\n/);
        expect(markup.html_body).toMatch(
          /<\/a>\.<\/p><hr>.*Unsubscribe<\/a><\/p>.* company number .*<\/body><\/html>$/,
        );
        for (const mail of [text, markup]) {
          const token = tokenIn(mail.text_body, 'unsubscribe');
          expect(token).toHaveLength(43);
          expect(mail.html_body).toContain(token);
          expect(mail.unsubscribe_url).toBe(`${SITE}/.netlify/functions/unsubscribe?token=${token}`);
        }
      });

      test('carries the headers that mail programs use to unsubscribe, unfolded and unchanged', async () => {
        await reader();
        await runNewsletter('Spring news');
        const { unsubscribe_url: url } = await lastMail();
        const smtp = await startSmtpServer();
        const mailer = createMailer(api().restarted({ smtpUrl: smtp.url }).services);
        await mailer.deliverDue();
        await mailer.stop();
        await smtp.close();
        expect(smtp.received[0]!.header('List-Unsubscribe')).toBe(`<${url}>`);
        expect(smtp.received[0]!.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
      });

      test.each([
        ['missing.txt', 'News', 'cannot be read'],
        ['issue.doc', 'News', "A newsletter is a .html or a .txt file, not 'issue.doc'"],
        ['', 'News', 'npm run admin'],
        ['issue.txt', ' ', 'npm run admin'],
      ])('is not sent from %j with the subject %j', async (file, subject, message) => {
        await expect(async () => runCommand(api().services, ['send-newsletter', file, subject])).rejects.toThrow(
          message,
        );
      });
    });
  });
}

import { describe, expect, test } from 'vitest';
import { runCommand } from '../admin/commands.ts';
import { createMailer } from '../mail/mailer.ts';
import { startSmtpServer } from '../mail/smtp-server.test-support.ts';
import { SITE, ADA, useSubscriptions } from './fixture.test-support.ts';

/** What readers get, on the given Postgres server or in memory. */
export function describeNewsletters(database: string, server?: string): void {
  describe(`newsletters, on ${database}`, () => {
    const { api, mails, subscribe, ok, tokenIn, lastMail, reader, watcher, runNewsletter } = useSubscriptions(server);

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
        await Promise.all(['mine.txt', 'yours.txt'].map((file) => runNewsletter('Spring news', 'News.', file)));
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

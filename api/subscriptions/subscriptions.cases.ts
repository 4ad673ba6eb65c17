import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { runCommand } from '../admin/commands.ts';
import { createApi } from '../create-api.ts';
import { applyRetention } from '../privacy/retention.ts';
import { TEST_NOW } from '../test-support.ts';
import { MINUTE, DAY, SITE, ADA, UNKNOWN, useSubscriptions } from './fixture.test-support.ts';

/** What asking, confirming and ending a subscription promise, on the given Postgres server or in memory. */
export function describeSubscriptions(database: string, server?: string): void {
  describe(`subscribing, on ${database}`, () => {
    const {
      api,
      post,
      later,
      subscriptions,
      mails,
      subscribe,
      confirm,
      unsubscribe,
      alert,
      ok,
      refused,
      tokenIn,
      lastMail,
      confirmToken,
      reader,
      watcher,
      runNewsletter,
    } = useSubscriptions(server);

    describe('asking for the newsletter', () => {
      test('queues one mail with a link to confirm, and nothing else', async () => {
        await ok(await subscribe());
        expect(await subscriptions()).toMatchObject([
          { kind: 'newsletter', email: ADA, confirmed_at: null, last_sent_at: null },
        ]);
        const [mail, ...others] = await mails();
        expect(others).toEqual([]);
        expect(mail).toMatchObject({
          recipient: ADA,
          subject: 'Please confirm the Haulwell newsletter',
          unsubscribe_url: null,
        });
        const token = await confirmToken();
        expect(token).toHaveLength(43);
        expect(mail!.html_body).toContain(`href="${SITE}/subscription?confirm=${token}"`);
      });

      test('stores nothing that opens the link, and logs no address', async () => {
        await ok(await subscribe());
        const token = await confirmToken();
        const stored = await api().services.db.selectFrom('subscription_tokens').selectAll().execute();
        expect(stored).toMatchObject([
          { token_hash: expect.stringMatching(/^[\da-f]{64}$/) as string, purpose: 'confirm' },
        ]);
        expect(JSON.stringify([stored, await subscriptions(), api().logged])).not.toContain(token);
        expect(JSON.stringify(api().logged)).not.toContain('example.org');
      });

      test('asks in the agency’s configured name', async () => {
        await ok(
          await api().restarted({ agencyName: 'Wayfell' }).post('/.netlify/functions/subscribe', { email: ADA }),
        );
        const { subject, text_body: text } = await lastMail();
        expect(subject).toBe('Please confirm the Wayfell newsletter');
        expect(text).toMatch(/\n\nWayfell\n\n/);
      });

      test('gets the same reply for a new address, an unconfirmed one and a confirmed one', async () => {
        const answers = [];
        for (const step of [0, 1, 2]) {
          later(step * 20 * MINUTE);
          const response = await subscribe();
          answers.push([response.status, await response.text()]);
          if (step === 1) await ok(await confirm(await confirmToken()), { success: true, kind: 'newsletter' });
        }
        expect(new Set(answers.map(String)).size).toBe(1);
        expect(await mails()).toHaveLength(3);
        expect(new Set((await mails()).map(({ subject }) => subject)).size).toBe(1);
      });

      test('twice within ten minutes, or at once, sends one mail; later it sends another for the same subscription', async () => {
        const results = await Promise.all([subscribe(), subscribe(), subscribe()]);
        for (const response of results) await ok(response);
        later(9 * MINUTE);
        await ok(await subscribe());
        expect(await mails()).toHaveLength(1);
        later(10 * MINUTE);
        await ok(await subscribe('Ada@Example.org'));
        expect(await mails()).toHaveLength(2);
        expect(await subscriptions()).toHaveLength(1);
      });

      test('at once with different keys, case and senders makes one subscription and sends one mail', async () => {
        const results = await Promise.all(
          [ADA, 'ADA@example.org', ADA].map((email, number) =>
            subscribe(email, { 'idempotency-key': `key ${number}`, 'x-real-ip': `192.0.2.${number}` }),
          ),
        );
        for (const response of results) await ok(response);
        expect(await subscriptions()).toHaveLength(1);
        expect(await mails()).toHaveLength(1);
      });

      test('sends an address at most five mails a day, whatever is requested and by whom, with the same reply', async () => {
        const wishes = ['Leeds', 'Hull', 'York', 'Goole', 'Selby', 'Ripon', 'Otley'];
        await Promise.all(
          wishes.map(async (location) => ok(await alert({ location }, location === 'Hull' ? 'Ada@Example.org' : ADA))),
        );
        await ok(await subscribe());
        expect(await mails()).toHaveLength(5);
        await ok(await subscribe('ben@example.org'));
        expect(await mails()).toHaveLength(6);
        later(DAY);
        await ok(await subscribe());
        expect(await mails()).toHaveLength(7);
      });

      test('with a filled honeypot looks like a success, and leaves nothing behind', async () => {
        await ok(await post('subscribe', { email: ADA, website: 'https://spam.example' }));
        await ok(await post('job-alert', { email: ADA, search: 'driver', website: 'x' }));
        expect([await subscriptions(), await mails()]).toEqual([[], []]);
      });

      test('for the sixth time in 15 minutes from one address is refused; alerts are counted apart', async () => {
        const from = { 'x-real-ip': '198.51.100.7' };
        for (const number of [1, 2, 3, 4, 5]) await ok(await subscribe(`driver${number}@example.org`, from));
        const response = await subscribe('driver6@example.org', from);
        expect(response.headers.get('retry-after')).toBe('900');
        await refused(response, 429, { error: 'Too many requests. Please wait 15 minutes before trying again.' });
        await ok(await post('job-alert', { email: ADA, category: 'HGV Driver' }, from));
      });

      test('keeps nothing when the mail cannot be queued', async () => {
        const { db } = api().services;
        await sql`alter table mail_outbox add constraint refuse_all check (false)`.execute(db);
        const failed = await subscribe();
        await sql`alter table mail_outbox drop constraint refuse_all`.execute(db);
        expect(failed.status).toBe(500);
        expect([await subscriptions(), await db.selectFrom('submission_keys').select('key').execute()]).toEqual([
          [],
          [],
        ]);
        await ok(await subscribe());
        expect(await mails()).toHaveLength(1);
      });
    });

    describe('asking for a job alert', () => {
      test('stores the criteria, without blank ones, and repeats none of them in the mail', async () => {
        await ok(
          await alert({ search: ' buy at spam.example ', category: '', location: 'Leeds', salary_min: '30000' }),
        );
        expect(await subscriptions()).toMatchObject([
          { kind: 'job-alert', criteria: { search: 'buy at spam.example', location: ['Leeds'], salary_min: 30_000 } },
        ]);
        const mail = await lastMail();
        expect(mail.subject).toBe('Please confirm a job alert from Haulwell');
        expect(mail.text_body + mail.html_body).not.toContain('spam.example');
      });

      test('needs at least one criterion', async () => {
        const message = 'Please choose at least one thing that the jobs must match';
        for (const criteria of [{}, { search: ' ', salary_min: 0 }])
          await refused(await alert(criteria), 400, { error: message, fields: { search: message } });
        expect((await alert({ job_type: 'piecework' })).status).toBe(400);
      });

      test('for other jobs is another alert, beside the first and the newsletter', async () => {
        await ok(await alert({ location: 'Leeds' }));
        await ok(await alert({ location: 'Hull' }));
        await ok(await subscribe());
        expect(await subscriptions()).toHaveLength(3);
      });
    });

    describe('confirming', () => {
      test('starts the subscription, and using the link again gets the same reply', async () => {
        await ok(await subscribe());
        const token = await confirmToken();
        await ok(await confirm(token), { success: true, kind: 'newsletter' });
        expect(await subscriptions()).toMatchObject([{ confirmed_at: TEST_NOW }]);
        later(30 * DAY);
        await ok(await confirm(token), { success: true, kind: 'newsletter' });
        expect(await subscriptions()).toMatchObject([{ confirmed_at: TEST_NOW }]);
      });

      test('works for 7 days; then the link has expired', async () => {
        await ok(await subscribe());
        const token = await confirmToken();
        later(7 * DAY);
        await refused(await confirm(token), 410, { error: 'This link has expired. Please subscribe again.' });
        expect(await subscriptions()).toMatchObject([{ confirmed_at: null }]);
        await ok(await subscribe());
        await ok(await confirm(await confirmToken()), { success: true, kind: 'newsletter' });
      });

      test('with an unknown link is refused, and so is a link to unsubscribe', async () => {
        await refused(await confirm('x'.repeat(43)), 404, UNKNOWN);
        await reader();
        await runNewsletter('Hello');
        const token = tokenIn((await lastMail()).text_body, 'unsubscribe');
        expect(token).not.toBe('');
        await refused(await confirm(token), 404, UNKNOWN);
      });

      test('needs a POST: programs that open the links in a mail confirm nothing', async () => {
        await ok(await subscribe());
        expect((await api().get(`/.netlify/functions/confirm-subscription?token=${await confirmToken()}`)).status).toBe(
          405,
        );
        expect(await subscriptions()).toMatchObject([{ confirmed_at: null }]);
      });
    });

    describe('unsubscribing', () => {
      const oneClick = (url: string, body: BodyInit, headers: Record<string, string> = {}) =>
        createApi(api().services).fetch(new Request(url, { method: 'POST', body, headers }));

      async function sentMail() {
        await reader();
        await runNewsletter('Hello');
        const mail = await lastMail();
        return { token: tokenIn(mail.text_body, 'unsubscribe'), url: mail.unsubscribe_url! };
      }

      test('deletes the subscription and its mails at any time, and gets the same reply when it is gone', async () => {
        const { token } = await sentMail();
        later(3 * 365 * DAY);
        await ok(await unsubscribe(token));
        expect([await subscriptions(), await mails()]).toEqual([[], []]);
        expect(await api().services.db.selectFrom('subscription_tokens').select('purpose').execute()).toEqual([]);
        await ok(await unsubscribe(token));
        await ok(await unsubscribe('never-heard-of'));
      });

      test('ends one subscription, under each address of its mailbox, and no other', async () => {
        await reader('ben@example.org');
        await reader('Ada+news@exam\u00adple.org');
        await watcher({ location: 'Leeds' });
        await reader();
        await runNewsletter('Hello');
        const mail = (await mails()).find(({ recipient }) => recipient === ADA)!;
        await ok(await unsubscribe(tokenIn(mail.text_body, 'unsubscribe')));
        expect((await subscriptions()).map(({ email, kind }) => [email, kind])).toEqual([
          [ADA, 'job-alert'],
          ['ben@example.org', 'newsletter'],
        ]);
      });

      test('works in one click from the mail program, with either kind of form', async () => {
        const urlEncoded = await sentMail();
        await ok(
          await oneClick(urlEncoded.url, 'List-Unsubscribe=One-Click', {
            'content-type': 'application/x-www-form-urlencoded',
          }),
        );
        expect(await subscriptions()).toEqual([]);
        later(DAY);
        const multipart = await sentMail();
        const form = new FormData();
        form.set('List-Unsubscribe', 'One-Click');
        await ok(await oneClick(multipart.url, form));
        expect(await subscriptions()).toEqual([]);
      });

      test.each([
        ['from another origin', 'List-Unsubscribe=One-Click', { origin: 'https://mail.example' }],
        ['from an origin that is not told', 'List-Unsubscribe=One-Click', { origin: 'null' }],
        ['from another site', 'List-Unsubscribe=One-Click', { 'sec-fetch-site': 'cross-site' }],
        ['with an end of line', 'List-Unsubscribe=One-Click\r\n', {}],
        ['with nothing but the address', '', {}],
      ])('works in one click %s', async (_how, body, headers) => {
        const { url } = await sentMail();
        const type = { 'content-type': 'application/x-www-form-urlencoded' };
        await ok(await oneClick(url, body, { ...type, ...headers }));
        expect(await subscriptions()).toEqual([]);
      });

      test('is refused for other forms, and without a token', async () => {
        const { url } = await sentMail();
        const type = { 'content-type': 'application/x-www-form-urlencoded' };
        expect((await oneClick(url, 'action=login', type)).status).toBe(400);
        expect((await oneClick(url, 'broken', { 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(400);
        expect(
          (await oneClick(`${SITE}/.netlify/functions/unsubscribe`, 'List-Unsubscribe=One-Click', type)).status,
        ).toBe(400);
        expect(await subscriptions()).toHaveLength(1);
      });

      test('opened in a browser, the link leads to the page and ends nothing', async () => {
        const { url, token } = await sentMail();
        const response = await api().get(url);
        expect([response.status, response.headers.get('location')]).toEqual([
          303,
          `/subscription?unsubscribe=${token}`,
        ]);
        expect(await subscriptions()).toHaveLength(1);
      });
    });

    describe('what is kept', () => {
      test('an unconfirmed subscription is deleted after 7 days, a confirmed one is not', async () => {
        await reader();
        await ok(await subscribe('waiting@example.org'));
        later(7 * DAY - 1);
        await applyRetention(api().services);
        expect(await subscriptions()).toHaveLength(2);
        later(7 * DAY);
        await applyRetention(api().services);
        expect((await subscriptions()).map(({ email }) => email)).toEqual([ADA]);
        expect(await mails()).toEqual([]);
      });

      test('mails of a subscription are deleted 30 days after they were sent', async () => {
        await reader();
        await runNewsletter('Spring news');
        later(30 * DAY);
        await applyRetention(api().services);
        expect(await mails()).toHaveLength(1);
        await api().services.db.updateTable('mail_outbox').set({ status: 'sent' }).execute();
        await applyRetention(api().services);
        expect([await mails(), await runNewsletter('Spring news')]).toEqual([[], { queued: 0 }]);
      });

      test('a person’s subscriptions are exported and erased with the rest', async () => {
        await reader();
        await watcher({ location: 'Leeds' });
        await reader('ben@example.org');
        await runNewsletter('Spring news');
        expect(await runCommand(api().services, ['export-person', 'ADA@example.org'])).toMatchObject({
          subscriptions: expect.arrayContaining([
            {
              kind: 'newsletter',
              email: ADA,
              criteria: {},
              frequency: 'daily',
              isPaused: false,
              reference: expect.any(String) as string,
              requestedAt: TEST_NOW,
              confirmedAt: TEST_NOW,
              lastSentAt: TEST_NOW,
              keptAt: TEST_NOW,
              endsAt: null,
              status: 'new',
              note: '',
            },
            {
              kind: 'job-alert',
              email: ADA,
              criteria: { location: ['Leeds'] },
              frequency: 'daily',
              isPaused: false,
              reference: expect.any(String) as string,
              requestedAt: TEST_NOW,
              confirmedAt: TEST_NOW,
              lastSentAt: null,
              keptAt: TEST_NOW,
              endsAt: null,
              status: 'new',
              note: '',
            },
          ]) as unknown,
          mails: [{ subject: 'Spring news' }],
        });
        expect(await runCommand(api().services, ['erase-person', 'ADA@example.org'])).toEqual({
          forms: 0,
          subscriptions: 2,
          mails: 1,
        });
        expect((await subscriptions()).map(({ email }) => email)).toEqual(['ben@example.org']);
        expect((await mails()).map(({ recipient }) => recipient)).toEqual(['ben@example.org']);
      });
    });
  });
}

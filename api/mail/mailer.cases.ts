import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestApi, OPENING_MS, TEST_NOW, type TestApi } from '../test-support.ts';
import { createMailTransport } from './create-transport.ts';
import { DELIVERY_LIMITS, type DeliveryLimits } from './delivery-limits.ts';
import { html } from './html.ts';
import { createMailer, type Mailer } from './mailer.ts';
import type { MailMessage } from './message.ts';
import { claimDueMail, enqueueMails, LEASE_MS, markFailed, markSent } from './outbox.ts';
import {
  startHesitantSmtpServer,
  startSmtpServer,
  type HesitantSmtpServer,
  type TestSmtpServer,
} from './smtp-server.test-support.ts';

const MINUTE = 60_000;
const MAIL: MailMessage = {
  recipient: 'ada@example.org',
  replyTo: { name: 'Haulwell recruitment', address: 'recruitment@haulwell.example' },
  subject: 'We have your application',
  text: 'Your reference is APP-7K2M9Q.\n',
  html: html`<p>Your reference is <b>APP-7K2M9Q</b>.</p>`,
};
const BUSY = { responseCode: 451, message: 'Try again later, ada@example.org' };

/** What the outbox promises, on the given Postgres server or in memory. */
export function describeMailer(database: string, server?: string): void {
  describe(`the mail outbox, on ${database}`, () => {
    let opened: TestApi;
    let api: TestApi;
    let smtp: TestSmtpServer;
    let mailers: Mailer[] = [];

    beforeAll(async () => void (opened = await createTestApi({}, { server })), OPENING_MS);
    afterAll(() => opened.close());
    beforeEach(async () => {
      await opened.empty('form_submissions');
      opened.setTime(TEST_NOW);
      opened.logged.length = 0;
      smtp = await startSmtpServer();
      api = opened.restarted({ smtpUrl: smtp.url });
    });
    afterEach(async () => {
      await Promise.all(mailers.map((mailer) => mailer.stop()));
      mailers = [];
      await smtp.close();
    });

    const later = (ms: number) => api.setTime(new Date(TEST_NOW.getTime() + ms));
    const outbox = () => api.services.db.selectFrom('mail_outbox').selectAll().execute();
    const logLines = () => JSON.stringify(opened.logged);

    function mailer(on = api, limits: Partial<DeliveryLimits> = {}): Mailer {
      const made = createMailer(on.services, { limits });
      mailers.push(made);
      return made;
    }

    async function queue(...messages: MailMessage[]): Promise<void> {
      const { db } = api.services;
      const submission = { id: randomUUID(), reference: `APP-${randomUUID().slice(0, 6)}` };
      await db
        .insertInto('form_submissions')
        .values({
          ...submission,
          form: 'apply-to-job',
          content: '{}',
          mailbox: 'ada@example.org',
          submitted_at: TEST_NOW,
        })
        .execute();
      await enqueueMails(db, messages, { submissionId: submission.id, reference: submission.reference, at: TEST_NOW });
    }

    describe('over SMTP', () => {
      test('a queued mail arrives as text and HTML, from the site, answerable to its sender', async () => {
        await queue(MAIL);
        await mailer().deliverDue();
        const [row] = await outbox();
        expect(smtp.received).toHaveLength(1);
        const [mail] = smtp.received;
        expect(mail).toMatchObject({ from: 'website@haulwell.example', recipients: ['ada@example.org'] });
        expect(mail!.header('From')).toBe('Haulwell <website@haulwell.example>');
        expect(mail!.header('To')).toBe('ada@example.org');
        expect(mail!.header('Reply-To')).toBe('Haulwell recruitment <recruitment@haulwell.example>');
        expect(mail!.header('Subject')).toBe('We have your application');
        expect(mail!.header('Message-ID')).toBe(`<${row!.id}@haulwell.example>`);
        expect(mail!.header('Auto-Submitted')).toBe('auto-generated');
        expect(mail!.raw).toContain('Your reference is APP-7K2M9Q.');
        expect(mail!.raw).toContain('<b>APP-7K2M9Q</b>');
        expect(row).toMatchObject({ status: 'sent', attempts: 1, sent_at: TEST_NOW, last_error: null });
      });

      test('a mail is sent once, however often the outbox is processed', async () => {
        await queue(MAIL);
        const worker = mailer();
        await worker.deliverDue();
        later(60 * MINUTE);
        await worker.deliverDue();
        await mailer().deliverDue();
        expect(smtp.received).toHaveLength(1);
      });

      test('two workers share the mails and send none twice', async () => {
        const messages = Array.from({ length: 12 }, (_, number) => ({
          ...MAIL,
          recipient: `driver${number}@example.org`,
        }));
        await queue(...messages);
        await Promise.all([mailer().deliverDue(), mailer().deliverDue()]);
        const recipients = smtp.received.flatMap((mail) => mail.recipients);
        expect(recipients.toSorted()).toEqual(messages.map(({ recipient }) => recipient).toSorted());
      });

      test('mail that somebody is waiting for goes before a mailing, however long that has been due', async () => {
        const mailing = {
          ...MAIL,
          unsubscribeUrl: 'https://www.haulwell.example/.netlify/functions/unsubscribe?token=t',
        };
        await queue(...['a', 'b', 'c'].map((name) => ({ ...mailing, recipient: `${name}@example.org` })));
        await api.services.db
          .updateTable('mail_outbox')
          .set({ due_at: new Date(TEST_NOW.getTime() - 60 * MINUTE) })
          .execute();
        await queue(MAIL);
        await mailer(api, { atOnce: 1 }).deliverDue();
        expect(smtp.received.map((mail) => mail.recipients[0])).toHaveLength(4);
        expect(smtp.received[0]!.recipients).toEqual(['ada@example.org']);
      });

      test('line breaks in a subject or a name add no header and no recipient', async () => {
        const evil = 'x\r\nBcc: everyone@example.org\r\nX-Evil: yes';
        await queue({ ...MAIL, subject: evil, replyTo: { name: evil, address: 'eve@example.org' } });
        await mailer().deliverDue();
        const [mail] = smtp.received;
        expect(mail!.recipients).toEqual(['ada@example.org']);
        expect(mail!.header('Bcc')).toBeUndefined();
        expect(mail!.header('X-Evil')).toBeUndefined();
      });

      test('a started worker delivers new mail until it is stopped', async () => {
        const worker = mailer();
        await queue(MAIL);
        worker.start();
        await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 20_000 });
        await worker.stop();
        await queue(MAIL);
        await worker.deliverDue();
        expect(smtp.received).toHaveLength(1);
      });
    });

    describe('when the mail server refuses', () => {
      test('an unreachable mail server is reported when the site starts', async () => {
        await smtp.close();
        mailer().start();
        await vi.waitFor(() =>
          expect(opened.logged).toContainEqual(
            expect.objectContaining({ event: 'mail.server-unreachable', code: expect.any(String) as string }),
          ),
        );
        smtp = await startSmtpServer();
      });

      test('the mail is retried after a minute, recognisable as the same mail', async () => {
        smtp.refusals.push(BUSY);
        await queue(MAIL);
        const worker = mailer();
        await worker.deliverDue();
        const [failed] = await outbox();
        expect(failed).toMatchObject({ status: 'queued', attempts: 1 });
        expect(failed!.last_error).toContain('Try again later');
        later(MINUTE - 1);
        await worker.deliverDue();
        expect(smtp.received).toEqual([]);
        later(MINUTE);
        await worker.deliverDue();
        expect(smtp.received.map((mail) => mail.header('Message-ID'))).toEqual([`<${failed!.id}@haulwell.example>`]);
        expect(await outbox()).toMatchObject([{ status: 'sent', attempts: 2, last_error: null }]);
      });

      test('the log names the mail by reference and code, never by its recipient', async () => {
        smtp.refusals.push(BUSY);
        await queue(MAIL);
        await mailer().deliverDue();
        const [row] = await outbox();
        expect(opened.logged).toContainEqual(
          expect.objectContaining({
            level: 'warn',
            event: 'mail.failed',
            reference: row!.reference,
            responseCode: 451,
          }),
        );
        expect(logLines()).not.toContain('ada@example.org');
      });

      test('one mail that is refused does not hold up the others', async () => {
        smtp.refusals.push(BUSY);
        await queue(MAIL, { ...MAIL, recipient: 'ben@example.org' });
        await mailer().deliverDue();
        expect(smtp.received).toHaveLength(1);
      });

      test('after twelve attempts it is given up and kept, and the log says so', async () => {
        smtp.refusals.push(...Array.from({ length: 13 }, () => BUSY));
        await queue(MAIL);
        const worker = mailer();
        for (let hours = 0; hours <= 13 * 6; hours += 6) {
          later(hours * 60 * MINUTE);
          await worker.deliverDue();
        }
        expect(smtp.refusals).toHaveLength(1);
        expect(await outbox()).toMatchObject([{ status: 'dead', attempts: 12 }]);
        expect(opened.logged.filter(({ event }) => event === 'mail.given-up')).toHaveLength(1);
      });

      test('a server that hangs up in the middle of a mail counts as a refusal', async () => {
        const server = createServer((socket) => {
          let isInMail = false;
          socket.on('error', () => {});
          socket.write('220 ready\r\n');
          socket.on('data', (data) => {
            if (isInMail) return socket.destroy();
            isInMail = data.includes('DATA');
            return socket.write(isInMail ? '354 go on\r\n' : '250 yes\r\n');
          });
        });
        await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
        await queue(MAIL);
        await mailer(
          opened.restarted({ smtpUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` }),
        ).deliverDue();
        server.close();
        expect(await outbox()).toMatchObject([
          { status: 'queued', attempts: 1, last_error: expect.stringMatching(/closed|EPIPE|ECONNRESET/) as string },
        ]);
      });

      test('an unreachable server counts as a refusal', async () => {
        await queue(MAIL);
        await smtp.close();
        await mailer().deliverDue();
        expect(await outbox()).toMatchObject([{ status: 'queued', attempts: 1 }]);
        smtp = await startSmtpServer();
      });
    });

    describe('when nobody is to listen on the way', () => {
      // The server's word about its own certificate.
      beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
      // Not known as this machine's own address, though the system takes it as that.
      const elsewhere = (url: string, query = '') =>
        `${url.replace('//127.0.0.1', '//site:secret@0.0.0.0')}/?requireTLS=false&ignoreTLS=true${query}`;

      const saying = (text: string) => expect.stringContaining(text) as string;

      test.each([
        ['offers no encryption', false, { code: 'ETLS', message: saying('not be encrypted') }, 'not be encrypted'],
        ['has a certificate that nobody vouches for', true, { code: 'ESOCKET' }, 'certificate'],
      ])('a server that %s gets neither password nor mail, and log and desk say why', async (...given) => {
        const [, starttls, logged, onTheDesk] = given;
        const server = await startSmtpServer({ starttls });
        await queue(MAIL);
        const worker = mailer(opened.restarted({ smtpUrl: elsewhere(server.url) }));
        worker.start();
        for (const event of ['mail.server-unreachable', 'mail.failed'])
          await vi.waitFor(() => expect(opened.logged).toContainEqual(expect.objectContaining({ event, ...logged })));
        await worker.stop();
        await server.close();
        expect([server.passwords, server.received]).toEqual([[], []]);
        expect(await outbox()).toMatchObject([{ status: 'queued', attempts: 1, last_error: saying(onTheDesk) }]);
      });

      test('over STARTTLS the server gets both', async () => {
        const server = await startSmtpServer({ starttls: true });
        await queue(MAIL);
        const smtpUrl = elsewhere(server.url, '&tls.rejectUnauthorized=false');
        await mailer(opened.restarted({ smtpUrl })).deliverDue();
        await server.close();
        expect([server.passwords, server.received]).toMatchObject([['secret'], [{ recipients: ['ada@example.org'] }]]);
      });
    });

    describe('when the server of one recipient is slow', () => {
      let hesitant: HesitantSmtpServer;
      beforeEach(async () => void (hesitant = await startHesitantSmtpServer('slow.example')));
      afterEach(() => hesitant.close());

      test('the mail of others is not delayed, and its own is tried again later', async () => {
        const slow = ['a', 'b', 'c', 'd'].map((name) => ({ ...MAIL, recipient: `${name}@slow.example` }));
        await queue(...slow, MAIL);
        await mailer(opened.restarted({ smtpUrl: hesitant.url }), { deliveryMs: 1_500, atOnce: 3 }).deliverDue();
        expect(hesitant.accepted).toEqual(['ada@example.org']);
        const outcomes = opened.logged.map(({ event }) => event).filter((event) => String(event).startsWith('mail.'));
        expect(outcomes).toEqual(['mail.sent', ...slow.map(() => 'mail.failed')]);
        for (const row of (await outbox()).filter(({ status }) => status !== 'sent'))
          expect(row).toMatchObject({
            status: 'queued',
            attempts: 1,
            last_error: 'DeadlineExceeded: Its delivery took more than 1.5 seconds',
          });
      });

      test('mailings leave room for mail that somebody is waiting for', async () => {
        const mailings = ['a', 'b', 'c'].map((name) => ({
          ...MAIL,
          recipient: `${name}@slow.example`,
          unsubscribeUrl: 'https://www.haulwell.example/.netlify/functions/unsubscribe?token=t',
        }));
        await queue(...mailings);
        const worker = mailer(opened.restarted({ smtpUrl: hesitant.url }), {
          deliveryMs: 5 * MINUTE,
          atOnce: 2,
          mailings: 1,
        });
        worker.start();
        await vi.waitFor(async () => expect((await outbox()).filter(({ attempts }) => attempts > 0)).not.toEqual([]));
        await queue(MAIL);
        await vi.waitFor(() => expect(hesitant.accepted).toEqual(['ada@example.org']), { timeout: 10_000 });
      });

      test('a delivery ends before the claim on its mail does', () => {
        expect(DELIVERY_LIMITS.deliveryMs).toBeLessThanOrEqual(LEASE_MS - MINUTE);
      });
    });

    describe('when a worker dies', () => {
      test('its mail is delivered by another after five minutes', async () => {
        await queue(MAIL);
        expect(await claimDueMail(api.services.db, TEST_NOW)).toMatchObject({
          recipient: 'ada@example.org',
          attempts: 1,
        });
        const worker = mailer();
        await worker.deliverDue();
        expect(smtp.received).toEqual([]);
        later(5 * MINUTE);
        await worker.deliverDue();
        expect(smtp.received).toHaveLength(1);
      });

      test('a mail that has killed twelve workers is given up, and the others go on', async () => {
        await queue(MAIL);
        for (let death = 0; death < 12; death += 1)
          await claimDueMail(api.services.db, new Date(TEST_NOW.getTime() + death * 5 * MINUTE));
        await queue({ ...MAIL, recipient: 'ben@example.org' });
        later(12 * 5 * MINUTE);
        await mailer().deliverDue();
        expect(smtp.received.map(({ recipients }) => recipients)).toEqual([['ben@example.org']]);
        expect((await outbox()).find(({ recipient }) => recipient === 'ada@example.org')).toMatchObject({
          status: 'dead',
          last_error: expect.stringContaining('died') as string,
        });
      });

      test('a worker that was only slow cannot overrule the one that took over', async () => {
        const { db } = api.services;
        await queue(MAIL);
        const slow = await claimDueMail(db, TEST_NOW);
        const next = await claimDueMail(db, new Date(TEST_NOW.getTime() + 5 * MINUTE));
        expect(next!.id).toBe(slow!.id);
        await markFailed(db, slow!, TEST_NOW, 'timed out');
        expect(await outbox()).toMatchObject([{ attempts: 2, last_error: null, due_at: next!.due_at }]);
        await markSent(db, next!, TEST_NOW);
        await markFailed(db, slow!, TEST_NOW, 'timed out');
        expect(await outbox()).toMatchObject([{ status: 'sent' }]);
      });
    });

    describe('when a worker is slow', () => {
      test('it does not send a mail that another has taken over and sent', async () => {
        const { promise: slowness, resolve: goOn } = Promise.withResolvers<void>();
        const reached = new Promise<void>((resolve) => {
          smtp.beforeContent = () => (resolve(), slowness);
        });
        await queue(MAIL);
        const delivering = mailer().deliverDue();
        await reached;
        smtp.beforeContent = () => {};
        later(5 * MINUTE);
        await mailer().deliverDue();
        expect(smtp.received).toHaveLength(1);
        goOn();
        await delivering;
        expect(smtp.received).toHaveLength(1);
        expect(opened.logged.map(({ event }) => event)).toContain('mail.claim-lost');
        expect(await outbox()).toMatchObject([{ status: 'sent', attempts: 2 }]);
      });

      test('it does not send a mail again itself, when the clock jumps', async () => {
        const { promise: slowness, resolve: goOn } = Promise.withResolvers<void>();
        const reached = new Promise<void>((resolve) => {
          smtp.beforeAcceptance = () => (resolve(), slowness);
        });
        await queue(MAIL);
        const worker = mailer();
        const delivering = worker.deliverDue();
        await reached;
        later(60 * MINUTE);
        const again = worker.deliverDue();
        goOn();
        await Promise.all([delivering, again]);
        expect(smtp.received).toHaveLength(1);
        expect(await outbox()).toMatchObject([{ status: 'sent', attempts: 1 }]);
      });
    });

    describe('without a mail server', () => {
      test('mails become private files in the data folder, named in the log without personal data', async () => {
        const local = opened.restarted({ smtpUrl: undefined });
        await queue(MAIL);
        await mailer(local).deliverDue();
        const folder = join(local.services.config.dataDir, 'mail');
        const [row] = await outbox();
        const name = `${row!.reference}-${row!.id}.eml`;
        expect(readdirSync(folder)).toEqual([name]);
        expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
        const eml = readFileSync(join(folder, name), 'utf8');
        for (const part of ['To: ada@example.org', 'Subject: We have your application', '<b>APP-7K2M9Q</b>'])
          expect(eml).toContain(part);
        expect(opened.logged).toContainEqual(
          expect.objectContaining({ event: 'mail.captured', reference: row!.reference, file: join(folder, name) }),
        );
        expect(logLines()).not.toContain('example.org');
        expect(smtp.received).toEqual([]);
      });

      test('a retry writes the same file again', async () => {
        const local = opened.restarted({ smtpUrl: undefined });
        const transport = createMailTransport(local.services);
        await queue(MAIL);
        const mail = (await claimDueMail(local.services.db, TEST_NOW))!;
        const captured = () =>
          readdirSync(join(local.services.config.dataDir, 'mail')).filter((name) => name.includes(mail.id));
        await transport.send(mail);
        await transport.send(mail);
        expect(captured()).toHaveLength(1);
        transport.close();
      });
    });
  });
}

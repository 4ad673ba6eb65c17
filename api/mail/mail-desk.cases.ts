import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mail, MailContent, MailToChange } from '@site/contract';
import { runCommand } from '../admin/commands.ts';
import { advert, testFeed } from '../feeds/adverts.test-support.ts';
import { syncJobs } from '../jobs/sync/sync.ts';
import { applyRetention } from '../privacy/retention.ts';
import { createTestApi, OPENING_MS, TEST_NOW, type TestApi } from '../test-support.ts';
import { createMailer } from './mailer.ts';
import { claimDueMail, markFailed, markSent } from './outbox.ts';
import { startSmtpServer, type TestSmtpServer } from './smtp-server.test-support.ts';

const MINUTE = 60_000;
const PASSWORD = 'pallet-orchard';
const SITE = 'http://localhost:3000';
const CV = { name: 'Ada Okafor CV.pdf', content: Buffer.from('%PDF-1.7\n%%EOF').toString('base64') };
const APPLICATION = {
  fullName: 'Ada Okafor',
  email: 'ada.okafor@example.org',
  phone: '01632 960 201',
  jobTitle: 'HGV Class 1 Driver',
  jobSlug: 'hgv-class-1-driver-leeds-1',
};
const NO_MAILBOX = { responseCode: 550, message: '5.1.1 <ada.okafor@example.org>: no such user' };

interface MailList {
  rows: Mail[];
  counts: Record<Mail['status'], number>;
  pagination: { total: number };
}

/** What staff can do with the outbox, on the given Postgres server or in memory. */
export function describeMailDesk(database: string, server?: string): void {
  describe(`the mail desk, on ${database}`, () => {
    let opened: TestApi;
    let api: TestApi;
    let smtp: TestSmtpServer;
    let cookie: string;

    beforeAll(async () => {
      const passwords = { lcrcaProposal: undefined, transportUkProposal: undefined, staff: PASSWORD };
      opened = await createTestApi({ passwords }, { server, feed: testFeed(advert(1)) });
      await syncJobs(opened.services);
      smtp = await startSmtpServer();
      api = opened.restarted({ smtpUrl: smtp.url });
    }, OPENING_MS);
    afterAll(async () => {
      await smtp.close();
      await opened.close();
    });
    beforeEach(async () => {
      await api.empty('form_submissions', 'subscriptions', 'rate_limits', 'staff_actions', 'sessions');
      api.setTime(TEST_NOW);
      api.logged.length = 0;
      smtp.received.length = 0;
      smtp.refusals.length = 0;
      await signIn();
    });

    async function signIn() {
      const signedIn = await post('staff-auth', { action: 'login', password: PASSWORD });
      const session = signedIn.headers.getSetCookie().find((each) => each.startsWith('session-staff'))!;
      [cookie] = session.split(';') as [string];
    }

    const post = (name: string, body: object) =>
      api.post(`/.netlify/functions/${name}`, body, cookie ? { cookie } : {});
    const get = (path: string) => api.get(`/.netlify/functions/${path}`, { cookie });
    const list = async (query = '') => (await (await get(`mails${query}`)).json()) as MailList;
    const read = async (id: string) => (await (await post('read-mail', { id })).json()) as MailContent;
    const find = async (id: string) => (await (await get(`mail?id=${id}`)).json()) as MailToChange;
    const change = async (id: string, action: string, version?: string) =>
      post(`${action}-mail`, { id, version: version ?? (await find(id)).version });
    const later = (ms: number) => api.setTime(new Date(TEST_NOW.getTime() + ms));
    const outbox = () => api.services.db.selectFrom('mail_outbox').selectAll().orderBy('recipient').execute();
    const admin = (...args: string[]) => runCommand(api.services, args);

    async function apply(more: object = {}) {
      expect((await post('apply-to-job', { ...APPLICATION, ...more })).status).toBe(200);
      const [toVisitor, toAgency] = await outbox();
      return { toVisitor: toVisitor!, toAgency: toAgency! };
    }

    async function deliver() {
      const mailer = createMailer(api.services);
      await mailer.deliverDue();
      await mailer.stop();
    }

    /** The acknowledgement, after as many refusals as it takes. */
    async function failedMail(): Promise<string> {
      const { toVisitor, toAgency } = await apply();
      await markSent(api.services.db, (await claim(toAgency.id))!, TEST_NOW);
      smtp.refusals.push(...Array.from({ length: 12 }, () => NO_MAILBOX));
      for (let hours = 0; hours <= 13 * 6; hours += 6) {
        later(hours * 60 * MINUTE);
        await deliver();
      }
      await signIn();
      return toVisitor.id;
    }

    /** Claims this mail, whichever is due first. */
    async function claim(id: string) {
      const { db } = api.services;
      await db
        .updateTable('mail_outbox')
        .set({ due_at: new Date(0) })
        .where('id', '=', id)
        .execute();
      return claimDueMail(db, api.services.clock());
    }

    describe('the list', () => {
      test('names nobody: not in addresses, subjects or what the mail server answered', async () => {
        const id = await failedMail();
        const { rows } = await list();
        expect(rows.map(({ recipient, subject }) => [recipient, subject.replace(/\w{3}-\w{6}/, 'APP-…')])).toEqual(
          expect.arrayContaining([
            ['a•••@example.org', 'We have your application for HGV Class 1 Driver (APP-…)'],
            ['r•••@haulwell.example', 'APP-…: A••• O••• applied for HGV Class 1 Driver'],
          ]),
        );
        expect(rows.find((row) => row.id === id)).toMatchObject({
          status: 'failed',
          attempts: 12,
          lastError: expect.stringContaining('<a•••@example.org>: no such user') as string,
        });
        const file = await (await get('mails?format=csv')).text();
        for (const text of [JSON.stringify(rows), JSON.stringify(await find(id)), file])
          expect(text).not.toMatch(/okafor|recruitment@/i);
        expect(file.split('\r\n')[0]).toContain('id,createdAt,recipient,subject,reference,status,attempts');
      });

      test('names no company that asks for a quote, which may be one person, and finds none by its name', async () => {
        const quote = { email: 'ada@example.org', service: 'other', requirements: 'Six drivers, please.' };
        await post('request-quote', { companyName: 'Joan  Smith Haulage', contactName: 'Joan Smith', ...quote });
        const { rows } = await list();
        expect(rows.map(({ subject }) => subject.replace(/\w{3}-\w{6}/, 'QUO-…'))).toContain(
          'QUO-…: J••• S••• H••• asked for a quote (Other)',
        );
        expect(await (await get('mails?format=csv')).text()).not.toMatch(/Joan|Smith/);
        expect((await list('?search=Haulage')).pagination.total).toBe(0);
        expect((await list('?search=asked for a quote')).pagination.total).toBe(1);
      });

      test('says of each mail whether it is queued, being sent, waiting, sent, failed or given up', async () => {
        const { toVisitor, toAgency } = await apply();
        const { db } = api.services;
        const statuses = async () => Object.fromEntries((await list()).rows.map(({ id, status }) => [id, status]));
        expect(await statuses()).toEqual({ [toVisitor.id]: 'queued', [toAgency.id]: 'queued' });
        const taken = (await claim(toVisitor.id))!;
        expect(await statuses()).toMatchObject({ [toVisitor.id]: 'sending' });
        await markFailed(db, taken, TEST_NOW, 'busy');
        expect((await list('?status=waiting')).rows).toMatchObject([
          { id: toVisitor.id, attempts: 1, nextAttemptAt: new Date(TEST_NOW.getTime() + MINUTE).toISOString() },
        ]);
        later(MINUTE);
        await deliver();
        expect((await list('?status=sent')).counts).toMatchObject({ queued: 0, waiting: 0, sent: 2 });
      });

      test('is queued again, not being sent, once the worker that had the mail is dead', async () => {
        const { toVisitor } = await apply();
        await claim(toVisitor.id);
        later(5 * MINUTE);
        expect((await find(toVisitor.id)).status).toBe('queued');
      });

      test('finds mails by reference and subject, and nobody by their name, which would stay in the address', async () => {
        const { toAgency } = await apply();
        expect((await list(`?search=${toAgency.reference.toLowerCase()}`)).pagination.total).toBe(2);
        expect((await list('?search=applied for HGV')).rows.map(({ id }) => id)).toEqual([toAgency.id]);
        expect((await list('?search=Okafor')).pagination.total).toBe(0);
        expect((await list('?search=%25')).pagination.total).toBe(0);
      });

      test('has the newest mails first, fifty on a page, and all of them in the file', async () => {
        await apply();
        const [row] = await outbox();
        const more = Array.from({ length: 60 }, (_, number) => ({
          ...row!,
          id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
          created_at: new Date(TEST_NOW.getTime() + number * 1_000),
          sent_at: undefined,
        }));
        await api.services.db.insertInto('mail_outbox').values(more).execute();
        const { rows, pagination } = await list();
        expect([rows.length, pagination.total, rows[0]!.id]).toEqual([50, 62, more.at(-1)!.id]);
        expect((await list('?page=2')).rows).toHaveLength(12);
        expect((await (await get('mails?format=csv')).text()).trim().split('\r\n')).toHaveLength(63);
      });
    });

    describe('reading a mail', () => {
      test('shows all of it, with its recipient and its attachment by name and size', async () => {
        const { toAgency } = await apply({ cvFile: CV });
        expect(await read(toAgency.id)).toMatchObject({
          recipient: 'recruitment@haulwell.example',
          replyTo: 'Ada Okafor <ada.okafor@example.org>',
          subject: expect.stringContaining('Ada Okafor applied for') as string,
          text: expect.stringContaining('Phone: 01632 960 201') as string,
          html: expect.stringContaining('01632 960 201') as string,
          attachments: [{ name: expect.stringContaining('.pdf') as string, bytes: 14 }],
        });
      });

      test('is in the audit log by the mail’s reference, which names nobody', async () => {
        const { toAgency } = await apply();
        await read(toAgency.id);
        const recorded = await api.services.db.selectFrom('staff_actions').selectAll().execute();
        expect(recorded).toMatchObject([{ action: 'read-mail', subject: toAgency.reference, outcome: 'done' }]);
        expect(JSON.stringify([recorded, api.logged])).not.toMatch(/okafor/i);
      });

      test('reveals no token: the links of an alert are cut, in text and HTML, and no HTML is a link', async () => {
        await post('job-alert', { email: 'noor@example.org', search: 'driver' });
        const [confirmation] = await outbox();
        const token = /confirm=([\w-]{43})/.exec(confirmation!.text_body)![1]!;
        await post('confirm-subscription', { token });
        const alert = {
          ...confirmation!,
          id: '00000000-0000-4000-8000-000000000001',
          text_body: `Unsubscribe\n${SITE}/subscription?unsubscribe=${token}\nA job\n${SITE}/jobs/hgv-class-1-driver-or-trainee-nights-near-leeds-7001\n`,
          html_body: `<body style="margin: 0"><title>News</title><a href="${SITE}/jobs/alerts?link=${token}" onclick="x()">Change</a><img src="https://elsewhere.example/${token}.gif"><script>x()</script><meta http-equiv="refresh" content="0;url=${SITE}/?token=${token}"></body>`,
          unsubscribe_url: `${SITE}/.netlify/functions/unsubscribe?token=${token}`,
          sent_at: undefined,
        };
        await api.services.db.insertInto('mail_outbox').values(alert).execute();
        const contents = [await read(confirmation!.id), await read(alert.id)];
        expect(JSON.stringify(contents)).not.toContain(token.slice(0, 10));
        expect(contents[0]!.text).toContain('/subscription?confirm=…');
        expect(contents[1]!.text).toContain('/jobs/hgv-class-1-driver-or-trainee-nights-near-leeds-7001');
        expect(contents[1]!.html).toBe('<div style="margin:0"><a>Change</a></div>');
      });
    });

    describe('resending and giving up', () => {
      test('a mail that a mail server refused for good is resent by staff, and arrives', async () => {
        const id = await failedMail();
        smtp.refusals.length = 0;
        expect(await (await change(id, 'resend')).json()).toMatchObject({
          status: 'queued',
          attempts: 0,
          lastError: null,
        });
        await deliver();
        expect(smtp.received.map(({ recipients }) => recipients)).toEqual([['ada.okafor@example.org']]);
        expect(await find(id)).toMatchObject({ status: 'sent', attempts: 1 });
      });

      test('a resent mail has all its attempts again', async () => {
        const id = await failedMail();
        smtp.refusals.length = 0;
        smtp.refusals.push(NO_MAILBOX);
        await change(id, 'resend');
        await deliver();
        expect(await find(id)).toMatchObject({ status: 'waiting', attempts: 1 });
      });

      test('a mail that was sent goes out twice when staff say so, and not a third time when they say it twice', async () => {
        const { toVisitor } = await apply();
        await deliver();
        const { version } = await find(toVisitor.id);
        later(1);
        expect((await change(toVisitor.id, 'resend', version)).status).toBe(200);
        await deliver();
        const repeated = await change(toVisitor.id, 'resend', version);
        expect([repeated.status, await repeated.json()]).toEqual([
          409,
          { error: 'This mail has changed since you opened it. Please check its status and try again.' },
        ]);
        await deliver();
        const copies = smtp.received.filter(({ recipients }) => recipients.includes(APPLICATION.email));
        expect(copies).toHaveLength(2);
      });

      test('a mail that was given up is never sent, and can be resent', async () => {
        const { toVisitor } = await apply();
        expect((await change(toVisitor.id, 'give-up')).status).toBe(200);
        await deliver();
        later(24 * 60 * MINUTE);
        await deliver();
        await signIn();
        expect(smtp.received.flatMap(({ recipients }) => recipients)).toEqual(['recruitment@haulwell.example']);
        expect(await find(toVisitor.id)).toMatchObject({ status: 'given-up' });
        await change(toVisitor.id, 'resend');
        await deliver();
        expect(smtp.received).toHaveLength(2);
      });

      test('a mail that was sent cannot be given up', async () => {
        const { toVisitor } = await apply();
        await deliver();
        const refused = await change(toVisitor.id, 'give-up');
        expect([refused.status, await refused.json()]).toEqual([
          409,
          { error: 'This mail has been sent: it cannot be given up.' },
        ]);
      });

      test.each(['resend', 'give-up'])('%s leaves alone a mail that a worker is sending right now', async (action) => {
        const { toVisitor, toAgency } = await apply();
        await markSent(api.services.db, (await claim(toAgency.id))!, TEST_NOW);
        let refused: Response | undefined;
        smtp.beforeAcceptance = async () => void (refused = await change(toVisitor.id, action));
        await deliver();
        smtp.beforeAcceptance = () => {};
        expect([refused?.status, await refused?.json()]).toEqual([
          409,
          { error: 'This mail is being sent right now. Please try again in a minute.' },
        ]);
        expect(smtp.received).toHaveLength(1);
        expect(await find(toVisitor.id)).toMatchObject({ status: 'sent' });
      });

      test('two members of staff who resend the same mail at once send it once', async () => {
        const id = await failedMail();
        smtp.refusals.length = 0;
        const { version } = await find(id);
        const answers = await Promise.all([change(id, 'resend', version), change(id, 'resend', version)]);
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        await deliver();
        expect(smtp.received).toHaveLength(1);
        const recorded = await api.services.db.selectFrom('staff_actions').select(['action', 'row_count']).execute();
        expect(recorded.map(({ row_count }) => row_count).toSorted()).toEqual([0, 1]);
      });

      test('a worker that was only slow cannot say how a mail ended that has been resent since', async () => {
        const { db } = api.services;
        const { toVisitor } = await apply();
        const slow = (await claim(toVisitor.id))!;
        later(6 * MINUTE);
        await change(toVisitor.id, 'give-up');
        later(7 * MINUTE);
        await change(toVisitor.id, 'resend');
        const next = (await claim(toVisitor.id))!;
        expect(next.attempts).toBe(slow.attempts);
        await markSent(db, slow, TEST_NOW);
        expect((await find(toVisitor.id)).status).toBe('sending');
        await markSent(db, next, TEST_NOW);
        expect((await find(toVisitor.id)).status).toBe('sent');
      });

      test('is in the audit log, refused or done, by the mail’s reference', async () => {
        const { toVisitor } = await apply();
        await change(toVisitor.id, 'give-up');
        await change(toVisitor.id, 'resend', 'an older version');
        const recorded = await api.services.db.selectFrom('staff_actions').selectAll().orderBy('id').execute();
        expect(recorded).toMatchObject([
          { action: 'give-up-mail', subject: toVisitor.reference, outcome: 'done', row_count: 1 },
          { action: 'resend-mail', subject: toVisitor.reference, outcome: 'refused' },
        ]);
      });
    });

    describe('on the command line', () => {
      test('a mail that was given up is no dead letter, and is resent only by its name', async () => {
        const id = await failedMail();
        expect(await admin('dead-mail')).toHaveLength(1);
        expect(await admin('give-up-mail', 'all')).toEqual({ givenUp: 1 });
        expect(await admin('dead-mail')).toEqual([]);
        expect(await admin('resend-mail', 'all')).toEqual({ queued: 0 });
        expect(await admin('resend-mail', id)).toEqual({ queued: 1 });
        expect((await find(id)).status).toBe('queued');
      });

      test('queued mails are given up by their reference, but none that is being sent', async () => {
        const { toVisitor, toAgency } = await apply();
        await claim(toAgency.id);
        expect(await admin('give-up-mail', 'all')).toEqual({ givenUp: 0 });
        expect(await admin('give-up-mail', toVisitor.reference)).toEqual({ givenUp: 1 });
        expect([(await find(toVisitor.id)).status, (await find(toAgency.id)).status]).toEqual(['given-up', 'sending']);
      });
    });

    describe('a mail that was given up', () => {
      test('is exported, and erased with its person', async () => {
        const { toVisitor } = await apply();
        await change(toVisitor.id, 'give-up');
        expect(await admin('export-person', APPLICATION.email)).toMatchObject({ mails: [{ status: 'given-up' }] });
        await admin('erase-person', APPLICATION.email);
        expect((await get(`mail?id=${toVisitor.id}`)).status).toBe(404);
      });

      test('is deleted when its form is', async () => {
        const { toVisitor } = await apply();
        await change(toVisitor.id, 'give-up');
        api.setTime(new Date('2033-03-02T09:00:00Z'));
        await applyRetention(api.services);
        expect(await outbox()).toEqual([]);
      });
    });
  });
}

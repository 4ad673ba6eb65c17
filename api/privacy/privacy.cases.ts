import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../admin/commands.ts';
import { advert, testFeed } from '../feeds/adverts.test-support.ts';
import { syncJobs } from '../jobs/sync/sync.ts';
import { createTestApi, OPENING_MS, TEST_NOW, type TestApi } from '../test-support.ts';
import { applyRetention } from './retention.ts';

const MESSAGE = { firstName: 'Ben', lastName: 'Hart', phone: '01632 960 202', message: 'Please ring me back.' };
const QUOTE = {
  companyName: 'Aire Haulage',
  contactName: 'Ben Hart',
  service: 'other',
  requirements: 'Six drivers from Monday.',
};
const APPLICATION = {
  fullName: 'Ada Okafor',
  phone: '01632 960 201',
  jobTitle: 'HGV Class 1 Driver',
  jobSlug: 'hgv-class-1-driver-leeds-1',
};
const CANDIDATE = {
  fullName: 'Ada Okafor',
  phone: '01632 960 201',
  careerInterest: 'psv-driver',
  yearsOfExperience: '9',
};

/** What the privacy policy promises, kept on the given Postgres server or in memory. */
export function describePrivacy(database: string, server?: string): void {
  describe(`privacy, on ${database}`, () => {
    let api: TestApi;
    beforeAll(async () => {
      api = await createTestApi({}, { server, feed: testFeed(advert(1)) });
      await syncJobs(api.services);
    }, OPENING_MS);
    afterAll(() => api.close());
    beforeEach(async () => {
      await api.empty('form_submissions', 'rate_limits', 'access_log', 'mail_outbox');
      api.setTime(TEST_NOW);
      rmSync(mailFolder(), { recursive: true, force: true });
    });

    const yearsLater = (years: number, days = 0) => {
      const time = new Date(TEST_NOW);
      time.setUTCFullYear(TEST_NOW.getUTCFullYear() + years);
      time.setUTCDate(time.getUTCDate() + days);
      api.setTime(time);
    };
    const send = async (form: string, content: object) =>
      expect((await api.post(`/.netlify/functions/${form}`, content)).status).toBe(200);
    const write = (email: string, inquiryType: string) => send('send-email', { ...MESSAGE, email, inquiryType });
    const count = async (table: 'form_submissions' | 'mail_outbox' | 'access_log') =>
      (await api.services.db.selectFrom(table).select('id').execute()).length;
    const admin = (...args: string[]) => runCommand(api.services, args);
    const mailFolder = () => join(api.services.config.dataDir, 'mail');
    const captured = () => readdirSync(mailFolder()).map((name) => readFileSync(join(mailFolder(), name), 'utf8'));
    const readProposal = () => api.post('/.netlify/functions/secure-auth', { action: 'login', password: 'wrong' });

    describe('what is kept, and how long', () => {
      test.each([
        ['a general enquiry', 2, () => write('ben@example.org', 'general')],
        ['an enquiry about work', 7, () => write('ben@example.org', 'work')],
        ['an enquiry about hiring', 7, () => write('ben@example.org', 'hire')],
        ['an enquiry about emergency cover', 7, () => write('ben@example.org', 'emergency')],
        ['an enquiry about a partnership', 7, () => write('ben@example.org', 'partnership')],
        ['an application', 7, () => send('apply-to-job', { ...APPLICATION, email: 'ada@example.org' })],
        ['a quote request', 7, () => send('request-quote', { ...QUOTE, email: 'ben@example.org' })],
        ['a registration', 7, () => send('register-candidate', { ...CANDIDATE, email: 'ada@example.org' })],
      ])('%s: %i years, and its mails as long', async (_what, years, sent) => {
        await sent();
        yearsLater(years, -1);
        await applyRetention(api.services);
        expect([await count('form_submissions'), await count('mail_outbox')]).toEqual([1, 2]);
        yearsLater(years);
        await applyRetention(api.services);
        expect([await count('form_submissions'), await count('mail_outbox')]).toEqual([0, 0]);
      });

      test('the years run from the last contact', async () => {
        await send('register-candidate', { ...CANDIDATE, email: 'ada@example.org' });
        yearsLater(4);
        await write('Ada@Example.org', 'work');
        yearsLater(8);
        await applyRetention(api.services);
        expect(await count('form_submissions')).toBe(2);
        yearsLater(11);
        await applyRetention(api.services);
        expect(await count('form_submissions')).toBe(0);
      });

      test('on 29 February nothing is deleted a day early', async () => {
        api.setTime(new Date('2026-03-01T08:00:00Z'));
        await write('ben@example.org', 'general');
        api.setTime(new Date('2028-02-29T09:00:00Z'));
        await applyRetention(api.services);
        expect(await count('form_submissions')).toBe(1);
        await readProposal();
        api.setTime(new Date('2034-02-28T09:00:00Z'));
        await applyRetention(api.services);
        expect(await count('access_log')).toBe(1);
        api.setTime(new Date('2034-03-01T09:00:00Z'));
        await applyRetention(api.services);
        expect([await count('form_submissions'), await count('access_log')]).toEqual([0, 0]);
      });

      test('a captured mail is deleted with its mail in the outbox', async () => {
        await write('ben@example.org', 'general');
        await admin('deliver-mail');
        expect(captured()).toHaveLength(2);
        yearsLater(2);
        await applyRetention(api.services);
        expect(captured()).toEqual([]);
      });

      test('the counts of calls: until a day after their window', async () => {
        const counted = async () => (await api.services.db.selectFrom('rate_limits').select('key').execute()).length;
        const daysLater = async (days: number) => {
          api.setTime(new Date(TEST_NOW.getTime() + days * 24 * 60 * 60_000));
          await applyRetention(api.services);
        };
        await write('ben@example.org', 'general');
        await daysLater(1);
        expect(await counted()).toBe(2);
        await daysLater(2);
        expect(await counted()).toBe(0);
      });

      test('the access log: 6 years, unless an investigation holds it', async () => {
        await readProposal();
        await admin('hold-access-log', '2026-03-02', '2026-03-02');
        yearsLater(6, 1);
        await applyRetention(api.services);
        expect(await count('access_log')).toBe(1);
        expect(await admin('release-access-log', '2026-03-01', '2026-03-02')).toEqual({ released: 1 });
        await applyRetention(api.services);
        expect(await count('access_log')).toBe(0);
      });
    });

    describe('one person’s data', () => {
      beforeEach(async () => {
        await write('ben@example.org', 'hire');
        await send('request-quote', { ...QUOTE, email: 'Ben@example.org' });
        await write('someone.else@example.org', 'hire');
      });

      test('can be exported, whatever the case of the address', async () => {
        expect(await admin('export-person', 'BEN@example.org')).toMatchObject({
          forms: [
            { form: 'send-email', content: { lastName: 'Hart' } },
            { form: 'request-quote', content: { companyName: 'Aire Haulage' } },
          ],
          mails: [{ status: 'queued' }, { status: 'queued' }],
        });
      });

      test('can be erased, with the mails that quote it, and nobody else’s', async () => {
        expect(await admin('erase-person', 'ben@EXAMPLE.org')).toEqual({ forms: 2, subscriptions: 0, mails: 4 });
        expect(await admin('export-person', 'ben@example.org')).toMatchObject({ forms: [], mails: [] });
        expect([await count('form_submissions'), await count('mail_outbox')]).toEqual([1, 2]);
        expect(JSON.stringify(api.logged)).not.toContain('ben@');
      });
    });

    test('what staff do on the command line is recorded, without whom it was about', async () => {
      await api.empty('staff_actions');
      await write('ben@example.org', 'hire');
      await admin('erase-person', 'ben@example.org');
      await admin('sync');
      await admin('feature-job', 'no-such-job', 'yes');
      await admin('export-person', 'ben@example.org');
      await expect(async () => admin('erase-person', 'ben')).rejects.toThrow();
      const recorded = () => api.services.db.selectFrom('staff_actions').selectAll().orderBy('id').execute();
      const common = { at: TEST_NOW, actor: 'command line', outcome: 'done' };
      expect(await recorded()).toMatchObject([
        { ...common, action: 'erase-person', row_count: 3 },
        { ...common, action: 'sync', row_count: 0 },
        { ...common, action: 'feature-job', row_count: 0 },
      ]);
      expect(JSON.stringify(await recorded())).not.toContain('ben');
    });

    test('erasing a person deletes their captured mail, and nobody else’s', async () => {
      await write('ben@example.org', 'hire');
      await write('someone.else@example.org', 'hire');
      await admin('deliver-mail');
      expect(captured().join()).toContain('ben@example.org');
      await admin('erase-person', 'ben@example.org');
      expect(captured()).toHaveLength(2);
      expect(captured().join()).not.toContain('ben@example.org');
    });

    test('an address is found as it was written, even with letters beyond a to z', async () => {
      await write('ÉLODIE@bücher.example', 'hire');
      for (const email of ['ÉLODIE@bücher.example', 'ÉLODIE@BüCHER.example']) {
        expect(await admin('export-person', email)).toMatchObject({ forms: [{ form: 'send-email' }] });
      }
    });

    describe('mail that was given up', () => {
      beforeEach(async () => {
        await write('ben@example.org', 'hire');
        await api.services.db
          .updateTable('mail_outbox')
          .set({ status: 'dead', attempts: 8, last_error: '550 no such user' })
          .execute();
      });

      test('is listed with its reason, and can be sent again', async () => {
        const [letter, ...others] = (await admin('dead-mail')) as { id: string; lastError: string }[];
        expect([letter!.lastError, others.length]).toEqual(['550 no such user', 1]);
        expect(await admin('resend-mail', letter!.id)).toEqual({ queued: 1 });
        expect(await admin('resend-mail', 'all')).toEqual({ queued: 1 });
        expect(await admin('dead-mail')).toEqual([]);
        const due = await api.services.db.selectFrom('mail_outbox').select(['status', 'attempts']).execute();
        expect(due).toEqual([
          { status: 'queued', attempts: 0 },
          { status: 'queued', attempts: 0 },
        ]);
      });
    });

    test('an external timer can send mail and run tasks', async () => {
      await write('ben@example.org', 'hire');
      expect(await admin('deliver-mail')).toEqual({ waiting: 0 });
      expect(await admin('run-tasks')).toEqual({ done: true });
    });

    test.each([
      [['fly']],
      [['export-person']],
      [['erase-person', 'ben']],
      [['erase-person', 'Ben <ben@example.org>, Ada <ada@example.org>']],
      [['hold-access-log', '2026-03-02', 'soon']],
      [['hold-access-log', '2026-02-31', '2026-03-02']],
      [['resend-mail']],
      [['constructor']],
    ])('the command %j is answered with how to call it', async (args) => {
      await expect(async () => admin(...args)).rejects.toThrow('npm run admin -- <command>');
    });

    test('a period that ends before it begins is refused: nothing would be held', async () => {
      await expect(async () => admin('hold-access-log', '2026-05-01', '2026-03-01')).rejects.toThrow(
        'The period begins on 2026-05-01, after its end on 2026-03-01.',
      );
    });
  });
}

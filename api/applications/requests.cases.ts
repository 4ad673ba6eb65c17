import { EMAIL_LINK_UNKNOWN, PHONE_REQUIRED, type EndpointReply } from '@site/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../admin/commands.ts';
import { applyRetention } from '../privacy/retention.ts';
import { createTestApi, OPENING_MS, TEST_NOW, type TestApi } from '../test-support.ts';
import { answerRecord } from './answer-record.ts';
import { raiseOverdue } from './overdue.ts';

const FUNCTIONS = '/.netlify/functions';
const DAY_MS = 24 * 60 * 60_000;
const RECRUITMENT = 'recruitment@haulwell.example';
const COMMERCIAL = 'commercial@haulwell.example';

const REGISTRATION = {
  fullName: 'Kwame Boateng',
  email: 'kwame@example.org',
  phone: '07700 900184',
  careerInterest: 'psv-driver',
  yearsOfExperience: '12',
  about: 'School runs, please.',
};
const QUOTE = {
  companyName: 'Pennine Chilled Ltd',
  contactName: 'Moira Lindqvist',
  email: 'moira@example.org',
  service: 'emergency-cover',
  requirements: 'Three Class 1 drivers for tonight, out of Rochdale.',
};

/** What becomes of registrations and of requests for quotes, on the given Postgres server or in memory. */
export function describeRequests(database: string, server?: string): void {
  describe(`registrations and requests for quotes, on ${database}`, () => {
    let api: TestApi;
    let cookie: string;
    beforeAll(async () => {
      const passwords = { lcrcaProposal: 'quay', transportUkProposal: 'moss', staff: 'pallet-orchard' };
      api = await createTestApi({ passwords }, { server });
    }, OPENING_MS);
    afterAll(() => api.close());
    beforeEach(async () => {
      await api.empty('form_submissions', 'rate_limits', 'staff_actions');
      api.setTime(TEST_NOW);
      cookie = await signIn();
    });

    const signIn = async () => {
      const response = await api.post(`${FUNCTIONS}/staff-auth`, { action: 'login', password: 'pallet-orchard' });
      return response.headers.getSetCookie()[0]!.split(';', 1)[0]!;
    };
    const later = (ms: number) => api.setTime(new Date(TEST_NOW.getTime() + ms));
    const mailsTo = async (address: string) =>
      (await api.services.db.selectFrom('mail_outbox').selectAll().orderBy('created_at').execute()).filter(
        ({ recipient }) => recipient === address,
      );
    const tokenIn = (text: string) => /\/requests\/([\w-]{43})/.exec(text)?.[1] ?? '';
    const mailedToken = async (address: string) => tokenIn((await mailsTo(address)).at(-1)!.text_body);
    const send = async (form: string, input: object) => {
      const response = await api.post(`${FUNCTIONS}/${form}`, input);
      expect(response.status).toBe(200);
      return ((await response.json()) as { reference: string }).reference;
    };
    const register = (changes: object = {}) => send('register-candidate', { ...REGISTRATION, ...changes });
    const ask = (changes: object = {}) => send('request-quote', { ...QUOTE, ...changes });
    const open = async (token: string) => {
      const response = await api.get(`${FUNCTIONS}/application?token=${token}`);
      return { status: response.status, data: (await response.json()) as EndpointReply<'application'> };
    };
    const change = (input: object) => api.post(`${FUNCTIONS}/change-application`, input);
    const answer = (input: object) =>
      api.post(`${FUNCTIONS}/answer-application`, { message: '', ...input }, { cookie });

    describe('a registration', () => {
      test('has a page, by the link in the mail, which repeats how the candidate is reached and names the day', async () => {
        const reference = await register();
        const [mail] = await mailsTo(REGISTRATION.email);
        expect(mail!.text_body).toContain('By 9 March 2026 you will hear from us');
        expect(mail!.text_body).toContain('We will ring 07700 900184 or write to kwame@example.org.');
        expect(mail!.text_body).toContain('See your registration');
        expect((await open(tokenIn(mail!.text_body))).data).toMatchObject({
          kind: 'candidate',
          reference,
          about: 'PSV Driver',
          job: null,
          status: 'received',
          answerBy: '2026-03-09',
          fullName: 'Kwame Boateng',
          texts: [
            { label: 'About', text: 'School runs, please.' },
            { label: 'Years of experience', text: '12' },
          ],
        });
      });

      test('is called and put into our files, each with a mail; then nothing more is promised', async () => {
        const reference = await register();
        await answer({ reference, from: 'received', to: 'called', message: 'Nobody picked up.' });
        expect((await mailsTo(REGISTRATION.email)).at(-1)).toMatchObject({
          subject: `Your registration (${reference})`,
          reply_to_address: RECRUITMENT,
          text_body: expect.stringMatching(
            /We have called you.*\n\nNobody picked up\.\n\nWe will write again by 9 March/,
          ),
        });
        await answer({ reference, from: 'called', to: 'in-our-files' });
        expect((await open(await mailedToken(REGISTRATION.email))).data).toMatchObject({
          status: 'in-our-files',
          answerBy: null,
          events: [{ status: 'called' }, { status: 'in-our-files' }],
        });
      });

      test('keeps a phone number: corrected to none it is refused', async () => {
        await register();
        const token = await mailedToken(REGISTRATION.email);
        const refused = await change({ action: 'correct', token, fullName: 'Kwame Boateng', phone: '' });
        expect(refused.status).toBe(400);
        expect(await refused.json()).toMatchObject({ fields: { phone: PHONE_REQUIRED } });
      });

      test('takes no CV', async () => {
        await register();
        const cvFile = { name: 'CV.pdf', content: btoa('%PDF-1.7') };
        const token = await mailedToken(REGISTRATION.email);
        expect((await api.post(`${FUNCTIONS}/replace-application-cv`, { token, cvFile })).status).toBe(409);
      });
    });

    describe('a request for a quote', () => {
      test('has a page, and its mails are the commercial team’s', async () => {
        await ask();
        const [mail] = await mailsTo(QUOTE.email);
        expect(mail).toMatchObject({
          reply_to_address: COMMERCIAL,
          reply_to_name: expect.not.stringContaining('recruitment'),
        });
        expect(mail!.text_body).toContain('We will write to moira@example.org. You can add a phone number');
        const token = tokenIn(mail!.text_body);
        expect((await open(token)).data).toMatchObject({
          kind: 'quote',
          about: 'Emergency cover',
          fullName: 'Moira Lindqvist',
          phone: '',
          texts: [
            { label: 'Company name', text: 'Pennine Chilled Ltd' },
            { label: 'Requirements', text: QUOTE.requirements },
          ],
        });
        await change({ action: 'write', token, message: 'From eight, please.' });
        expect((await mailsTo(COMMERCIAL)).at(-1)!.text_body).toContain('From eight, please.');
        expect(await mailsTo(RECRUITMENT)).toEqual([]);
      });

      test('is corrected: its contact’s name, and a phone number that was left out', async () => {
        await ask();
        const token = await mailedToken(QUOTE.email);
        const corrected = { action: 'correct', token, fullName: 'Moira Lindquist', phone: '' };
        expect(await (await change(corrected)).json()).toMatchObject({
          application: { fullName: 'Moira Lindquist', phone: '' },
        });
        await change({ ...corrected, phone: '01632 960 145' });
        expect((await open(token)).data.phone).toBe('01632 960 145');
        expect((await change({ ...corrected, phone: '12' })).status).toBe(400);
      });

      test('is another each time that somebody asks, and is erased alone', async () => {
        await ask();
        const first = await mailedToken(QUOTE.email);
        const second = await ask({ requirements: 'And two forklift drivers for Friday.' });
        await change({ action: 'erase', token: first });
        expect((await open(first)).status).toBe(404);
        expect((await open(await mailedToken(QUOTE.email))).data.reference).toBe(second);
      });

      test.each([
        ['won', 'Thank you for choosing us.'],
        ['lost', 'We are sorry that we could not help this time'],
      ])('is quoted and %s, in kind words', async (to, words) => {
        const reference = await ask();
        await answer({ reference, from: 'received', to: 'quoted', message: '£21.40 an hour.' });
        expect((await mailsTo(QUOTE.email)).at(-1)!.text_body).toContain(
          'We have prepared a quote for you.\n\n£21.40 an hour.',
        );
        await answer({ reference, from: 'quoted', to });
        const { text_body: text } = (await mailsTo(QUOTE.email)).at(-1)!;
        expect(text).toContain(words);
        expect(text).not.toMatch(/\b(won|lost|application)\b/);
        expect((await open(tokenIn(text))).data).toMatchObject({ status: to, answerBy: null });
      });

      test('is withdrawn by the client while it is open, and stays so', async () => {
        const reference = await ask();
        const token = await mailedToken(QUOTE.email);
        await change({ action: 'withdraw', token, reason: 'Covered.' });
        expect((await mailsTo(COMMERCIAL)).at(-1)!.subject).toBe(
          `${reference}: Moira Lindqvist withdrew a quote request`,
        );
        expect((await change({ action: 'withdraw', token, reason: '' })).status).toBe(409);
        expect((await answer({ reference, from: 'withdrawn', to: 'quoted' })).status).toBe(409);
      });

      test('goes to no status of another kind, not even to an interview', async () => {
        const reference = await ask();
        for (const to of ['read', 'interview', 'in-our-files'])
          expect((await answer({ reference, from: 'received', to })).status).toBe(409);
      });

      test('moves to a new address once that is confirmed, also one that has asked for a quote itself', async () => {
        const email = 'ops@pennine.example';
        await ask({ email });
        await ask();
        const token = await mailedToken(QUOTE.email);
        await api.post(`${FUNCTIONS}/change-application-email`, { token, email });
        const { text_body: text } = (await mailsTo(email)).at(-1)!;
        expect(text).toContain('about their quote request');
        const link = /\/requests\/confirm\/([\w-]{43})/.exec(text)![1];
        const confirmed = await api.post(`${FUNCTIONS}/confirm-application-email`, { token: link });
        expect(await confirmed.json()).toMatchObject({ kind: 'quote' });
        expect((await open(token)).data.email).toBe(email);
        const unknown = await api.post(`${FUNCTIONS}/confirm-application-email`, { token: 'x'.repeat(43) });
        expect(await unknown.json()).toMatchObject({ error: EMAIL_LINK_UNKNOWN });
      });
    });

    describe('the promise', () => {
      test('is due on the desk, and in its list by day', async () => {
        const references = [await register(), await ask()];
        later(7 * DAY_MS);
        cookie = await signIn();
        const summary = await (await api.get(`${FUNCTIONS}/desk-summary`, { cookie })).json();
        expect(summary).toMatchObject({ answers: { overdue: 0, today: 2, tomorrow: 0 } });
        const { rows } = (await (
          await api.get(`${FUNCTIONS}/submissions?due=today`, { cookie })
        ).json()) as EndpointReply<'submissions'>;
        expect(rows.map(({ reference }) => reference).toSorted()).toEqual(references.toSorted());
      });

      test('that was missed raises an alarm with those who answer', async () => {
        const [registered, asked] = [await register(), await ask()];
        later(8 * DAY_MS);
        for (let run = 0; run < 2; run += 1) await raiseOverdue(api.services);
        for (const [address, reference] of [
          [RECRUITMENT, registered],
          [COMMERCIAL, asked],
        ] as const) {
          const alarms = (await mailsTo(address)).filter(({ subject }) => subject.includes('than we promised'));
          expect(alarms.map(({ text_body: text }) => text.match(/\w{3}-\w{6}/g))).toEqual([[reference]]);
        }
      });

      test('is not in the figure that is published of applicants', async () => {
        for (let number = 0; number < 25; number += 1) {
          const reference = await register({ email: `driver-${number}@example.org` });
          await api.empty('rate_limits');
          await answer({ reference, from: 'received', to: 'in-our-files' });
        }
        expect(await answerRecord(api.services.db, TEST_NOW)).toBeNull();
      });
    });

    test('is on no list of jobs to answer', async () => {
      await ask();
      expect(await (await api.get(`${FUNCTIONS}/open-applications`, { cookie })).json()).toMatchObject({ jobs: [] });
    });

    test('is exported with the person, and its page ends with the data', async () => {
      const reference = await register();
      await ask();
      expect(await runCommand(api.services, ['export-person', REGISTRATION.email])).toMatchObject({
        applications: [{ reference, kind: 'candidate', job: null, status: 'received' }],
      });
      const tokens = [await mailedToken(REGISTRATION.email), await mailedToken(QUOTE.email)];
      await runCommand(api.services, ['erase-person', REGISTRATION.email]);
      expect((await open(tokens[0]!)).status).toBe(404);
      api.setTime(new Date('2033-03-03T09:00:00Z'));
      await applyRetention(api.services);
      expect((await open(tokens[1]!)).status).toBe(404);
    });
  });
}

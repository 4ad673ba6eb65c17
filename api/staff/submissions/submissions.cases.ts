import type { EndpointReply } from '@site/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../../admin/commands.ts';
import { advert, testFeed } from '../../feeds/adverts.test-support.ts';
import { PDF } from '../../forms/cv/documents.test-support.ts';
import { syncJobs } from '../../jobs/sync/sync.ts';
import { applyRetention } from '../../privacy/retention.ts';
import { createTestApi, OPENING_MS, TEST_NOW, type TestApi } from '../../test-support.ts';

const FUNCTIONS = '/.netlify/functions';
const NOTE = 'Rang Ada back; mother of twins.';

const APPLICATION = {
  fullName: 'Ada Okafor',
  email: 'ada.okafor@example.org',
  phone: '01632 960 201',
  coverLetter: 'Twelve years of night trunking.',
  cv: 'Tankers, mostly.',
  cvFile: { name: 'Ada Okafor.pdf', content: Buffer.from(PDF).toString('base64') },
  jobTitle: 'Ada’s own title',
  jobSlug: 'hgv-class-1-driver-leeds-1',
};
const FORMS = {
  'apply-to-job': APPLICATION,
  'send-email': {
    firstName: 'Ben',
    lastName: 'Hart',
    email: 'ben.hart@example.org',
    phone: '01632 960 202',
    inquiryType: 'hire',
    message: 'Six drivers for Aintree, please.',
  },
  'request-quote': {
    companyName: 'Aire Haulage',
    contactName: 'Cleo Dunn',
    email: 'cleo.dunn@example.org',
    service: 'emergency-cover',
    requirements: 'Cover from Monday at Knottingley.',
  },
  'register-candidate': {
    fullName: 'Dev Patel',
    email: 'dev.patel@example.org',
    phone: '01632 960 204',
    careerInterest: 'psv-driver',
    yearsOfExperience: '9',
    about: 'Coaches since I left school.',
  },
  subscribe: { email: 'eve.lane@example.org' },
  'job-alert': { email: 'fay.moss@example.org', search: 'tanker near my mum', frequency: 'weekly' },
};

/** Whatever of what was sent says something about a person. */
const SECRETS = [
  ...Object.values(FORMS).flatMap((form) =>
    Object.entries(form).flatMap(([field, value]) =>
      ['inquiryType', 'service', 'careerInterest', 'jobSlug', 'frequency', 'yearsOfExperience', 'cvFile'].includes(
        field,
      )
        ? []
        : [String(value)],
    ),
  ),
  'Ada',
  'Okafor',
  'Hart',
  'Cleo',
  'Dunn',
  'Patel',
  'twins',
];
const leaksIn = (text: string) => SECRETS.filter((secret) => text.includes(secret));

/** What staff see, and do, of what visitors send, on the given Postgres server or in memory. */
export function describeStaffSubmissions(database: string, server?: string): void {
  describe(`submissions for staff, on ${database}`, () => {
    let api: TestApi;
    let cookie: string;
    beforeAll(async () => {
      const passwords = { lcrcaProposal: 'quay', transportUkProposal: 'moss', staff: 'pallet-orchard' };
      api = await createTestApi({ passwords }, { server, feed: testFeed(advert(1)) });
      await syncJobs(api.services);
      cookie = await signIn();
    }, OPENING_MS);
    afterAll(() => api.close());
    beforeEach(async () => {
      await api.empty('form_submissions', 'subscriptions', 'rate_limits', 'mail_outbox', 'staff_actions');
      api.setTime(TEST_NOW);
      cookie = await signIn();
    });

    const signIn = async () => {
      const response = await api.post(`${FUNCTIONS}/staff-auth`, { action: 'login', password: 'pallet-orchard' });
      return response.headers.getSetCookie()[0]!.split(';', 1)[0]!;
    };
    const later = (ms: number) => api.setTime(new Date(TEST_NOW.getTime() + ms));
    const send = async (form: keyof typeof FORMS, changes: object = {}) => {
      const response = await api.post(`${FUNCTIONS}/${form}`, { ...FORMS[form], ...changes });
      expect(response.status).toBe(200);
      return ((await response.json()) as { reference?: string }).reference ?? '';
    };
    /** One of every kind, a minute apart. */
    const sendAll = async () => {
      for (const [index, form] of Object.keys(FORMS).entries()) {
        later(index * 60_000);
        await send(form as keyof typeof FORMS);
      }
    };
    const read = (path: string) => api.get(`${FUNCTIONS}/${path}`, { cookie });
    const list = async (query = '') =>
      (await (await read(`submissions${query}`)).json()) as EndpointReply<'submissions'>;
    const detail = async (reference: string) =>
      (await (await read(`submission?reference=${reference}`)).json()) as EndpointReply<'submission'>;
    const reveal = (reference: string) => api.post(`${FUNCTIONS}/reveal-submission`, { reference }, { cookie });
    const change = (input: object) => api.post(`${FUNCTIONS}/change-submission`, input, { cookie });
    const audit = () =>
      api.services.db.selectFrom('staff_actions').select(['action', 'subject', 'outcome']).orderBy('id').execute();

    describe('the list', () => {
      test('has every kind, newest first, with what each is about', async () => {
        await sendAll();
        const { rows } = await list();
        expect(rows.map(({ kind, about, name, email, status }) => [kind, about, name, email, status])).toEqual([
          ['subscription', 'Job alert, not confirmed yet', '', 'f•••@example.org', 'new'],
          ['subscription', 'Newsletter, not confirmed yet', '', 'e•••@example.org', 'new'],
          ['candidate', 'PSV Driver', 'D••• P•••', 'd•••@example.org', 'new'],
          ['quote', 'Emergency cover', 'C••• D•••', 'c•••@example.org', 'new'],
          ['message', 'Hiring staff', 'B••• H•••', 'b•••@example.org', 'new'],
          ['application', 'HGV Class 1 Driver', 'A••• O•••', 'a•••@example.org', 'new'],
        ]);
      });

      test('is filtered by kind, status, reference and day', async () => {
        await sendAll();
        const [candidate] = (await list('?kind=candidate')).rows;
        expect(candidate).toMatchObject({ kind: 'candidate' });
        const { reference } = candidate!;
        await change({ reference, revision: 0, status: 'done' });
        const found = async (query: string) => (await list(query)).rows.map((row) => row.reference);
        expect(await found('?status=done')).toEqual([reference]);
        expect(await found(`?reference=${reference.slice(1, 7).toLowerCase()}`)).toEqual([reference]);
        expect(await found('?reference=%25')).toEqual([]);
        expect(await found('?kind=subscription')).toHaveLength(2);
        expect(await found('?kind=message')).toHaveLength(1);
        expect(await found('?from=2026-03-02')).toHaveLength(6);
        expect(await found('?from=2026-03-03')).toEqual([]);
      });

      test('counts what nobody has taken in hand, by kind', async () => {
        await sendAll();
        await send('send-email', { message: 'And two more for Widnes.' });
        const { rows, newByKind } = await list('?kind=message');
        expect(newByKind).toEqual({ application: 1, message: 2, quote: 1, candidate: 1, subscription: 2 });
        await change({ reference: rows[0]!.reference, revision: 0, status: 'in-hand' });
        expect((await list()).newByKind.message).toBe(1);
      });

      test('a form that a robot filled in is not there', async () => {
        await send('send-email', { website: 'https://spam.example' });
        expect((await list()).rows).toEqual([]);
      });

      test('an application to a job that is gone keeps its address', async () => {
        await send('apply-to-job');
        await api.empty('jobs', 'cleared_jobs');
        expect((await list()).rows[0]?.about).toBe('hgv-class-1-driver-leeds-1');
        await syncJobs(api.services);
      });
    });

    describe('personal data', () => {
      test('is in no reply before it is revealed: neither list, file nor detail', async () => {
        await sendAll();
        const { rows } = await list();
        for (const { reference } of rows) await change({ reference, revision: 0, status: 'new', note: NOTE });
        const texts = [
          await (await read('submissions')).text(),
          await (await read('submissions?format=csv')).text(),
          ...(await Promise.all(rows.map(async ({ reference }) => JSON.stringify(await detail(reference))))),
        ];
        expect(texts).toHaveLength(8);
        expect(texts.map(leaksIn)).toEqual(texts.map(() => []));
        // The search itself finds something where there is something.
        expect(leaksIn(await (await reveal(rows.at(-1)!.reference)).text())).toContain('Ada Okafor');
      });

      test('is said to be there, by its number of words', async () => {
        const reference = await send('apply-to-job');
        await change({ reference, revision: 0, status: 'new', note: NOTE });
        expect(await detail(reference)).toMatchObject({
          phone: '•••201',
          texts: [
            { label: 'Cover letter', words: 5 },
            { label: 'Experience', words: 2 },
          ],
          hasCv: true,
          noteWords: 6,
        });
      });

      test('is all there once revealed, and each reveal is in the audit log', async () => {
        const reference = await send('apply-to-job');
        await change({ reference, revision: 0, status: 'new', note: NOTE });
        for (let look = 0; look < 2; look += 1) {
          expect(await (await reveal(reference)).json()).toEqual({
            name: 'Ada Okafor',
            email: 'ada.okafor@example.org',
            phone: '01632 960 201',
            texts: [
              { label: 'Cover letter', text: 'Twelve years of night trunking.' },
              { label: 'Experience', text: 'Tankers, mostly.' },
            ],
            cv: { name: 'Ada Okafor.pdf', size: PDF.length },
            events: [],
            note: NOTE,
            status: 'new',
            revision: 1,
          });
        }
        const looked = { action: 'reveal-submission', subject: reference, outcome: 'done' };
        expect((await audit()).slice(1)).toEqual([looked, looked]);
      });

      test('of a job alert is what it looks for', async () => {
        await send('job-alert');
        const { reference } = (await list()).rows[0]!;
        expect(await (await reveal(reference)).json()).toMatchObject({
          email: 'fay.moss@example.org',
          texts: [{ label: 'Looks for', text: '“tanker near my mum” jobs' }],
          cv: null,
        });
      });

      test('is in neither the audit log nor the server’s', async () => {
        const reference = await send('apply-to-job');
        await reveal(reference);
        await change({ reference, revision: 0, status: 'done', note: NOTE });
        await read(`submission-cv?reference=${reference}`);
        expect(await audit()).toHaveLength(3);
        expect(leaksIn(JSON.stringify([await audit(), api.logged]))).toEqual([]);
      });

      test('what is unknown is refused, and an attempt recorded', async () => {
        const response = await reveal('APP-222222');
        expect(response.status).toBe(404);
        expect(await audit()).toEqual([{ action: 'reveal-submission', subject: 'APP-222222', outcome: 'refused' }]);
        expect((await reveal('Ada Okafor')).status).toBe(400);
        expect(await audit()).toHaveLength(1);
      });
    });

    describe('a CV', () => {
      test('is a download that nothing keeps or opens, and is in the audit log', async () => {
        const reference = await send('apply-to-job');
        const response = await read(`submission-cv?reference=${reference}`);
        expect(response.status).toBe(200);
        expect(Object.fromEntries(response.headers)).toMatchObject({
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="${reference}.pdf"`,
          'content-type': 'application/pdf',
          'x-content-type-options': 'nosniff',
        });
        expect(new Uint8Array(await response.arrayBuffer())).toEqual(PDF);
        expect(await audit()).toEqual([{ action: 'download-cv', subject: reference, outcome: 'done' }]);
      });

      test('needs a staff session', async () => {
        const reference = await send('apply-to-job');
        expect((await api.get(`${FUNCTIONS}/submission-cv?reference=${reference}`)).status).toBe(401);
        expect(await audit()).toEqual([]);
      });

      test('is not there where none was sent', async () => {
        const reference = await send('send-email');
        const response = await read(`submission-cv?reference=${reference}`);
        expect(response.status).toBe(404);
        expect(await response.json()).toEqual({ error: 'No CV was sent as a file with this submission.' });
      });
    });

    describe('status and note', () => {
      test('go in any order, and subscriptions have them as well', async () => {
        await send('subscribe');
        const { reference } = (await list()).rows[0]!;
        for (const [revision, status] of (['done', 'new', 'in-hand'] as const).entries()) {
          expect(await (await change({ reference, revision, status })).json()).toEqual({
            success: true,
            revision: revision + 1,
          });
          expect(await detail(reference)).toMatchObject({ status, revision: revision + 1, hasNote: false });
        }
      });

      test('a note stays when only the status changes, and goes when it is emptied', async () => {
        const reference = await send('send-email');
        await change({ reference, revision: 0, status: 'new', note: `  ${NOTE} ` });
        await change({ reference, revision: 1, status: 'done' });
        expect(await (await reveal(reference)).json()).toMatchObject({ status: 'done', note: NOTE });
        await change({ reference, revision: 2, status: 'done', note: '' });
        expect(await detail(reference)).toMatchObject({ hasNote: false, noteWords: 0 });
      });

      test('what a colleague has changed meanwhile is not overwritten: 409, with their version', async () => {
        const reference = await send('send-email');
        await change({ reference, revision: 0, status: 'in-hand', note: NOTE });
        const refused = await change({ reference, revision: 0, status: 'done', note: 'Mine.' });
        expect(refused.status).toBe(409);
        expect(await refused.json()).toEqual({
          error: 'A colleague has changed this submission since you opened it.',
          current: { revision: 1, status: 'in-hand', note: NOTE },
        });
        expect(await (await reveal(reference)).json()).toMatchObject({ status: 'in-hand', note: NOTE });
      });

      test('their note is shown only to whoever wrote one, and that is in the audit log', async () => {
        const reference = await send('send-email');
        await change({ reference, revision: 0, status: 'in-hand', note: NOTE });
        const masked = await change({ reference, revision: 0, status: 'done' });
        expect(await masked.json()).toMatchObject({ current: { revision: 1, status: 'in-hand' } });
        expect((await audit()).map(({ action }) => action)).not.toContain('reveal-submission');
        await change({ reference, revision: 0, status: 'done', note: 'Mine.' });
        expect((await audit()).slice(2)).toEqual([
          { action: 'reveal-submission', subject: reference, outcome: 'done' },
          { action: 'change-submission', subject: reference, outcome: 'refused' },
        ]);
      });

      test('of two changes at once one is in, and a repeated one is accepted', async () => {
        const reference = await send('send-email');
        const input = { reference, revision: 0, status: 'done', note: 'One.' };
        const statuses = await Promise.all([change(input), change({ ...input, note: 'Two.' })]);
        expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
        const { note } = (await (await reveal(reference)).json()) as { note: string };
        expect((await change({ ...input, note })).status).toBe(200);
        expect(await detail(reference)).toMatchObject({ revision: 1 });
      });

      test('are exported with the person’s data, and erased and deleted with it', async () => {
        const [kept, erased] = [await send('send-email'), await send('apply-to-job')];
        for (const reference of [kept, erased]) await change({ reference, revision: 0, status: 'done', note: NOTE });
        expect(await runCommand(api.services, ['export-person', APPLICATION.email])).toMatchObject({
          forms: [{ status: 'done', note: NOTE }],
        });
        await runCommand(api.services, ['erase-person', APPLICATION.email]);
        expect((await list()).rows.map(({ reference }) => reference)).toEqual([kept]);
        api.setTime(new Date('2033-03-03T09:00:00Z'));
        await applyRetention(api.services);
        cookie = await signIn();
        expect((await list()).rows).toEqual([]);
      });
    });
  });
}

import { cvOfOtherKind, type EndpointReply } from '@site/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../admin/commands.ts';
import { advert, testFeed } from '../feeds/adverts.test-support.ts';
import { syncJobs } from '../jobs/sync/sync.ts';
import { applyRetention } from '../privacy/retention.ts';
import { createReadinessCheck } from '../readiness.ts';
import { createTestApi, OPENING_MS, TEST_NOW, type TestApi } from '../test-support.ts';
import { raiseOverdue } from './overdue.ts';

const FUNCTIONS = '/.netlify/functions';
const DAY_MS = 24 * 60 * 60_000;
const FORM = {
  fullName: 'Ada Okafor',
  email: 'ada.okafor@example.org',
  phone: '01632 960 201',
  coverLetter: 'Twelve years of night trunking.',
  cv: '',
  jobTitle: 'HGV Class 1 Driver',
  jobSlug: 'hgv-class-1-driver-leeds-1',
};

/** What becomes of applications, on the given Postgres server or in memory. */
export function describeApplications(database: string, server?: string): void {
  describe(`applications, on ${database}`, () => {
    let api: TestApi;
    let cookie: string;
    beforeAll(async () => {
      const passwords = { lcrcaProposal: 'quay', transportUkProposal: 'moss', staff: 'pallet-orchard' };
      api = await createTestApi({ passwords }, { server, feed: testFeed(advert(1)) });
      await syncJobs(api.services);
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
    const mails = () => api.services.db.selectFrom('mail_outbox').selectAll().orderBy('created_at').execute();
    const mailsTo = async (address: string) => (await mails()).filter(({ recipient }) => recipient === address);
    const tokenIn = (text: string) => /\/applications\/([\w-]{43})/.exec(text)?.[1] ?? '';
    const mailedToken = async () => tokenIn((await mailsTo(FORM.email)).at(-1)!.text_body);
    const apply = async (changes: object = {}) => {
      const response = await api.post(`${FUNCTIONS}/apply-to-job`, { ...FORM, ...changes });
      expect(response.status).toBe(200);
      return ((await response.json()) as { reference: string }).reference;
    };
    const open = async (token: string) => {
      const response = await api.get(`${FUNCTIONS}/application?token=${token}`);
      return { status: response.status, data: (await response.json()) as EndpointReply<'application'> };
    };
    const change = (input: object) => api.post(`${FUNCTIONS}/change-application`, input);
    const answer = (input: object) =>
      api.post(`${FUNCTIONS}/answer-application`, { message: '', ...input }, { cookie });
    const summary = async () =>
      (await (await api.get(`${FUNCTIONS}/desk-summary`, { cookie })).json()) as EndpointReply<'deskSummary'>;

    describe('the applicant’s page', () => {
      test('opens by the link in the mail, and shows what was sent, where it stands and by when we answer', async () => {
        const reference = await apply();
        const { data } = await open(await mailedToken());
        expect(data).toEqual({
          kind: 'application',
          reference,
          about: 'HGV Class 1 Driver',
          job: { slug: FORM.jobSlug, location: 'Leeds', isOpen: true },
          sentAt: TEST_NOW.toISOString(),
          status: 'received',
          since: TEST_NOW.toISOString(),
          answerBy: '2026-03-09',
          interview: [],
          fullName: 'Ada Okafor',
          email: 'ada.okafor@example.org',
          newEmail: null,
          phone: '01632 960 201',
          texts: [{ label: 'Cover letter', text: 'Twelve years of night trunking.' }],
          cvFile: null,
          events: [],
        });
      });

      test('keeps only the hash of its token, and no log has it', async () => {
        await apply();
        const token = await mailedToken();
        await open(token);
        expect(
          JSON.stringify(await api.services.db.selectFrom('application_links').selectAll().execute()),
        ).not.toContain(token);
        expect(JSON.stringify(api.logged)).not.toContain(token);
      });

      test('is private, and a guessed link opens nothing', async () => {
        await apply();
        const response = await api.get(`${FUNCTIONS}/application?token=${await mailedToken()}`);
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect((await open('x'.repeat(43))).status).toBe(404);
        expect((await api.get(`${FUNCTIONS}/application`)).status).toBe(400);
      });

      test('the mail repeats phone and address, so that a slip is seen', async () => {
        await apply();
        const [mail] = await mailsTo(FORM.email);
        expect(mail!.text_body).toContain('We will ring 01632 960 201 or write to ada.okafor@example.org.');
        expect(mail!.text_body).toContain('By 9 March 2026 you will hear from us');
      });

      test('the mail repeats no words: its address may be a stranger’s', async () => {
        await apply({ fullName: 'Win at evil.example', phone: '01632 960 201 (evil.example)' });
        const [mail] = await mailsTo(FORM.email);
        expect(mail!.text_body).toContain('We will ring 01632 960 201 or write to');
        expect(`${mail!.subject}${mail!.text_body}${mail!.html_body}`).not.toContain('evil');
      });

      test('staff’s notes never reach it', async () => {
        const reference = await apply();
        const note = { reference, revision: 0, status: 'in-hand', note: 'Sounds tired.' };
        await api.post(`${FUNCTIONS}/change-submission`, note, { cookie });
        expect(JSON.stringify((await open(await mailedToken())).data)).not.toContain('tired');
      });
    });

    describe('the applicant', () => {
      test('withdraws, once, and the agency is told why', async () => {
        const reference = await apply();
        const token = await mailedToken();
        const withdrawn = await change({ action: 'withdraw', token, reason: 'Found another.' });
        expect(await withdrawn.json()).toMatchObject({
          application: {
            status: 'withdrawn',
            answerBy: null,
            events: [{ by: 'applicant', status: 'withdrawn', text: 'Found another.' }],
          },
        });
        const notice = (await mailsTo('recruitment@haulwell.example')).at(-1)!;
        expect(notice.subject).toBe(`${reference}: Ada Okafor withdrew an application for HGV Class 1 Driver`);
        expect(notice.text_body).toContain('Reason: Found another.');
        expect((await change({ action: 'withdraw', token, reason: '' })).status).toBe(409);
      });

      test('corrects name and phone, and a number that nobody has is refused', async () => {
        await apply();
        const token = await mailedToken();
        const corrected = { action: 'correct', token, fullName: 'Ada O’Kafor', phone: '07700 900 456' };
        expect(await (await change(corrected)).json()).toMatchObject({
          application: { fullName: 'Ada O’Kafor', phone: '07700 900 456', email: FORM.email },
        });
        expect((await change({ ...corrected, phone: '12' })).status).toBe(400);
      });

      describe('’s CV', () => {
        const AGENCY = 'recruitment@haulwell.example';
        const file = (name: string, text: string) => ({ name, content: Buffer.from(text).toString('base64') });
        const replace = (token: string, cvFile?: object) =>
          api.post(`${FUNCTIONS}/replace-application-cv`, { token, cvFile });
        const files = () => api.services.db.selectFrom('submission_files').select(['name', 'content']).execute();

        test('takes the place of the one before, of which nothing is left, and staff get it', async () => {
          const reference = await apply({ cvFile: file('Before.pdf', '%PDF-1.7 before') });
          const token = await mailedToken();
          later(DAY_MS);
          expect(await (await replace(token, file('../After.exe.pdf', '%PDF-1.7 after'))).json()).toMatchObject({
            application: {
              cvFile: 'After-exe.pdf',
              answerBy: '2026-03-09',
              events: [{ by: 'applicant', status: null, text: 'New CV: After-exe.pdf' }],
            },
          });
          expect((await files()).map(({ name, content }) => `${name}: ${Buffer.from(content).toString()}`)).toEqual([
            'After-exe.pdf: %PDF-1.7 after',
          ]);
          expect((await mailsTo(AGENCY)).at(-1)).toMatchObject({
            subject: `${reference}: Ada Okafor sent a new CV with an application for HGV Class 1 Driver`,
            attaches_file: true,
          });
          cookie = await signIn();
          const seen = await api.get(`${FUNCTIONS}/submission-cv?reference=${reference}`, { cookie });
          expect(await seen.text()).toBe('%PDF-1.7 after');
        });

        test('is added to an application without one', async () => {
          await apply();
          const token = await mailedToken();
          expect((await replace(token, file('CV.pdf', '%PDF-1.7'))).status).toBe(200);
          expect((await open(token)).data.cvFile).toBe('CV.pdf');
        });

        test('stays where the new one is refused: no file, another kind, or an application that has ended', async () => {
          await apply({ cvFile: file('Before.pdf', '%PDF-1.7 before') });
          const token = await mailedToken();
          const refused = await replace(token, file('CV.pdf', 'Dear all'));
          expect(refused.status).toBe(400);
          expect(await refused.json()).toMatchObject({ fields: { cvFile: cvOfOtherKind('text') } });
          const without = await replace(token);
          expect(await without.json()).toMatchObject({ fields: { cvFile: 'Please choose a file' } });
          await change({ action: 'withdraw', token, reason: '' });
          expect((await replace(token, file('CV.pdf', '%PDF-1.7'))).status).toBe(409);
          expect((await replace('x'.repeat(43), file('CV.pdf', '%PDF-1.7'))).status).toBe(404);
          expect((await files()).map(({ name }) => name)).toEqual(['Before.pdf']);
        });

        test('is in the export of the person, and is erased with the application', async () => {
          await apply();
          const token = await mailedToken();
          await replace(token, file('CV.pdf', '%PDF-1.7'));
          const exported = await runCommand(api.services, ['export-person', FORM.email]);
          expect(JSON.stringify(exported)).toContain(btoa('%PDF-1.7'));
          await change({ action: 'erase', token });
          expect(await files()).toEqual([]);
        });
      });

      test('writes to the recruiter, who reads it in a mail; the promised day stays', async () => {
        await apply();
        const token = await mailedToken();
        later(DAY_MS);
        await change({ action: 'write', token, message: 'I can start <b>now</b>.' });
        expect((await open(token)).data).toMatchObject({
          status: 'received',
          answerBy: '2026-03-09',
          events: [{ by: 'applicant', status: null, text: 'I can start <b>now</b>.' }],
        });
        const notice = (await mailsTo('recruitment@haulwell.example')).at(-1)!;
        expect(notice.html_body).toContain('I can start &lt;b&gt;now&lt;/b&gt;.');
      });

      test('has all of it erased: form, mails and link', async () => {
        await apply();
        await apply({ coverLetter: 'Again.' });
        const token = await mailedToken();
        expect(await (await change({ action: 'erase', token })).json()).toEqual({ application: null });
        expect((await open(token)).status).toBe(404);
        expect(await mails()).toEqual([]);
        expect(await api.services.db.selectFrom('form_submissions').selectAll().execute()).toEqual([]);
      });

      test('makes at most 20 changes in a quarter of an hour', async () => {
        await apply();
        const token = await mailedToken();
        const statuses: number[] = [];
        for (let count = 0; count < 21; count += 1)
          statuses.push((await change({ action: 'write', token, message: `Message ${count}` })).status);
        expect(statuses.filter((status) => status === 200)).toHaveLength(20);
        expect(statuses.at(-1)).toBe(429);
      });
    });

    describe('another email address', () => {
      const NEW = 'ada@new.example';
      const RECRUITMENT = 'recruitment@haulwell.example';
      const ask = (token: string, email = NEW) => api.post(`${FUNCTIONS}/change-application-email`, { token, email });
      const confirm = (token: string) => api.post(`${FUNCTIONS}/confirm-application-email`, { token });
      const confirmTokenIn = (text: string) => /\/applications\/confirm\/([\w-]{43})/.exec(text)?.[1] ?? '';
      const confirmToken = async (address = NEW) => confirmTokenIn((await mailsTo(address)).at(-1)!.text_body);

      test('is used once it is confirmed; the earlier one and the agency are told', async () => {
        const reference = await apply();
        await apply({ coverLetter: 'Again.' });
        const token = await mailedToken();
        const asked = await ask(token);
        expect(await asked.json()).toMatchObject({ application: { email: FORM.email, newEmail: NEW } });
        const [mail] = await mailsTo(NEW);
        for (const own of [FORM.fullName, FORM.jobTitle, reference]) expect(mail!.text_body).not.toContain(own);
        expect(tokenIn(mail!.text_body)).toBe('');

        const link = await confirmToken();
        const confirmed = await confirm(link);
        const opened = ((await confirmed.json()) as EndpointReply<'confirmApplicationEmail'>).token;
        expect((await open(opened)).data).toMatchObject({ reference, email: NEW, newEmail: null });
        expect((await mailsTo(FORM.email)).at(-1)!.text_body).toContain(`From now on, we write to ${NEW}`);
        expect((await mailsTo(RECRUITMENT)).at(-1)!.text_body).toContain(`Email: ${NEW}`);
        const sent = (await mails()).length;
        expect((await confirm(link)).status).toBe(200);
        expect(await mails()).toHaveLength(sent);

        expect(await runCommand(api.services, ['erase-person', NEW])).toMatchObject({ forms: 2 });
        expect((await open(token)).status).toBe(404);
      });

      test('is not used after 7 days, nor once another has been asked for', async () => {
        await apply();
        const token = await mailedToken();
        await ask(token, 'slip@new.example');
        const slip = await confirmToken('slip@new.example');
        await ask(token);
        expect((await confirm(slip)).status).toBe(404);
        const link = await confirmToken();
        later(7 * DAY_MS);
        expect((await confirm(link)).status).toBe(410);
        expect((await open(token)).data).toMatchObject({ email: FORM.email, newEmail: null });
        await applyRetention(api.services);
        expect((await confirm(link)).status).toBe(404);
      });

      test('that has an application for the job is answered as any other, and its owner alone learns of it', async () => {
        const others = await apply({ email: NEW, fullName: 'Grace Lin' });
        await apply();
        const token = await mailedToken();
        const replyTo = async (email: string) => {
          const response = await ask(token, email);
          return [response.status, (await response.text()).replaceAll(email, '')];
        };
        expect(await replyTo('ada+jobs@new.example')).toEqual(await replyTo('free@new.example'));
        expect(await mailsTo('ada+jobs@new.example')).toEqual([]);
        const mail = (await mailsTo(NEW)).at(-1)!;
        expect(mail.subject).toBe('Your application is with us already');
        expect(mail.text_body).not.toContain(FORM.email);
        expect((await open(tokenIn(mail.text_body))).data.reference).toBe(others);
      });

      test('that has got an application for the job meanwhile is refused, and both stay', async () => {
        await apply();
        const token = await mailedToken();
        await ask(token);
        const link = await confirmToken();
        await apply({ email: NEW });
        expect((await confirm(link)).status).toBe(409);
        expect((await open(token)).data).toMatchObject({ email: FORM.email, newEmail: NEW });
      });

      test('that two applications for the job confirm at once is the first one’s', async () => {
        await apply();
        await ask(await mailedToken());
        const email = 'tom.ferrier@example.org';
        await apply({ email });
        await ask(tokenIn((await mailsTo(email)).at(-1)!.text_body));
        const links = (await mailsTo(NEW)).map(({ text_body: text }) => confirmTokenIn(text));
        const replies = await Promise.all(links.map(confirm));
        expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      });

      test('that is the same is refused; no mailbox gets more than 5 such mails a day', async () => {
        await apply();
        const token = await mailedToken();
        expect(await (await ask(token, FORM.email)).json()).toMatchObject({
          fields: { email: 'We write to this address already' },
        });
        for (let count = 0; count < 7; count += 1) expect((await ask(token)).status).toBe(200);
        expect(await mailsTo(NEW)).toHaveLength(5);
      });

      test('is in the export of each whom it may be about, and goes with the person who did not confirm it', async () => {
        await apply();
        await ask(await mailedToken());
        for (const person of [FORM.email, 'Ada+jobs@NEW.example'])
          expect(await runCommand(api.services, ['export-person', person])).toMatchObject({
            newAddresses: [{ email: NEW, confirmedAt: null }],
          });
        await runCommand(api.services, ['erase-person', NEW]);
        expect(await api.services.db.selectFrom('application_emails').selectAll().execute()).toEqual([]);
      });
    });

    describe('applying again', () => {
      test('opens the first application, however the address is spelt, and tells staff', async () => {
        const first = await apply();
        const second = await apply({ email: 'Ada.Okafor@EXAMPLE.org', coverLetter: 'Once more.' });
        expect(second).not.toBe(first);
        const mail = (await mails()).find(({ text_body: text }) => text.includes('before'))!;
        expect(mail.recipient).toBe(FORM.email);
        expect((await open(tokenIn(mail.text_body))).data).toMatchObject({ reference: first });
        const notices = await mailsTo('recruitment@haulwell.example');
        expect(notices.map(({ subject }) => subject)).toContain(
          `${second}: Ada Okafor applied again for HGV Class 1 Driver`,
        );
      });

      test('gets the same reply as the first time: nobody learns whether an address has applied', async () => {
        const replyTo = async (changes: object) => {
          const response = await api.post(`${FUNCTIONS}/apply-to-job`, { ...FORM, ...changes });
          const text = await response.text();
          return [response.status, text.replace(/APP-\w{6}/, 'APP-')];
        };
        expect(await replyTo({ coverLetter: 'Two.' })).toEqual(await replyTo({ coverLetter: 'Three.' }));
      });

      test('takes a withdrawal back, with a new day', async () => {
        await apply();
        await change({ action: 'withdraw', token: await mailedToken(), reason: '' });
        later(DAY_MS);
        await apply({ coverLetter: 'I have changed my mind.' });
        expect((await open(await mailedToken())).data).toMatchObject({ status: 'received', answerBy: '2026-03-10' });
      });
    });

    describe('an answer', () => {
      test('is shown before it goes, and a preview changes and sends nothing', async () => {
        const reference = await apply();
        const input = { reference, from: 'received', to: 'put-forward', message: 'They meet on Thursday.' };
        const before = (await mails()).length;
        const preview = (await (
          await answer({ ...input, preview: true })
        ).json()) as EndpointReply<'answerApplication'>;
        expect(preview.subject).toBe(`Your application for HGV Class 1 Driver (${reference})`);
        expect(preview.text).toContain('Good news: we have put you forward for HGV Class 1 Driver.');
        expect(preview.text).toContain('They meet on Thursday.');
        expect(await mails()).toHaveLength(before);
        expect((await open(await mailedToken())).data.status).toBe('received');
      });

      test('reaches the applicant by mail and on the page, is audited, and promises the next', async () => {
        const reference = await apply();
        later(DAY_MS);
        cookie = await signIn();
        await answer({ reference, from: 'received', to: 'put-forward', message: 'They meet on Thursday.' });
        const mail = (await mailsTo(FORM.email)).at(-1)!;
        expect(mail.text_body).toContain('We will write again by 10 March 2026.');
        expect((await open(tokenIn(mail.text_body))).data).toMatchObject({
          status: 'put-forward',
          answerBy: '2026-03-10',
          events: [{ by: 'staff', status: 'put-forward', text: 'They meet on Thursday.' }],
        });
        const audit = await api.services.db.selectFrom('staff_actions').select(['action', 'subject']).execute();
        expect(audit).toContainEqual({ action: 'answer-application', subject: reference });
      });

      test('that is an outcome promises nothing more, and nothing follows it', async () => {
        const reference = await apply();
        await answer({ reference, from: 'received', to: 'not-this-time' });
        const mail = (await mailsTo(FORM.email)).at(-1)!;
        expect(mail.text_body).toContain('not successful this time');
        expect(mail.text_body).not.toContain('write again by');
        expect((await open(tokenIn(mail.text_body))).data.answerBy).toBeNull();
        expect((await answer({ reference, from: 'not-this-time', to: 'offered' })).status).toBe(409);
      });

      test('to an application that stands elsewhere by now is refused, and says nothing to nobody', async () => {
        const reference = await apply();
        await change({ action: 'withdraw', token: await mailedToken(), reason: '' });
        const before = (await mails()).length;
        expect((await answer({ reference, from: 'received', to: 'offered' })).status).toBe(409);
        expect(await mails()).toHaveLength(before);
        expect((await answer({ reference, from: 'withdrawn', to: 'withdrawn' })).status).toBe(400);
        expect((await answer({ reference: 'APP-222222', from: 'received', to: 'read' })).status).toBe(404);
      });

      test('of two at once one goes', async () => {
        const reference = await apply();
        const replies = await Promise.all(
          ['offered', 'not-this-time'].map((to) => answer({ reference, from: 'received', to })),
        );
        expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
        expect(await mailsTo(FORM.email)).toHaveLength(2);
      });

      test('needs a staff session', async () => {
        const reference = await apply();
        const input = { reference, from: 'received', to: 'read', message: '' };
        expect((await api.post(`${FUNCTIONS}/answer-application`, input)).status).toBe(401);
      });
    });

    describe('one answer to several', () => {
      const OTHER = 'tom.ferrier@example.org';
      const answerAll = (references: string[], input: object = {}) =>
        api.post(
          `${FUNCTIONS}/answer-applications`,
          {
            job: FORM.jobSlug,
            applications: references.map((reference) => ({ reference, from: 'received' })),
            to: 'job-closed',
            message: 'Thank you for waiting.',
            ...input,
          },
          { cookie },
        );
      const waiting = async (query = '') =>
        (await (
          await api.get(`${FUNCTIONS}/open-applications${query}`, { cookie })
        ).json()) as EndpointReply<'openApplications'>;

      test('is shown as each of them gets it, and then goes to each alone', async () => {
        const references = [await apply(), await apply({ fullName: 'Tom Ferrier', email: OTHER })];
        const before = (await mails()).length;
        const shown = (await (
          await answerAll(references, { preview: true })
        ).json()) as EndpointReply<'answerApplications'>;
        expect(shown.mails.map(({ reference }) => reference)).toEqual(references.toSorted());
        expect(shown.mails.map(({ text }) => text.split('\n')[0]).toSorted()).toEqual([
          'Hello Ada Okafor,',
          'Hello Tom Ferrier,',
        ]);
        expect(await mails()).toHaveLength(before);
        expect((await waiting()).jobs).toMatchObject([
          { slug: FORM.jobSlug, isOpen: true, waiting: 2, location: expect.any(String) },
        ]);
        expect(await (await answerAll(references)).json()).toEqual(shown);
        const mail = (await mailsTo(OTHER)).at(-1)!;
        expect(mail.text_body).toContain('Thank you for waiting.');
        expect(mail.text_body).not.toContain('Ada');
        expect((await open(tokenIn(mail.text_body))).data).toMatchObject({ status: 'job-closed', answerBy: null });
        expect((await waiting()).jobs).toEqual([]);
        expect(
          await api.services.db
            .selectFrom('staff_actions')
            .select(['action', 'subject', 'row_count'])
            .where('action', '=', 'answer-applications')
            .orderBy('id')
            .execute(),
        ).toEqual([
          { action: 'answer-applications', subject: FORM.jobSlug, row_count: 0 },
          { action: 'answer-applications', subject: FORM.jobSlug, row_count: 2 },
        ]);
      });

      test('goes to nobody where one of them stands elsewhere, or is for another job', async () => {
        const references = [await apply(), await apply({ email: OTHER })];
        await answer({ reference: references[1]!, from: 'received', to: 'read' });
        const before = (await mails()).length;
        expect((await answerAll(references)).status).toBe(409);
        expect((await answerAll(references, { job: 'another-job' })).status).toBe(404);
        expect((await answerAll([])).status).toBe(400);
        expect((await answerAll(references, { to: 'offered' })).status).toBe(400);
        expect(await mails()).toHaveLength(before);
        expect((await waiting(`?job=${FORM.jobSlug}`)).applications).toMatchObject(
          [{ status: 'received' }, { status: 'read' }].map((each) => ({ ...each, name: 'A••• O•••' })),
        );
      });

      test('calls off an interview that was chosen', async () => {
        const reference = await apply();
        const token = await mailedToken();
        const slots = [{ start: '2026-03-05T10:00', minutes: 30, way: 'phone', place: '' }];
        await answer({ reference, from: 'received', to: 'interview', slots });
        const slot = (await open(token)).data.interview[0]!.id;
        await api.post(`${FUNCTIONS}/choose-interview`, { token, slot });
        await answerAll([], { applications: [{ reference, from: 'interview' }] });
        const mail = (await mailsTo(FORM.email)).at(-1)!;
        expect(mail.text_body).toContain('Your interview does not take place');
        expect(mail.calendar).toContain('METHOD:CANCEL');
      });

      test('is asked for first where the job has closed', async () => {
        await apply();
        await api.services.db.updateTable('jobs').set({ closed_at: TEST_NOW }).execute();
        expect((await waiting()).jobs).toMatchObject([{ title: 'HGV Class 1 Driver', isOpen: false, waiting: 1 }]);
        expect((await summary()).answers).toMatchObject({ jobClosed: 1 });
        await api.services.db.updateTable('jobs').set({ closed_at: null }).execute();
      });
    });

    describe('the promise', () => {
      test('is counted on the desk, before, on and after the day', async () => {
        const reference = await apply();
        const counted = async (days: number) => {
          later(days * DAY_MS);
          cookie = await signIn();
          return (await summary()).answers;
        };
        expect(await counted(5)).toEqual({ overdue: 0, today: 0, tomorrow: 0, jobClosed: 0 });
        expect(await counted(6)).toEqual({ overdue: 0, today: 0, tomorrow: 1, jobClosed: 0 });
        expect(await counted(7)).toEqual({ overdue: 0, today: 1, tomorrow: 0, jobClosed: 0 });
        expect(await counted(8)).toEqual({ overdue: 1, today: 0, tomorrow: 0, jobClosed: 0 });
        await answer({ reference, from: 'received', to: 'received', message: 'Still waiting for the employer.' });
        expect((await summary()).answers).toEqual({ overdue: 0, today: 0, tomorrow: 0, jobClosed: 0 });
      });

      test('lists who waits, longest first, by job and by person', async () => {
        const ada = await apply();
        later(DAY_MS);
        const sam = await apply({ email: 'sam@example.org' });
        const again = await apply({ email: 'Sam@example.org', coverLetter: 'Once more.' });
        cookie = await signIn();
        const listed = async (query: string) => {
          const response = await api.get(`${FUNCTIONS}/submissions?${query}`, { cookie });
          return ((await response.json()) as EndpointReply<'submissions'>).rows.map(({ reference }) => reference);
        };
        expect(await listed('due=waiting')).toEqual([ada, sam]);
        expect(await listed('due=overdue')).toEqual([]);
        later(7 * DAY_MS);
        cookie = await signIn();
        expect(await listed('due=today')).toEqual([ada]);
        expect(await listed('due=tomorrow')).toEqual([sam]);
        expect((await listed(`person=${again}`)).toSorted()).toEqual([sam, again].toSorted());
        expect(await listed('job=class 1')).toHaveLength(3);
        expect(await listed('job=forklift')).toEqual([]);
      });

      test('leads from each to the next by the promised day, and from the last to the first', async () => {
        const first = await apply();
        later(1 * DAY_MS);
        const second = await apply({ email: 'bea@example.org' });
        const third = await apply({ email: 'cy@example.org' });
        later(2 * DAY_MS);
        const answered = await apply({ email: 'di@example.org' });
        cookie = await signIn();
        await answer({ reference: answered, from: 'received', to: 'not-this-time' });
        const nextOf = async (reference: string) => {
          const response = await api.get(`${FUNCTIONS}/submission?reference=${reference}`, { cookie });
          return ((await response.json()) as EndpointReply<'submission'>).next;
        };
        expect(await nextOf(first)).toBe(second);
        expect([second, third]).toContain(await nextOf(second));
        expect(await nextOf(answered)).toBe(first);
        for (const reference of [second, third]) await answer({ reference, from: 'received', to: 'not-this-time' });
        expect(await nextOf(third)).toBe(first);
        expect(await nextOf(first)).toBeNull();
      });

      test('that was missed raises one alarm, and the next missed one another', async () => {
        const reference = await apply();
        const alarms = async () =>
          (await mailsTo('recruitment@haulwell.example')).filter(({ subject }) => subject.includes('than we promised'));
        later(7 * DAY_MS);
        await raiseOverdue(api.services);
        expect(await alarms()).toEqual([]);
        later(8 * DAY_MS);
        for (let run = 0; run < 2; run += 1) await raiseOverdue(api.services);
        expect(await createReadinessCheck(api.services)()).toEqual({ status: 'ready', overdueAnswers: 1 });
        expect((await alarms()).map(({ text_body: text }) => text)).toEqual([
          expect.stringContaining(`${reference}: 9 March 2026`),
        ]);
        expect(api.logged).toContainEqual(
          expect.objectContaining({ event: 'applications.overdue', references: [reference] }),
        );
        cookie = await signIn();
        await answer({ reference, from: 'received', to: 'read' });
        later(30 * DAY_MS);
        await raiseOverdue(api.services);
        expect(await alarms()).toHaveLength(2);
      });
    });

    test('is in what is exported of a person, and goes with it', async () => {
      const reference = await apply();
      await answer({ reference, from: 'received', to: 'read' });
      const token = await mailedToken();
      expect(await runCommand(api.services, ['export-person', FORM.email])).toMatchObject({
        applications: [{ reference, job: FORM.jobSlug, status: 'read', events: [{ by: 'staff', status: 'read' }] }],
      });
      await runCommand(api.services, ['erase-person', FORM.email]);
      expect((await open(token)).status).toBe(404);
      expect(await api.services.db.selectFrom('applications').selectAll().execute()).toEqual([]);
    });

    test('ends with the data that it is about', async () => {
      await apply();
      const token = await mailedToken();
      api.setTime(new Date('2033-03-03T09:00:00Z'));
      await applyRetention(api.services);
      expect((await open(token)).status).toBe(404);
    });
  });
}

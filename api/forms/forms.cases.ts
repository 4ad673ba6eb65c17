import type { ContactMessage } from '@site/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, OPENING_MS, TEST_NOW, type TestApi } from '../test-support.ts';
import { acceptSubmission } from './accept-submission.ts';
import { contactSubmission } from './contact-message.ts';
import type { SubmissionType } from './submission-type.ts';

const TOO_MANY = { error: 'Too many requests. Please wait 15 minutes before trying again.' };
const MINUTE = 60_000;

const APPLICATION = {
  fullName: 'Ada Okafor',
  email: 'ada@example.org',
  phone: '01632 960 201',
  coverLetter: 'I have driven for ten years.',
  cv: '',
  jobTitle: 'Anything the page says',
  jobSlug: 'class-1-driver-leeds',
};
const MESSAGE: Omit<ContactMessage, 'website'> = {
  firstName: 'Ben',
  lastName: 'Hart',
  email: 'ben@example.org',
  phone: '01632 960 202',
  inquiryType: 'hire',
  message: 'We need six drivers from Monday.',
};

/** What the forms promise, on the given Postgres server or in memory. */
export function describeForms(database: string, server?: string): void {
  describe(`the forms, on ${database}`, () => {
    let api: TestApi;
    beforeAll(async () => {
      api = await createTestApi({}, { server });
      await insertJob(api, { slug: 'class-1-driver-leeds', title: 'Class 1 Driver' });
      await insertJob(api, { slug: 'van-driver-hull', title: 'Van Driver', closed_at: TEST_NOW });
    }, OPENING_MS);
    afterAll(() => api.close());
    beforeEach(async () => {
      await api.empty('form_submissions', 'rate_limits');
      api.setTime(TEST_NOW);
    });

    const later = (ms: number) => api.setTime(new Date(TEST_NOW.getTime() + ms));
    const apply = (changes: object = {}, headers: Record<string, string> = {}) =>
      api.post('/.netlify/functions/apply-to-job', { ...APPLICATION, ...changes }, headers);
    const write = (changes: object = {}, headers: Record<string, string> = {}) =>
      api.post('/.netlify/functions/send-email', { ...MESSAGE, ...changes }, headers);
    const referenceOf = async (response: Response) => {
      expect(response.status).toBe(200);
      const { success, reference } = (await response.json()) as { success: boolean; reference: string };
      expect(success).toBe(true);
      return reference;
    };
    const submissions = () => api.services.db.selectFrom('form_submissions').selectAll().execute();
    const mails = () => api.services.db.selectFrom('mail_outbox').selectAll().orderBy('recipient').execute();

    async function insertJob(
      { services }: TestApi,
      job: { slug: string; title: string; closed_at?: Date },
    ): Promise<void> {
      await services.db
        .insertInto('jobs')
        .values({
          external_id: job.slug,
          location: 'Leeds',
          salary_period: 'year',
          category: 'HGV Driver',
          description: '<p>Nights</p>',
          posted_at: TEST_NOW,
          imported_at: TEST_NOW,
          updated_at: TEST_NOW,
          content_hash: job.slug,
          ...job,
        })
        .execute();
    }

    describe('a form that is submitted', () => {
      test('an application is stored, and the recruitment team and the applicant are notified', async () => {
        const reference = await referenceOf(await apply());
        expect(reference).toMatch(/^APP-[2-9A-HJKMNP-Z]{6}$/);
        const [stored] = await submissions();
        expect(stored).toMatchObject({ form: 'apply-to-job', reference, content: APPLICATION });
        expect(stored!.content).not.toHaveProperty('website');

        const [toApplicant, toAgency] = await mails();
        expect(toAgency).toMatchObject({
          recipient: 'recruitment@haulwell.example',
          reply_to_address: 'ada@example.org',
          reply_to_name: 'Ada Okafor',
          subject: `${reference}: Ada Okafor applied for Class 1 Driver`,
        });
        for (const said of ['01632 960 201', 'I have driven for ten years.', 'Class 1 Driver, Leeds']) {
          expect(toAgency!.text_body).toContain(said);
          expect(toAgency!.html_body).toContain(said);
        }
        expect(toApplicant).toMatchObject({
          recipient: 'ada@example.org',
          reply_to_address: 'recruitment@haulwell.example',
        });
        expect(toApplicant!.text_body).toContain(reference);
        expect(toApplicant!.html_body).toContain(reference);
      });

      test.each([
        ['hire', 'commercial'],
        ['work', 'recruitment'],
        ['emergency', 'commercial'],
        ['general', 'hello'],
        ['partnership', 'partnerships'],
      ])('a message about %s reaches %s@', async (inquiryType, mailbox) => {
        const reference = await referenceOf(await write({ inquiryType }));
        expect(reference).toMatch(/^MSG-[2-9A-HJKMNP-Z]{6}$/);
        const recipients = (await mails()).map(({ recipient }) => recipient);
        expect(recipients.sort()).toEqual(['ben@example.org', `${mailbox}@haulwell.example`].sort());
      });

      test('a quote request reaches the commercial team, a registration the recruitment team', async () => {
        const quote = {
          companyName: 'Aire Haulage',
          contactName: 'Ben Hart',
          email: 'ben@example.org',
          service: 'emergency-cover',
          requirements: 'Six drivers from Monday.',
        };
        const candidate = {
          fullName: 'Ada Okafor',
          email: 'ada@example.org',
          phone: '01632 960 201',
          careerInterest: 'psv-driver',
          yearsOfExperience: '9',
        };
        const quoted = await referenceOf(await api.post('/.netlify/functions/request-quote', quote));
        const registered = await referenceOf(await api.post('/.netlify/functions/register-candidate', candidate));
        expect((await mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
          ['ada@example.org', `We have your registration (${registered})`],
          ['ben@example.org', `We have your quote request (${quoted})`],
          ['commercial@haulwell.example', `${quoted}: Aire Haulage asked for a quote (Emergency cover)`],
          ['recruitment@haulwell.example', `${registered}: Ada Okafor registered (PSV Driver)`],
        ]);
      });

      test('a client who leaves a number is called back', async () => {
        const quote = {
          companyName: 'Calder Freight',
          contactName: 'Ben Hart',
          email: 'ben@example.org',
          phone: 'Tel: 01632 960.203 after 5pm',
          service: 'emergency-cover',
          requirements: 'Six drivers from Monday.',
        };
        const reference = await referenceOf(await api.post('/.netlify/functions/request-quote', quote));
        const [toClient, toAgency] = await mails();
        expect(toClient!.text_body).toContain('We call you back within 24 hours');
        expect(toAgency!.subject).toBe(`${reference}: Calder Freight asked for a quote and a call (Emergency cover)`);
        expect(toAgency!.text_body).toContain('01632 960 203 (after 5pm)');
        for (const [unreadable, reason] of [
          ['12345', 'this one is too short'],
          ['1-202-555-0143', 'one from abroad begins with + and the code of its country'],
        ]) {
          const reply = await api.post('/.netlify/functions/request-quote', { ...quote, phone: unreadable });
          expect(await reply.json()).toMatchObject({
            fields: { phone: `Please enter a valid phone number: ${reason}` },
          });
        }
      });

      test('is acknowledged in the agency’s configured name, with the company’s registration', async () => {
        const renamed = api.restarted({ agencyName: 'Wayfell' });
        await referenceOf(await renamed.post('/.netlify/functions/apply-to-job', APPLICATION));
        await referenceOf(await renamed.post('/.netlify/functions/send-email', MESSAGE));
        const letters = (await mails()).filter(({ recipient }) =>
          [APPLICATION.email, MESSAGE.email].includes(recipient),
        );
        expect(letters.map((letter) => letter.reply_to_name)).toEqual(['Wayfell recruitment', 'Wayfell']);
        for (const letter of letters) expect(letter.text_body).toMatch(/\n\nWayfell\n\n.* company number .*\n$/);
      });

      test('what visitors type cannot become markup in the mail, and is not sent on to the address they name', async () => {
        const markup = '<a href="https://spam.example">Click & win</a>';
        await referenceOf(await write({ firstName: markup, message: `${markup} twice` }));
        const [toSender, toAgency] = await mails();
        expect(toAgency!.html_body).not.toContain('<a ');
        expect(toAgency!.html_body).toContain(
          '&lt;a href=&quot;https://spam.example&quot;&gt;Click &amp; win&lt;/a&gt; twice',
        );
        expect(`${toSender!.subject}${toSender!.text_body}${toSender!.html_body}`).not.toContain('spam.example');
      });

      test('line breaks and bidirectional controls in a name stay out of the subject and reply-to', async () => {
        await referenceOf(await apply({ fullName: 'Eve\r\nBcc: everyone@example.org\u2028\u202ex' }));
        const toAgency = (await mails()).find(({ recipient }) => recipient === 'recruitment@haulwell.example')!;
        expect(toAgency.reply_to_name).toBe('Eve Bcc: everyone@example.org x');
        expect(toAgency.subject).toMatch(/^APP-\w+: Eve Bcc: everyone@example.org x applied for Class 1 Driver$/);
      });

      test.each([
        'a@b.example\r\nBcc: c@d.example',
        'x,y@b.example',
        '<a@b.example',
        '"a b"@c.example',
        'a\u0007b@c.example',
        'a@b',
      ])('the address %j is refused', async (email) => {
        const response = await write({ email });
        expect(response.status).toBe(400);
        expect(await response.json()).toMatchObject({ fields: { email: 'Please enter a valid email address' } });
        expect(await submissions()).toEqual([]);
      });
    });

    describe('a form that is submitted twice', () => {
      test('simultaneously is stored once, with one reference', async () => {
        const references = await Promise.all((await Promise.all([apply(), apply(), apply()])).map(referenceOf));
        expect(new Set(references).size).toBe(1);
        expect(await submissions()).toHaveLength(1);
        expect(await mails()).toHaveLength(2);
      });

      test('and has passed every check both times before either is stored, is still stored once', async () => {
        let arrived = 0;
        let open = () => {};
        const gate = new Promise<void>((resolve) => (open = resolve));
        const together: SubmissionType<ContactMessage> = {
          ...contactSubmission,
          async accept(input, services) {
            if ((arrived += 1) === 3) open();
            await gate;
            return contactSubmission.accept(input, services);
          },
        };
        const request = new Request('http://localhost:3000/');
        const send = () =>
          acceptSubmission(together, { input: { ...MESSAGE, website: '' }, request, services: api.services });
        const replies = await Promise.all([send(), send(), send()]);
        expect(new Set(replies.map(({ reference }) => reference)).size).toBe(1);
        expect(await submissions()).toHaveLength(1);
        expect(await mails()).toHaveLength(2);
      });

      test('within ten minutes is one submission; later it is another', async () => {
        const first = await referenceOf(await write());
        later(10 * MINUTE - 1);
        expect(await referenceOf(await write())).toBe(first);
        later(10 * MINUTE);
        expect(await referenceOf(await write())).not.toBe(first);
        expect(await submissions()).toHaveLength(2);
      });

      test('with a different text is two submissions', async () => {
        const first = await referenceOf(await write());
        expect(await referenceOf(await write({ message: 'We need seven drivers from Monday.' }))).not.toBe(first);
      });

      test('with an Idempotency-Key is one submission all day', async () => {
        const key = { 'idempotency-key': 'c0ffee' };
        const first = await referenceOf(await write({}, key));
        later(23 * 60 * MINUTE);
        expect(await referenceOf(await write({}, key))).toBe(first);
        expect(await referenceOf(await write({}, { 'idempotency-key': 'another' }))).not.toBe(first);
      });

      test('with the key of a different submission is refused rather than answered wrongly', async () => {
        const key = { 'idempotency-key': 'c0ffee' };
        await referenceOf(await write({}, key));
        expect((await write({ message: 'Something else entirely' }, key)).status).toBe(422);
        expect((await write({}, { 'idempotency-key': 'k'.repeat(201) })).status).toBe(400);
      });
    });

    describe('a form that cannot be accepted', () => {
      test('a filled honeypot looks like a success, and leaves nothing behind', async () => {
        expect(await referenceOf(await apply({ website: 'https://spam.example' }))).toMatch(/^APP-[2-9A-HJKMNP-Z]{6}$/);
        expect(await referenceOf(await write({ website: 'x' }))).toMatch(/^MSG-[2-9A-HJKMNP-Z]{6}$/);
        expect(await submissions()).toEqual([]);
        expect(await mails()).toEqual([]);
      });

      test('a form filled in faster than a person can looks like a success, and leaves nothing behind', async () => {
        await referenceOf(await write({}, { 'x-form-age': '999' }));
        expect(await submissions()).toEqual([]);
        await referenceOf(await write({}, { 'x-form-age': '1000' }));
        expect(await submissions()).toHaveLength(1);
      });

      test('an unknown job is 404, and one that has closed is 410', async () => {
        const unknown = await apply({ jobSlug: 'no-such-job' });
        expect(unknown.status).toBe(404);
        expect(await unknown.json()).toEqual({ error: 'Job not found' });
        const closed = await apply({ jobSlug: 'van-driver-hull' });
        expect(closed.status).toBe(410);
        expect(await closed.json()).toEqual({ error: 'This job is no longer open for applications.' });
        expect(await submissions()).toEqual([]);
      });

      test('when the mails cannot be queued, nothing is stored and the same form can be sent again', async () => {
        const { db } = api.services;
        await sql`alter table mail_outbox add constraint refuse_all check (false)`.execute(db);
        const failed = await apply();
        await sql`alter table mail_outbox drop constraint refuse_all`.execute(db);
        expect(failed.status).toBe(500);
        expect(await submissions()).toEqual([]);
        expect(await db.selectFrom('submission_keys').selectAll().execute()).toEqual([]);
        await referenceOf(await apply());
        expect(await submissions()).toHaveLength(1);
      });
    });

    describe('too many forms', () => {
      const from = (address: string) => ({ 'x-real-ip': address });
      const message = (number: number) => ({ message: `Message number ${number}` });

      test('the sixth in 15 minutes from one address is refused; other addresses are not', async () => {
        for (let number = 1; number <= 5; number += 1)
          await referenceOf(await write(message(number), from('203.0.113.1')));
        await referenceOf(await write(message(5), from('203.0.113.1')));
        later(5 * MINUTE);
        const refused = await write(message(6), from('203.0.113.1'));
        expect(refused.status).toBe(429);
        expect(refused.headers.get('retry-after')).toBe('600');
        expect(await refused.json()).toEqual(TOO_MANY);
        await referenceOf(await write(message(6), from('203.0.113.2')));
        await referenceOf(await apply({}, from('203.0.113.1')));
        later(15 * MINUTE);
        await referenceOf(await write(message(7), from('203.0.113.1')));
      });

      test('in one person’s name send that person at most twenty mails a day; the agency still gets each', async () => {
        for (let number = 1; number <= 22; number += 1)
          await referenceOf(
            await write(
              { ...message(number), ...(number > 20 && { email: 'BEN@example.org' }) },
              from(`203.0.113.${number}`),
            ),
          );
        const recipients = (await mails()).map(({ recipient }) => recipient);
        expect(recipients.filter((recipient) => recipient === 'commercial@haulwell.example')).toHaveLength(22);
        expect(recipients).toHaveLength(42);
        later(24 * 60 * MINUTE);
        await referenceOf(await write(message(23)));
        expect(await mails()).toHaveLength(44);
      });

      test('refused forms do not count', async () => {
        for (let attempt = 0; attempt < 6; attempt += 1)
          expect((await apply({ jobSlug: 'no-such-job' })).status).toBe(404);
        for (let attempt = 0; attempt < 6; attempt += 1) expect((await write({ email: 'nonsense' })).status).toBe(400);
        await referenceOf(await apply());
        await referenceOf(await write());
      });

      test('expired keys are deleted', async () => {
        await referenceOf(await write(message(1), from('203.0.113.1')));
        later(20 * MINUTE);
        await referenceOf(await write(message(2), from('203.0.113.2')));
        const { db } = api.services;
        expect(await db.selectFrom('submission_keys').select('key').execute()).toHaveLength(1);
      });
    });
  });
}

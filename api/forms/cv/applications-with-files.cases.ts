import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_CV_BYTES } from '@site/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../../admin/commands.ts';
import { advert, testFeed } from '../../feeds/adverts.test-support.ts';
import { syncJobs } from '../../jobs/sync/sync.ts';
import { applyRetention } from '../../privacy/retention.ts';
import { createTestApi, OPENING_MS, TEST_NOW, type TestApi } from '../../test-support.ts';
import { DOCX_WITH_MACROS, PDF, PROGRAM } from './documents.test-support.ts';

const APPLICATION = {
  fullName: 'Ada Okafor',
  email: 'ada@example.org',
  phone: '01632 960 201',
  jobTitle: 'HGV Class 1 Driver',
  jobSlug: 'hgv-class-1-driver-leeds-1',
};

const cvFile = (name: string, content: Uint8Array) => ({ name, content: Buffer.from(content).toString('base64') });
const CV = cvFile('Ada Okafor.pdf', PDF);

/** What becomes of a CV that is sent with an application, on the given Postgres server or in memory. */
export function describeApplicationsWithFiles(database: string, server?: string): void {
  describe(`applications with a CV as a file, on ${database}`, () => {
    let api: TestApi;
    beforeAll(async () => {
      api = await createTestApi({}, { server, feed: testFeed(advert(1)) });
      await syncJobs(api.services);
    }, OPENING_MS);
    afterAll(() => api.close());
    beforeEach(async () => {
      await api.empty('form_submissions', 'rate_limits');
      api.setTime(TEST_NOW);
    });

    const apply = (changes: object = {}) =>
      api.post('/.netlify/functions/apply-to-job', { ...APPLICATION, cvFile: CV, ...changes });
    const accepted = async (changes: object = {}) => {
      const response = await apply(changes);
      expect(response.status).toBe(200);
      return ((await response.json()) as { reference: string }).reference;
    };
    const files = () =>
      api.services.db
        .selectFrom('submission_files')
        .select(['name', 'media_type', sql<string>`encode(content, 'base64')`.as('content')])
        .select(sql<number>`length(content)`.as('size'))
        .execute();
    const capturedMails = () => {
      const folder = join(api.services.config.dataDir, 'mail');
      return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    };

    test('the file is stored beside the application, not in it', async () => {
      await accepted();
      const [file, ...others] = await files();
      expect(others).toEqual([]);
      expect(file).toMatchObject({ name: 'Ada Okafor.pdf', media_type: 'application/pdf' });
      expect(Buffer.from(file!.content, 'base64').equals(PDF)).toBe(true);
      const { content } = await api.services.db
        .selectFrom('form_submissions')
        .select('content')
        .executeTakeFirstOrThrow();
      expect(content).not.toHaveProperty('cvFile');
    });

    test('the agency’s mail has it attached; the applicant’s does not', async () => {
      await accepted();
      await runCommand(api.services, ['deliver-mail']);
      const to = (address: string) => capturedMails().find((mail) => mail.includes(`\nTo: ${address}`));
      const [toAgency, toApplicant] = [to('recruitment@haulwell.example'), to('ada@example.org')];
      expect(toAgency).toContain('Content-Disposition: attachment; filename="Ada Okafor.pdf"');
      expect(toAgency!.replace(/\r?\n/g, '')).toContain(CV.content);
      expect(toApplicant).toContain('We have your application');
      expect(toApplicant).not.toContain('attachment');
    });

    test('without a file, nothing is attached', async () => {
      await accepted({ cvFile: undefined });
      expect(await files()).toEqual([]);
      const mails = await api.services.db.selectFrom('mail_outbox').select('attaches_file').execute();
      expect(mails).toEqual([{ attaches_file: false }, { attaches_file: false }]);
    });

    test('a file of exactly 5 MB is accepted', async () => {
      const content = Buffer.alloc(MAX_CV_BYTES, ' ');
      content.set(PDF);
      await accepted({ cvFile: cvFile('cv.pdf', content) });
      expect(await files()).toMatchObject([{ size: MAX_CV_BYTES }]);
    });

    test.each([
      ['a larger one', 'cv.pdf', Buffer.alloc(MAX_CV_BYTES + 1), 'Please choose a file of at most 5 MB'],
      ['an empty one', 'cv.pdf', Buffer.alloc(0), 'This file is empty. Please choose another.'],
      ['a program', 'cv.exe', PROGRAM, 'Please choose a PDF, DOC, DOCX or ODT file'],
      [
        'a program in disguise',
        'cv.pdf',
        PROGRAM,
        'We cannot read this file. Please save it as a PDF and choose that.',
      ],
      [
        'one with macros',
        'cv.docx',
        DOCX_WITH_MACROS,
        'This file contains macros or other files, or loads something when it is opened. Please save it as a PDF and choose that.',
      ],
    ])('%s is refused, and nothing is stored', async (_what, name, content, message) => {
      const response = await apply({ cvFile: cvFile(name, content) });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: message, fields: { cvFile: message } });
      expect(await api.services.db.selectFrom('form_submissions').select('id').execute()).toEqual([]);
    });

    test('a body larger than any application is not read, and only applications may be so large', async () => {
      const huge = { cvFile: { name: 'cv.pdf', content: 'A'.repeat(8_000_000) } };
      expect((await apply(huge)).status).toBe(413);
      const message = { message: 'x'.repeat(100_000) };
      expect((await api.post('/.netlify/functions/send-email', message)).status).toBe(413);
    });

    test('sent twice it is one application; with another file it is another', async () => {
      const first = await accepted();
      expect(await accepted()).toBe(first);
      expect(await accepted({ cvFile: cvFile('Ada Okafor.pdf', Buffer.concat([PDF, Buffer.from(' ')])) })).not.toBe(
        first,
      );
      expect(await files()).toHaveLength(2);
    });

    test('a honeypot that is filled in leaves no file behind', async () => {
      await accepted({ website: 'https://spam.example' });
      expect(await files()).toEqual([]);
    });

    test('it is exported with the person’s data', async () => {
      await accepted();
      expect(await runCommand(api.services, ['export-person', 'ADA@example.org'])).toMatchObject({
        forms: [{ form: 'apply-to-job', file: { name: 'Ada Okafor.pdf', content: CV.content } }],
      });
    });

    test('it is erased with the person, in the database and in captured mail', async () => {
      await accepted();
      await runCommand(api.services, ['deliver-mail']);
      await runCommand(api.services, ['erase-person', 'ada@example.org']);
      expect(await files()).toEqual([]);
      expect(capturedMails()).toEqual([]);
    });

    test('it is kept as long as the application: 7 years from the last contact', async () => {
      await accepted();
      const atYear = (years: number, days: number) => {
        const time = new Date(TEST_NOW);
        time.setUTCFullYear(TEST_NOW.getUTCFullYear() + years, TEST_NOW.getUTCMonth(), TEST_NOW.getUTCDate() + days);
        api.setTime(time);
        return applyRetention(api.services);
      };
      await atYear(7, -1);
      expect(await files()).toHaveLength(1);
      await atYear(7, 0);
      expect(await files()).toEqual([]);
    });
  });
}

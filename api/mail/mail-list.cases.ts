import { describe, expect, test } from 'vitest';
import { TEST_NOW } from '../test-support.ts';
import { MINUTE, type MailDesk } from './mail-desk.test-support.ts';
import { markFailed } from './outbox.ts';

/** What the list of mails shows. */
export function describeMailList({
  api,
  post,
  get,
  list,
  find,
  later,
  outbox,
  apply,
  deliver,
  failedMail,
  claim,
}: MailDesk): void {
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
      const { db } = api().services;
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
      await api().services.db.insertInto('mail_outbox').values(more).execute();
      const { rows, pagination } = await list();
      expect([rows.length, pagination.total, rows[0]!.id]).toEqual([50, 62, more.at(-1)!.id]);
      expect((await list('?page=2')).rows).toHaveLength(12);
      expect((await (await get('mails?format=csv')).text()).trim().split('\r\n')).toHaveLength(63);
    });
  });
}

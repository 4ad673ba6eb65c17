import { expect, test } from 'vitest';
import type { Backend } from './backends.ts';
import { dataOf, mailDesk, refusalOf, staffOf } from './calls.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

export function mailCases(backend: () => Backend): void {
  test('the outbox lists mails with masked addresses, and counts them by status', async () => {
    const { staff } = await mailDesk(backend());
    const { rows, counts, pagination } = dataOf(await staff.api.mails({}));
    for (const { recipient } of rows) expect(recipient).toMatch(/^.•••@[^@]+$/u);
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(pagination.total);
  });

  test('it can be filtered by status and searched by reference; counts are of what the search finds', async () => {
    const { staff, id } = await mailDesk(backend());
    const { reference } = dataOf(await staff.api.mail({ id }));
    const found = dataOf(await staff.api.mails({ status: 'queued', search: reference.toLowerCase() }));
    expect(found.rows.map((row) => row.id)).toContain(id);
    expect(found.rows.every((row) => row.status === 'queued' && row.reference === reference)).toBe(true);
    expect(found.counts.queued).toBe(found.pagination.total);
    expect(dataOf(await staff.api.mails({ search: 'no such mail' })).pagination.total).toBe(0);
  });

  test('a mail that is given up and resent is queued again; doing either twice changes nothing more', async () => {
    const { staff, id } = await mailDesk(backend());
    const before = dataOf(await staff.api.mail({ id }));
    const giveUp = { id, version: before.version };
    const givenUp = dataOf(await staff.api.giveUpMail(giveUp));
    expect(givenUp.status).toBe('given-up');
    expect(dataOf(await staff.api.giveUpMail(giveUp))).toEqual(givenUp);

    const resend = { id, version: givenUp.version };
    const queued = dataOf(await staff.api.resendMail(resend));
    expect(queued).toMatchObject({ status: 'queued', attempts: 0, lastError: null });
    expect(dataOf(await staff.api.resendMail(resend))).toEqual(queued);
  });

  test('a mail that is no longer what was seen is left as it is', async () => {
    const { staff, id } = await mailDesk(backend());
    expect(refusalOf(await staff.api.giveUpMail({ id, version: 'an older one' }))).toMatchObject({
      status: 409,
      message: 'This mail has changed since you opened it. Please check its status and try again.',
    });
    expect(dataOf(await staff.api.mail({ id })).status).toBe('queued');
  });

  test('reading and changing a mail is in the audit log, by its reference', async () => {
    const { staff, id } = await mailDesk(backend());
    const { reference, version } = dataOf(await staff.api.mail({ id }));
    expect(dataOf(await staff.api.readMail({ id })).recipient).not.toContain('•');
    dataOf(await staff.api.resendMail({ id, version }));
    const [changed, read] = dataOf(await staff.api.auditLog({})).rows;
    expect(changed).toMatchObject({ action: 'resend-mail', subject: reference, outcome: 'done', rows: 0 });
    expect(read).toMatchObject({ action: 'read-mail', subject: reference, outcome: 'done', isOwn: true });
  });

  test.each(['mail', 'readMail'] as const)('%s answers 404 for a mail that is gone', async (name) => {
    const staff = await staffOf(backend());
    expect(refusalOf(await staff.api[name]({ id: UNKNOWN }))).toMatchObject({
      status: 404,
      message: 'There is no such mail. It may have been deleted.',
    });
  });

  test.each(['resendMail', 'giveUpMail'] as const)('%s answers 404 for a mail that is gone', async (name) => {
    const staff = await staffOf(backend());
    expect(refusalOf(await staff.api[name]({ id: UNKNOWN, version: '' })).status).toBe(404);
  });
}

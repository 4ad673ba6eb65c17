import { expect, test } from 'vitest';
import type { Backend } from './backends.ts';
import { dataOf, MESSAGE, refusalOf, sentTo, staffOf } from './calls.ts';

export function submissionCases(backend: () => Backend): void {
  test('a message shows in the list masked, counts as new, and is found by its reference', async () => {
    const staff = await staffOf(backend());
    const before = dataOf(await staff.api.submissions({})).newByKind;
    const { reference } = dataOf(
      await backend()
        .visitor()
        .api.sendEmail({ ...MESSAGE, message: 'Masked, please.' }),
    );
    const { rows, newByKind } = dataOf(await staff.api.submissions({ kind: 'message', status: 'new', reference }));
    expect(newByKind).toEqual({ ...before, message: before.message + 1 });
    expect(rows).toMatchObject([
      {
        reference,
        kind: 'message',
        about: 'Hiring staff',
        name: 'P••• N•••',
        email: 'p•••@example.org',
        hasNote: false,
      },
    ]);
    expect(dataOf(await staff.api.submission({ reference }))).toMatchObject({
      texts: [{ label: 'Message', words: 2 }],
      phone: '•••118',
      hasCv: false,
    });
  });

  test('revealing answers everything, and the audit log says whose', async () => {
    const staff = await staffOf(backend());
    const { reference } = await sentTo(backend(), { coverLetter: 'Revealed, please.' });
    expect(dataOf(await staff.api.revealSubmission({ reference }))).toEqual({
      name: 'Tom Ferrier',
      email: 'tom@example.org',
      phone: '01632 960 177',
      texts: [{ label: 'Cover letter', text: 'Revealed, please.' }],
      cv: { name: 'Tom Ferrier.pdf', size: 8 },
      events: [],
      revision: 0,
      status: 'new',
      note: '',
    });
    const [entry] = dataOf(await staff.api.auditLog({})).rows;
    expect(entry).toMatchObject({ action: 'reveal-submission', subject: reference, outcome: 'done', isOwn: true });
  });

  test('a change to what a colleague has changed is refused with their version; repeating one’s own is not', async () => {
    const staff = await staffOf(backend());
    const { reference } = await sentTo(backend(), { coverLetter: 'Changed, please.' });
    const own = { reference, revision: 0, status: 'done', note: 'Mine.' } as const;
    expect(dataOf(await staff.api.changeSubmission(own)).revision).toBe(1);
    expect(dataOf(await staff.api.changeSubmission(own)).revision).toBe(1);
    const colleague = await staffOf(backend());
    expect(refusalOf(await colleague.api.changeSubmission({ ...own, note: 'Theirs.' }))).toMatchObject({
      status: 409,
      details: { current: { revision: 1, status: 'done', note: 'Mine.' } },
    });
    const masked = refusalOf(await colleague.api.changeSubmission({ reference, revision: 0, status: 'new' }));
    expect(masked.details).toEqual({ current: { revision: 1, status: 'done' } });
  });

  test('what does not exist is not found', async () => {
    const { api } = await staffOf(backend());
    const unknown = { reference: 'APP-ZZZZZZ' };
    expect(refusalOf(await api.submission(unknown)).status).toBe(404);
    expect(refusalOf(await api.revealSubmission(unknown)).status).toBe(404);
    expect(refusalOf(await api.changeSubmission({ ...unknown, revision: 0, status: 'new' })).status).toBe(404);
  });
}

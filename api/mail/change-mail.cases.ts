import { describe, expect, test } from 'vitest';
import { TEST_NOW } from '../test-support.ts';
import { APPLICATION, MINUTE, NO_MAILBOX, type MailDesk } from './mail-desk.test-support.ts';
import { markSent } from './outbox.ts';

/** How staff resend mails and give them up. */
export function describeChangingMail({
  api,
  smtp,
  signIn,
  find,
  change,
  later,
  apply,
  deliver,
  failedMail,
  claim,
}: MailDesk): void {
  describe('resending and giving up', () => {
    test('a mail that a mail server refused for good is resent by staff, and arrives', async () => {
      const id = await failedMail();
      smtp().refusals.length = 0;
      expect(await (await change(id, 'resend')).json()).toMatchObject({
        status: 'queued',
        attempts: 0,
        lastError: null,
      });
      await deliver();
      expect(smtp().received.map(({ recipients }) => recipients)).toEqual([['ada.okafor@example.org']]);
      expect(await find(id)).toMatchObject({ status: 'sent', attempts: 1 });
    });

    test('a resent mail has all its attempts again', async () => {
      const id = await failedMail();
      smtp().refusals.length = 0;
      smtp().refusals.push(NO_MAILBOX);
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
      const copies = smtp().received.filter(({ recipients }) => recipients.includes(APPLICATION.email));
      expect(copies).toHaveLength(2);
    });

    test('a mail that was given up is never sent, and can be resent', async () => {
      const { toVisitor } = await apply();
      expect((await change(toVisitor.id, 'give-up')).status).toBe(200);
      await deliver();
      later(24 * 60 * MINUTE);
      await deliver();
      await signIn();
      expect(smtp().received.flatMap(({ recipients }) => recipients)).toEqual(['recruitment@haulwell.example']);
      expect(await find(toVisitor.id)).toMatchObject({ status: 'given-up' });
      await change(toVisitor.id, 'resend');
      await deliver();
      expect(smtp().received).toHaveLength(2);
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
      await markSent(api().services.db, (await claim(toAgency.id))!, TEST_NOW);
      let refused: Response | undefined;
      smtp().beforeAcceptance = async () => void (refused = await change(toVisitor.id, action));
      await deliver();
      smtp().beforeAcceptance = () => {};
      expect([refused?.status, await refused?.json()]).toEqual([
        409,
        { error: 'This mail is being sent right now. Please try again in a minute.' },
      ]);
      expect(smtp().received).toHaveLength(1);
      expect(await find(toVisitor.id)).toMatchObject({ status: 'sent' });
    });

    test('two members of staff who resend the same mail at once send it once', async () => {
      const id = await failedMail();
      smtp().refusals.length = 0;
      const { version } = await find(id);
      const answers = await Promise.all([change(id, 'resend', version), change(id, 'resend', version)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      await deliver();
      expect(smtp().received).toHaveLength(1);
      const recorded = await api().services.db.selectFrom('staff_actions').select(['action', 'row_count']).execute();
      expect(recorded.map(({ row_count }) => row_count).toSorted()).toEqual([0, 1]);
    });

    test('a worker that was only slow cannot say how a mail ended that has been resent since', async () => {
      const { db } = api().services;
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
      const recorded = await api().services.db.selectFrom('staff_actions').selectAll().orderBy('id').execute();
      expect(recorded).toMatchObject([
        { action: 'give-up-mail', subject: toVisitor.reference, outcome: 'done', row_count: 1 },
        { action: 'resend-mail', subject: toVisitor.reference, outcome: 'refused' },
      ]);
    });
  });
}

import { describe, expect, test } from 'vitest';
import { applyRetention } from '../privacy/retention.ts';
import { describeChangingMail } from './change-mail.cases.ts';
import { APPLICATION, openMailDesk } from './mail-desk.test-support.ts';
import { describeMailList } from './mail-list.cases.ts';
import { describeReadingMail } from './read-mail.cases.ts';

/** What staff can do with the outbox, on the given Postgres server or in memory. */
export function describeMailDesk(database: string, server?: string): void {
  describe(`the mail desk, on ${database}`, () => {
    const desk = openMailDesk(server);
    const { api, get, find, change, outbox, admin, apply, failedMail, claim } = desk;

    describeMailList(desk);
    describeReadingMail(desk);
    describeChangingMail(desk);

    describe('on the command line', () => {
      test('a mail that was given up is no dead letter, and is resent only by its name', async () => {
        const id = await failedMail();
        expect(await admin('dead-mail')).toHaveLength(1);
        expect(await admin('give-up-mail', 'all')).toEqual({ givenUp: 1 });
        expect(await admin('dead-mail')).toEqual([]);
        expect(await admin('resend-mail', 'all')).toEqual({ queued: 0 });
        expect(await admin('resend-mail', id)).toEqual({ queued: 1 });
        expect((await find(id)).status).toBe('queued');
      });

      test('queued mails are given up by their reference, but none that is being sent', async () => {
        const { toVisitor, toAgency } = await apply();
        await claim(toAgency.id);
        expect(await admin('give-up-mail', 'all')).toEqual({ givenUp: 0 });
        expect(await admin('give-up-mail', toVisitor.reference)).toEqual({ givenUp: 1 });
        expect([(await find(toVisitor.id)).status, (await find(toAgency.id)).status]).toEqual(['given-up', 'sending']);
      });
    });

    describe('a mail that was given up', () => {
      test('is exported, and erased with its person', async () => {
        const { toVisitor } = await apply();
        await change(toVisitor.id, 'give-up');
        expect(await admin('export-person', APPLICATION.email)).toMatchObject({ mails: [{ status: 'given-up' }] });
        await admin('erase-person', APPLICATION.email);
        expect((await get(`mail?id=${toVisitor.id}`)).status).toBe(404);
      });

      test('is deleted when its form is', async () => {
        const { toVisitor } = await apply();
        await change(toVisitor.id, 'give-up');
        api().setTime(new Date('2033-03-02T09:00:00Z'));
        await applyRetention(api().services);
        expect(await outbox()).toEqual([]);
      });
    });
  });
}

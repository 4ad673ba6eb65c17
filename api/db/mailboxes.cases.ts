import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { subscriptionId } from '../subscriptions/subscription-id.ts';
import { OPENING_MS } from '../test-support.ts';
import { createTestDatabase } from './database.test-support.ts';
import { openInMemory } from './embedded.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import type { OpenDatabase } from './open-database.ts';
import type { Database } from './schema.ts';
import { openServer } from './server.ts';

const CRITERIA = { search: 'tanker' };

/** What addresses become that were stored as they had been typed, on the given Postgres server or in memory. */
export function describeMailboxes(database: string, server?: string): void {
  describe(`addresses as they were typed, on ${database}`, () => {
    let opened: OpenDatabase;
    let db: Kysely<Database>;
    beforeAll(async () => {
      const silent = createLog(() => {});
      opened = server ? await openServer((await createTestDatabase(server)).url, silent) : await openInMemory();
      ({ db } = opened);
    }, OPENING_MS);
    afterAll(() => opened.close());
    beforeEach(async () => {
      await sql`drop schema public cascade`.execute(db);
      await sql`create schema public`.execute(db);
      const earlier = new Migrator({ db, provider: { getMigrations: async () => migrations } });
      await earlier.migrateTo('039-fixed-versions');
    }, OPENING_MS);

    async function storeMessage(reference: string, email: string): Promise<void> {
      const id = randomUUID();
      await sql`insert into form_submissions (id, form, reference, content, submitted_at)
        values (${id}, 'send-email', ${reference}, ${JSON.stringify({ email, message: 'Hello' })}, now())`.execute(db);
      await sql`insert into mail_outbox
        (id, submission_id, reference, recipient, reply_to_address, subject, text_body, html_body, due_at, created_at)
        values (${randomUUID()}, ${id}, ${reference}, ${email}, ${email}, '', '', '', now(), now())`.execute(db);
    }

    async function storeAlert(reference: string, email: string, confirmed: Date | null): Promise<void> {
      const id = subscriptionId('job-alert', email, CRITERIA);
      await sql`insert into subscriptions (id, kind, reference, email, criteria, requested_at, confirmed_at)
        values (${id}, 'job-alert', ${reference}, ${email}, ${JSON.stringify(CRITERIA)}, now(), ${confirmed})`.execute(
        db,
      );
      await sql`insert into subscription_tokens (token_hash, subscription_id, purpose)
        values (${`link of ${reference}`}, ${id}, 'manage')`.execute(db);
      await sql`insert into newsletter_deliveries values ('issue', ${id})`.execute(db);
      await sql`insert into submission_keys (key, content_hash, subscription_id, ends_at)
        values (${reference}, '', ${id}, now())`.execute(db);
    }

    test('are one spelling afterwards, and have a mailbox', async () => {
      await storeMessage('MSG-1', 'ben@example.org');
      await storeMessage('MSG-2', 'Ben+jobs@exam\u00adple.org');
      await storeMessage('MSG-3', 'ben@ｅｘａｍｐｌｅ。org.');
      await storeMessage('MSG-4', 'not an address');
      await migrate(db);
      const forms = db.selectFrom('form_submissions').select(['content', 'mailbox']).orderBy('reference');
      const mails = db.selectFrom('mail_outbox').select(['recipient', 'reply_to_address as replyTo', 'mailbox']);
      const addresses = ['ben@example.org', 'Ben+jobs@example.org', 'ben@example.org', 'not an address'];
      const mailboxes = ['ben@example.org', 'ben@example.org', 'ben@example.org', 'not an address'];
      expect(await forms.execute()).toEqual(
        addresses.map((email, at) => ({ content: { email, message: 'Hello' }, mailbox: mailboxes[at] })),
      );
      expect(await mails.orderBy('reference').execute()).toEqual(
        addresses.map((address, at) => ({ recipient: address, replyTo: address, mailbox: mailboxes[at] })),
      );
    });

    test('that asked for the same are one subscription, the confirmed one, which the links of all lead to', async () => {
      const confirmedAt = new Date('2026-03-02T09:00:00Z');
      await storeAlert('SUB-1', 'ben@example.org', null);
      await storeAlert('SUB-2', 'ben@exam\u200bple.org', confirmedAt);
      await storeAlert('SUB-3', 'ben@example。org', null);
      await storeAlert('SUB-4', 'Ben+jobs@exam\u00adple.org', null);
      await migrate(db);
      const kept = await db.selectFrom('subscriptions').selectAll().orderBy('reference').execute();
      expect(kept).toMatchObject([
        { reference: 'SUB-2', email: 'ben@example.org', mailbox: 'ben@example.org', confirmed_at: confirmedAt },
        { reference: 'SUB-4', email: 'Ben+jobs@example.org', mailbox: 'ben@example.org', confirmed_at: null },
      ]);
      for (const { id, email } of kept) expect(id).toBe(subscriptionId('job-alert', email, CRITERIA));
      const links = await db.selectFrom('subscription_tokens').selectAll().orderBy('token_hash').execute();
      const [ben, tagged] = kept.map(({ id }) => id);
      expect(links.map(({ subscription_id: id }) => id)).toEqual([ben, ben, ben, tagged]);
      expect(await db.selectFrom('submission_keys').select('key').execute()).toHaveLength(4);
      expect(await db.selectFrom('newsletter_deliveries').selectAll().execute()).toHaveLength(2);
    });
  });
}

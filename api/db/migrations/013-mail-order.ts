import { sql, type Kysely } from 'kysely';

const statements = [
  // Mailings, which can be unsubscribed, come after mail that somebody waits for.
  'drop index mail_outbox_due',
  `create index mail_outbox_due on mail_outbox ((unsubscribe_url is not null), due_at) where status = 'queued'`,
  // Whose mail it is, for exporting and erasing it.
  'create index mail_outbox_recipient on mail_outbox (lower(recipient))',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

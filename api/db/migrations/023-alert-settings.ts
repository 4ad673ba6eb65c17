import { sql, type Kysely } from 'kysely';

const OWNED = ['subscription_tokens', 'newsletter_deliveries', 'mail_outbox', 'submission_keys'];
/** Checked at the end of the transaction: a key is written before the subscription that it names. */
const DEFERRED = 'submission_keys';

const statements = [
  `alter table subscriptions add column frequency text not null default 'daily' check (frequency in ('daily', 'weekly'))`,
  `alter table subscriptions add column asked_frequency text check (asked_frequency in ('daily', 'weekly'))`,
  'alter table subscriptions add column is_paused boolean not null default false',
  'alter table subscriptions add column due_at timestamptz',
  'alter table subscriptions add column kept_at timestamptz',
  'alter table subscriptions add column ending_at timestamptz',
  // One option becomes a list of one.
  ...['category', 'location', 'job_type'].map(
    (name) => `update subscriptions
      set criteria = jsonb_set(criteria, '{${name}}', jsonb_build_array(criteria->'${name}'))
      where jsonb_typeof(criteria->'${name}') = 'string'`,
  ),
  `update subscriptions set kept_at = confirmed_at, due_at =
    (date_trunc('day', now() at time zone 'Europe/London') + interval '1 day 8 hours') at time zone 'Europe/London'
    where kind = 'job-alert' and confirmed_at is not null`,
  'create index subscriptions_due_at on subscriptions (due_at)',
  'create index subscriptions_ending_at on subscriptions (ending_at) where ending_at is not null',
  'alter table subscription_tokens drop constraint subscription_tokens_purpose_check',
  `update subscription_tokens set purpose = 'manage' where purpose = 'unsubscribe'`,
  `alter table subscription_tokens add check (purpose in ('confirm', 'manage'))`,
  // The id is made of the criteria, which may now change.
  ...OWNED.flatMap((table) => [
    `alter table ${table} drop constraint ${table}_subscription_id_fkey`,
    `alter table ${table} add foreign key (subscription_id) references subscriptions
      on delete cascade on update cascade ${table === DEFERRED ? 'deferrable initially deferred' : ''}`,
  ]),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

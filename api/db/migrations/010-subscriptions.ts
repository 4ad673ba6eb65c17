import { sql, type Kysely } from 'kysely';

const statements = [
  // The id is made of kind, address and criteria: who asks for the same again has one subscription.
  `create table subscriptions (
    id uuid primary key,
    kind text not null check (kind in ('newsletter', 'job-alert')),
    reference text not null,
    email text not null,
    criteria jsonb not null,
    requested_at timestamptz not null,
    confirmed_at timestamptz,
    seen_until timestamptz,
    last_sent_at timestamptz
  )`,
  'create index subscriptions_email on subscriptions (lower(email))',
  'create index subscriptions_unconfirmed on subscriptions (requested_at) where confirmed_at is null',
  `create table subscription_tokens (
    token_hash text primary key,
    subscription_id uuid not null references subscriptions on delete cascade,
    purpose text not null check (purpose in ('confirm', 'unsubscribe')),
    expires_at timestamptz
  )`,
  'create index subscription_tokens_subscription on subscription_tokens (subscription_id)',
  `create table newsletter_deliveries (
    issue_hash text not null,
    subscription_id uuid not null references subscriptions on delete cascade,
    primary key (issue_hash, subscription_id)
  )`,
  'create index newsletter_deliveries_subscription on newsletter_deliveries (subscription_id)',
  // What is new since an alert's last mail.
  'create index jobs_imported_at on jobs (imported_at)',
  'alter table mail_outbox add column subscription_id uuid references subscriptions on delete cascade',
  'alter table mail_outbox add column unsubscribe_url text',
  'create index mail_outbox_subscription on mail_outbox (subscription_id)',
  'alter table submission_keys alter column submission_id drop not null',
  'alter table submission_keys add column subscription_id uuid references subscriptions on delete cascade deferrable initially deferred',
  'alter table submission_keys add constraint submission_keys_one_owner check (num_nonnulls(submission_id, subscription_id) = 1)',
  'create index submission_keys_subscription on submission_keys (subscription_id)',
  ...['subscriptions', 'subscription_tokens', 'newsletter_deliveries'].flatMap((table) => [
    `alter table ${table} enable row level security`,
    `revoke all on ${table} from public`,
  ]),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

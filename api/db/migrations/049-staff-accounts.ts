import { sql, type Kysely } from 'kysely';

const tables = {
  staff_members: `(
    id text primary key,
    name text not null,
    email text not null,
    mailbox text not null unique,
    roles text not null,
    password_hash text,
    authenticator_key text,
    authenticator_step bigint,
    created_at timestamptz not null,
    joined_at timestamptz
  )`,
  staff_invitations: `(
    member_id text primary key references staff_members on delete cascade,
    token_hash text not null unique,
    ends_at timestamptz not null
  )`,
  staff_passkeys: `(
    id text primary key,
    member_id text not null references staff_members on delete cascade,
    public_key text not null,
    counter bigint not null,
    transports text not null,
    name text not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  staff_recovery_codes: `(
    member_id text not null references staff_members on delete cascade,
    code_hash text not null,
    primary key (member_id, code_hash)
  )`,
  // Each challenge is answered once.
  answered_challenges: `(
    challenge text primary key,
    ends_at timestamptz not null
  )`,
  // Acts that two people have to ask for.
  staff_requests: `(
    action text not null,
    subject text not null,
    member_id text not null references staff_members on delete cascade,
    ends_at timestamptz not null,
    primary key (action, subject)
  )`,
} as const;

const statements = [
  ...Object.entries(tables).flatMap(([name, columns]) => [
    `create table ${name} ${columns}`,
    `alter table ${name} enable row level security`,
    `revoke all on ${name} from public`,
  ]),
  'create index staff_passkeys_member on staff_passkeys (member_id)',
  'create index answered_challenges_ends_at on answered_challenges (ends_at)',
  // Null for a shared password.
  'alter table sessions add column member_id text references staff_members on delete cascade',
  'alter table sessions add column device text',
  'create index sessions_member on sessions (member_id) where member_id is not null',
  'alter table mail_outbox add column member_id text references staff_members on delete cascade',
  'create index mail_outbox_member on mail_outbox (member_id) where member_id is not null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { sql, type Kysely } from 'kysely';

const statements = [
  `create table interview_slots (
    id uuid primary key,
    application_id uuid not null references applications (id) on delete cascade,
    job_slug text not null,
    starts_at timestamptz not null,
    minutes integer not null,
    way text not null check (way in ('place', 'phone', 'video')),
    place text not null,
    is_chosen boolean not null default false,
    is_reminded boolean not null default false,
    unique (application_id, starts_at, minutes, way, place)
  )`,
  // Whoever is offered the same time at the same place for the same job competes for it.
  `create unique index interview_slots_one_taker
    on interview_slots (job_slug, starts_at, way, place) where is_chosen`,
  'create unique index interview_slots_one_choice on interview_slots (application_id) where is_chosen',
  'create index interview_slots_reminders on interview_slots (starts_at) where is_chosen and not is_reminded',
  'alter table interview_slots enable row level security',
  'alter table applications add column calendar_sequence integer not null default 0',
  'alter table mail_outbox add column calendar text',
];

/** The times that applicants are offered for an interview, and the calendar file of the chosen one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { sql, type Kysely } from 'kysely';

const statements = [
  // The versions of remotes that were released or rejected: 'reasons' is empty unless it was rejected.
  `create table remote_versions (
    remote text not null,
    version text not null,
    released_at timestamptz not null,
    released_by text not null,
    reasons text[] not null,
    primary key (remote, version)
  )`,
  // Which version visitors get. In revision 0 nothing has been live yet.
  `create table remote_pointers (
    remote text primary key,
    live text,
    last_good text,
    is_pinned boolean not null default false,
    gradual_version text,
    gradual_share smallint check (gradual_share between 1 and 99),
    revision integer not null default 0,
    check ((gradual_version is null) = (gradual_share is null)),
    foreign key (remote, live) references remote_versions,
    foreign key (remote, last_good) references remote_versions,
    foreign key (remote, gradual_version) references remote_versions
  )`,
  `create table release_changes (
    id integer primary key generated always as identity,
    at timestamptz not null,
    changed_by text not null,
    remote text not null,
    action text not null,
    from_version text,
    to_version text,
    note text not null
  )`,
  'create index release_changes_of_remote on release_changes (remote, id)',
  ...['remote_versions', 'remote_pointers', 'release_changes'].flatMap((table) => [
    `alter table ${table} enable row level security`,
    `revoke all on ${table} from public`,
  ]),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

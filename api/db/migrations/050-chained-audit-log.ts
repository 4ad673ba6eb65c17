import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';

const statements = [
  `create function hmac_sha256(key bytea, message bytea) returns bytea
    language plpgsql immutable set search_path = pg_catalog, pg_temp as $$
    declare
      inner_pad bytea := decode(repeat('36', 64), 'hex');
      outer_pad bytea := decode(repeat('5c', 64), 'hex');
    begin
      for place in 0 .. length(key) - 1 loop
        inner_pad := set_byte(inner_pad, place, get_byte(inner_pad, place) # get_byte(key, place));
        outer_pad := set_byte(outer_pad, place, get_byte(outer_pad, place) # get_byte(key, place));
      end loop;
      return sha256(outer_pad || sha256(inner_pad || message));
    end $$`,
  'alter table staff_actions add column hash text, alter column id drop identity',
  // One row. What the log begins after and ends with, so that neither end can go unnoticed.
  `create table staff_actions_head (
    id integer primary key check (id = 1),
    first_after bigint not null,
    first_after_hash text not null,
    last_id bigint not null,
    last_hash text not null
  )`,
  'alter table staff_actions_head enable row level security',
  // As api/access/audit-chain.ts computes it.
  `create function staff_action_hash(previous text, entry staff_actions) returns text
    language sql stable set search_path = pg_catalog, public, pg_temp as $$
    select encode(hmac_sha256(
      decode((select value from installation_secret where id = 1), 'hex'),
      convert_to('audit-log', 'UTF8') || '\\x00'::bytea || convert_to(string_agg(
        coalesce(octet_length(convert_to(field, 'UTF8')) || ':' || field, '-'), ',' order by place
      ), 'UTF8')
    ), 'hex')
    from unnest(array[
      previous, entry.id::text, (extract(epoch from entry.at) * 1000000)::bigint::text, entry.actor, entry.person,
      entry.action, entry.subject, entry.outcome, entry.row_count::text
    ]) with ordinality as fields (field, place)
    $$`,
  `do $$
    declare
      entry staff_actions;
      previous text := '';
      first bigint;
    begin
      for entry in select * from staff_actions order by id loop
        first := coalesce(first, entry.id);
        previous := staff_action_hash(previous, entry);
        update staff_actions set hash = previous where id = entry.id;
      end loop;
      insert into staff_actions_head
        select 1, coalesce(first - 1, 0), '', coalesce(max(id), 0), previous from staff_actions;
    end $$`,
  'alter table staff_actions alter column hash set not null',
  // The lock on the head lasts as long as the statement: whoever writes at the same time waits for it, then follows.
  `create function chain_staff_action() returns trigger
    language plpgsql set search_path = pg_catalog, public, pg_temp as $$
    declare
      head staff_actions_head;
    begin
      select * into strict head from staff_actions_head for update;
      new.id := head.last_id + 1;
      new.hash := staff_action_hash(head.last_hash, new);
      update staff_actions_head set last_id = new.id, last_hash = new.hash;
      return new;
    end $$`,
  `create function forget_staff_actions() returns trigger
    language plpgsql set search_path = pg_catalog, public, pg_temp as $$
    declare
      newest record;
    begin
      select id, hash into newest from gone order by id desc limit 1;
      if not found then
        return null;
      end if;
      if exists (select from gone where at > (now() at time zone 'UTC' - interval '6 years') at time zone 'UTC') then
        raise exception 'The audit log keeps its entries for six years' using errcode = 'insufficient_privilege';
      end if;
      if exists (select from staff_actions where id < newest.id) then
        raise exception 'The audit log forgets its oldest entries first' using errcode = 'insufficient_privilege';
      end if;
      update staff_actions_head set first_after = newest.id, first_after_hash = newest.hash;
      return null;
    end $$`,
  `create function refuse_change_of_audit_log() returns trigger
    language plpgsql set search_path = pg_catalog, pg_temp as $$
    begin
      -- The head changes with the log, by the functions above.
      if tg_table_name = 'staff_actions_head' and tg_op = 'UPDATE' and pg_trigger_depth() > 1 then
        return null;
      end if;
      raise exception 'The audit log can only be added to' using errcode = 'insufficient_privilege';
    end $$`,
  `create trigger audit_log_chained before insert on staff_actions
    for each row execute function chain_staff_action()`,
  `create trigger audit_log_kept before update or truncate on staff_actions
    for each statement execute function refuse_change_of_audit_log()`,
  `create trigger audit_log_forgets after delete on staff_actions referencing old table as gone
    for each statement execute function forget_staff_actions()`,
  `create trigger audit_log_head_kept before insert or update or delete or truncate on staff_actions_head
    for each statement execute function refuse_change_of_audit_log()`,
  // Also for whoever asks Postgres to leave triggers out (session_replication_role).
  `alter table staff_actions
    enable always trigger audit_log_chained,
    enable always trigger audit_log_kept,
    enable always trigger audit_log_forgets`,
  'alter table staff_actions_head enable always trigger audit_log_head_kept',
];

/**
 * The audit log becomes a chain of hashes that can only be added to, and loses nothing but entries of more than six
 * years. Triggers hold for the owner of the table too, and for a superuser, as the embedded database's role is;
 * revoked rights would hold for neither.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const secret = randomBytes(32).toString('hex');
  await sql`insert into installation_secret (id, value) values (1, ${secret}) on conflict do nothing`.execute(db);
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { keyedHash } from '../secrets/installation-secret.ts';

const BATCH = 5_000;
/** The triggers that keep the log as it is. */
const GUARDS = ['audit_log_chained', 'audit_log_forgets', 'audit_log_head_kept', 'audit_log_kept'];

interface AuditCheck {
  entries: number;
  /** Of the last entry; '' for a log that has never had one. */
  lastHash: string;
  /** What is wrong, in a sentence. */
  fault: string | undefined;
}

/**
 * Whether the audit log is as it was written. Each entry has a hash of its columns and of the hash before it, which the
 * database computes when it is added, and `staff_actions_head` has where the log begins and ends.
 *
 * The hashes are keyed with the installation's secret, which is in the database, so that a backup can be checked
 * wherever it is restored. Whoever owns the database can therefore take its triggers off, read the secret, and write
 * another chain. What they cannot change is the server's own log, which has the hash of each entry (`staff.acted`), or
 * what an earlier check printed: with such a hash as `known`, a log that no longer has it is at fault.
 */
export function checkAuditLog(db: Kysely<Database>, known?: string): Promise<AuditCheck> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const head = await transaction.selectFrom('staff_actions_head').selectAll().executeTakeFirst();
      if (!head)
        return { entries: 0, lastHash: '', fault: 'Where the audit log begins and ends is not known any more.' };
      const { fault, ...read } = await followChain(transaction, head, known);
      return {
        entries: read.entries,
        lastHash: read.last.hash,
        fault:
          fault ?? endFault(head, read) ?? (await countFault(transaction, read)) ?? (await guardFault(transaction)),
      };
    });
}

type Head = Selectable<Database['staff_actions_head']>;
type Entry = Awaited<ReturnType<typeof entriesAfter>>[number];

/** How far the chain leads. */
interface Followed {
  entries: number;
  last: Pick<Entry, 'id' | 'hash' | 'at'>;
}

async function followChain(
  db: Transaction<Database>,
  head: Head,
  known: string | undefined,
): Promise<Followed & { fault?: string | undefined }> {
  let last: Followed['last'] = { id: head.first_after, hash: head.first_after_hash, at: new Date(0) };
  let entries = 0;
  let isKnown = known === undefined || known === last.hash;
  for await (const entry of allEntries(db)) {
    if ((await hashOf(db, last.hash, entry)) !== entry.hash) return { entries, last, fault: entryFault(last, entry) };
    last = entry;
    entries += 1;
    isKnown ||= entry.hash === known;
  }
  return { entries, last, fault: isKnown ? undefined : `No entry of the audit log has the hash ${known} any more.` };
}

/** Oldest first. */
async function* allEntries(db: Transaction<Database>): AsyncGenerator<Entry> {
  let batch: Entry[] = [];
  do {
    batch = await entriesAfter(db, batch.at(-1)?.id);
    yield* batch;
  } while (batch.length === BATCH);
}

const entriesAfter = (db: Transaction<Database>, id: number | undefined) =>
  db
    .selectFrom('staff_actions')
    .select(['id', 'at', 'actor', 'person', 'action', 'subject', 'outcome', 'row_count', 'hash'])
    .select(sql<string>`(extract(epoch from at) * 1000000)::bigint::text`.as('microseconds'))
    .$if(id !== undefined, (entries) => entries.where('id', '>', id!))
    .orderBy('id')
    .limit(BATCH)
    .execute();

/** As the database's `staff_action_hash`. A column's length goes before it, so that none can take from another. */
async function hashOf(db: Transaction<Database>, previous: string, entry: Entry): Promise<string> {
  const { id, microseconds, actor, person, action, subject, outcome, row_count } = entry;
  const columns = [previous, id, microseconds, actor, person, action, subject, outcome, row_count];
  const text = columns.map((column) => (column === null ? '-' : `${Buffer.byteLength(String(column))}:${column}`));
  return (await keyedHash(db, 'audit-log', text.join(','))).toString('hex');
}

function entryFault(last: Followed['last'], entry: Entry): string {
  const [before, id] = [Number(last.id), Number(entry.id)];
  return id > before + 1
    ? `${missing(before + 1, id - 1)} in the audit log, before ${nameOf(entry)}, or that one was changed.`
    : `${capitalised(nameOf(entry))} in the audit log was changed, inserted or moved.`;
}

function endFault(head: Head, { entries, last }: Followed): string | undefined {
  const [end, lastId] = [Number(head.last_id), Number(last.id)];
  if (lastId === end && last.hash === head.last_hash) return undefined;
  const left = entries === 0 ? 'no entry is left' : `the last that is left is ${nameOf(last)}`;
  return lastId < end
    ? `${missing(lastId + 1, end)} at the end of the audit log: ${left}.`
    : `The audit log should end with entry ${end}, but ${left}.`;
}

/** Entries that the order of their numbers passes over. */
async function countFault(db: Transaction<Database>, { entries }: Followed): Promise<string | undefined> {
  const { stored } = await db
    .selectFrom('staff_actions')
    .select(({ fn }) => fn.countAll<number>().as('stored'))
    .executeTakeFirstOrThrow();
  return Number(stored) === entries
    ? undefined
    : `The audit log has ${Number(stored)} entries, of which only ${entries} were written as such.`;
}

/** A trigger that is off for anybody counts as none, and a rule as one that should not be there. */
async function guardFault(db: Transaction<Database>): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select tgname as name from pg_trigger
      where tgrelid in ('staff_actions'::regclass, 'staff_actions_head'::regclass) and tgenabled = 'A'
    union all
    select rulename from pg_rewrite where ev_class in ('staff_actions'::regclass, 'staff_actions_head'::regclass)
    order by name`.execute(db);
  const [found, expected] = [rows.map(({ name }) => name).join(', '), GUARDS.join(', ')];
  return found === expected
    ? undefined
    : `Nothing has been changed in the audit log, but it could be: its triggers are ${found}, not ${expected}.`;
}

const missing = (first: number, last: number) =>
  first === last ? `Entry ${first} is missing` : `Entries ${first} to ${last} are missing`;

const nameOf = ({ id, at }: Followed['last']) => `entry ${id} of ${at.toISOString()}`;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

import type { Columns, Condition, RestOrder, RestQuery } from '@site/contract/rest-protocol.ts';
import { sql, type Kysely, type RawBuilder, type SqlBool, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

/** What may be read of a table or view. `id` is unique and breaks ties. */
export interface Readable {
  name: 'public_jobs' | 'job_categories';
  columns: Columns;
}

export interface RestRows {
  rows: object[];
  /** How many fit in all, where the query asks for it. */
  total?: number;
}

/** Reads as the anonymous role, where the database has it: what that role may not see cannot be asked for. */
export function runRestQuery(db: Kysely<Database>, table: Readable, query: RestQuery): Promise<RestRows> {
  return db.transaction().execute(async (transaction) => {
    await becomeAnonymous(transaction);
    return readRows(transaction, table, query);
  });
}

async function becomeAnonymous(transaction: Transaction<Database>): Promise<void> {
  const { rows } = await sql`select from pg_roles where rolname = 'anon' and pg_has_role(current_user, oid, 'member')`.execute(transaction);
  if (rows.length > 0) await sql`set local role anon`.execute(transaction);
}

async function readRows(db: Transaction<Database>, table: Readable, query: RestQuery): Promise<RestRows> {
  const from = sql`from ${sql.table(table.name)} where ${sql.join([sql`true`, ...query.all.map(anyOf)], sql` and `)}`;
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(query.columns.map((column) => sql.ref(column)))} ${from}
    order by ${sql.join([...query.order.map(orderBy), sql`id`])}
    limit ${query.limit} offset ${query.offset}`.execute(db);
  if (!query.count) return { rows };
  const counted = await sql<{ total: number }>`select count(*) as total ${from}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

const anyOf = (conditions: Condition[]): RawBuilder<SqlBool> => sql`(${sql.join(conditions.map(compare), sql` or `)})`;

const orderBy = ({ column, direction, nulls }: RestOrder) => sql`${sql.ref(column)} ${sql.raw(direction)} nulls ${sql.raw(nulls)}`;

function compare(condition: Condition): RawBuilder<SqlBool> {
  const subject = sql.ref(condition.column);
  if (condition.operator === 'eq') return sql`${subject} = ${condition.value}`;
  if (condition.operator === 'ilike') return sql`${subject} ilike ${condition.pattern}`;
  return sql`${subject} is ${sql.raw(String(condition.value))}`;
}

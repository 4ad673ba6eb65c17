import type { Columns } from '@site/contract';
import { RestProtocolError, type Condition, type RestOrder, type RestQuery } from '@site/protocol';
import { sql, type Kysely, type RawBuilder, type SqlBool, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

/** A table or view, and its readable columns. `id` is unique and breaks ties. */
export interface RestTable {
  name: 'public_jobs' | 'job_categories';
  columns: Columns;
}

/** How long a stranger's query may run on a Postgres server. The embedded database has no such limit. */
const TIMEOUT_MS = 5_000;
const QUERY_CANCELED = '57014';

/**
 * Reads as the anonymous role, where the database has it, so that only what this role may see can be read.
 * @throws RestProtocolError 500 for a query that takes too long, as in PostgREST
 */
export async function runRestQuery(
  db: Kysely<Database>,
  table: RestTable,
  query: RestQuery,
  timeoutMs = TIMEOUT_MS,
): Promise<object[]> {
  try {
    return await db.transaction().execute(async (transaction) => {
      await sql`select set_config('statement_timeout', ${String(timeoutMs)}, true)`.execute(transaction);
      await becomeAnonymous(transaction);
      return readRows(transaction, table, query);
    });
  } catch (error) {
    if ((error as { code?: unknown }).code !== QUERY_CANCELED) throw error;
    throw new RestProtocolError('The query took too long', { status: 500, code: QUERY_CANCELED });
  }
}

async function becomeAnonymous(transaction: Transaction<Database>): Promise<void> {
  const { rows } =
    await sql`select from pg_roles where rolname = 'anon' and pg_has_role(current_user, oid, 'member')`.execute(
      transaction,
    );
  if (rows.length > 0) await sql`set local role anon`.execute(transaction);
}

async function readRows(db: Transaction<Database>, { name, columns }: RestTable, query: RestQuery): Promise<object[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(Object.keys(columns).map((column) => sql.ref(column)))} from ${sql.table(name)}
    where ${sql.join([sql`true`, ...query.all.map(anyOf)], sql` and `)}
    order by ${sql.join([...query.order.map(orderBy), sql`id`])}
    limit ${query.limit} offset ${query.offset}`.execute(db);
  return rows;
}

const anyOf = (conditions: Condition[]): RawBuilder<SqlBool> => sql`(${sql.join(conditions.map(compare), sql` or `)})`;

const orderBy = ({ column, direction }: RestOrder) => sql`${sql.ref(column)} ${sql.raw(direction)}`;

function compare(condition: Condition): RawBuilder<SqlBool> {
  const subject = sql.ref(condition.column);
  return condition.operator === 'eq'
    ? sql`${subject} = ${condition.value}`
    : sql`${subject} ilike ${condition.pattern}`;
}

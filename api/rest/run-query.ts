import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../db/schema.ts';
import { escapeLike } from '../jobs/search-text.ts';
import { badRequest, type Condition, type RestQuery } from './parameters.ts';

/** Decides how a column may be compared. */
export type ColumnType = 'text' | 'number' | 'boolean' | 'timestamp';

/** What may be read of a table or view. `id` is unique and breaks ties. */
export interface Readable<Row> {
  name: 'public_jobs' | 'job_categories';
  columns: Readonly<Record<keyof Row & string, ColumnType>>;
}

/** The most rows one answer holds. */
const MAX_ROWS = 1000;

/** @throws ApiProblem 400 for unknown columns, operators and values */
export async function runRestQuery<Row>(db: Kysely<Database>, table: Readable<Row>, query: RestQuery): Promise<Row[]> {
  const columns = new Map<string, ColumnType>(Object.entries(table.columns));
  const typeOf = (column: string): ColumnType => {
    const type = columns.get(column);
    if (!type) throw badRequest(`Unknown column '${column}'`);
    return type;
  };
  const conditions = query.all.map((any) => sql`(${sql.join(any.map((one) => compare(one, typeOf(one.column))), sql` or `)})`);
  const order = query.order.map(({ column, direction }) => {
    typeOf(column);
    return sql`${sql.ref(column)} ${sql.raw(direction)}`;
  });
  const { rows } = await sql<Row>`
    select ${sql.join([...columns.keys()].map((column) => sql.ref(column)))}
    from ${sql.table(table.name)}
    where ${sql.join([sql`true`, ...conditions], sql` and `)}
    order by ${sql.join([...order, sql.ref('id')])}
    limit ${Math.min(query.limit ?? MAX_ROWS, MAX_ROWS)} offset ${query.offset}`.execute(db);
  return rows;
}

function compare({ column, operator, value }: Condition, type: ColumnType): RawBuilder<SqlBool> {
  const subject = sql.ref(column);
  if (operator === 'is') return sql`${subject} is ${sql.raw(readKeyword(value, type))}`;
  if (operator === 'eq') return sql`${subject} = ${readValue(value, type)}`;
  if (operator === 'ilike' && type === 'text') return sql`${subject} ilike ${escapeLike(value).replaceAll('*', '%')}`;
  throw badRequest(`Unknown operator '${operator}' on '${column}'`);
}

function readKeyword(value: string, type: ColumnType): 'null' | 'true' | 'false' {
  if (value === 'null') return value;
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value;
  throw badRequest(`Unknown value 'is.${value}'`);
}

function readValue(value: string, type: ColumnType): string | number | boolean | Date {
  if (type === 'text') return value;
  if (type === 'boolean' && /^(true|false)$/.test(value)) return value === 'true';
  if (type === 'number' && /^-?\d{1,9}$/.test(value)) return Number(value);
  if (type === 'timestamp' && !Number.isNaN(Date.parse(value))) return new Date(value);
  throw badRequest(`Unknown value '${value}'`);
}

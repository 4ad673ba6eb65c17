import { sql, type Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Every row of every table, by table, in an order of its own. */
export async function contentOf(db: Kysely<Database>): Promise<Record<string, unknown[]>> {
  const tables = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const content: Record<string, unknown[]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{
      row: unknown;
    }>`select to_jsonb(t) as row from ${sql.table(name)} t order by to_jsonb(t)::text`.execute(db);
    content[name] = rows.map(({ row }) => row);
  }
  return content;
}

import { MAX_CSV_ROWS, STAFF_PAGE_SIZE, type ListQuery, type ListReply } from '@site/contract';
import { csvResponse } from '@site/protocol';
import type { SelectQueryBuilder } from 'kysely';
import type { ObjectEntries, ObjectSchema } from 'valibot';

interface List<Schema, Tables extends keyof Schema, Found, Row> {
  /** Of the file. */
  name: string;
  /** Its fields are the file's columns. */
  schema: ObjectSchema<ObjectEntries, undefined>;
  /** Everything that matches, in order. */
  found: SelectQueryBuilder<Schema, Tables, Found>;
  toRow: (found: Found) => Row;
}

/** One page of a list for staff, or all of it as a CSV file. */
export async function answerList<Schema, Tables extends keyof Schema, Found, Row extends object>(
  { page, format }: ListQuery,
  { name, schema, found, toRow }: List<Schema, Tables, Found, Row>,
): Promise<ListReply<Row> | Response> {
  if (format === 'csv') return csvResponse(name, schema, (await found.limit(MAX_CSV_ROWS).execute()).map(toRow));
  const { total } = (await found
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()) as { total: number };
  const rows = await found
    .limit(STAFF_PAGE_SIZE)
    .offset((page - 1) * STAFF_PAGE_SIZE)
    .execute();
  return {
    rows: rows.map(toRow),
    pagination: { total: total, totalPages: Math.ceil(total / STAFF_PAGE_SIZE) },
  };
}

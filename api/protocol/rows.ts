import { STAFF_PAGE_SIZE, type ListQuery, type ListReply } from '@site/contract';
import { csvResponse } from './csv.ts';

/** One page of a list that is in memory, or all of it as a CSV file. */
export function answerRows<Row extends object>(
  { page, format }: ListQuery,
  { name, schema, rows }: { name: string; schema: Parameters<typeof csvResponse>[1]; rows: readonly Row[] },
): ListReply<Row> | Response {
  if (format === 'csv') return csvResponse(name, schema, rows);
  const start = (page - 1) * STAFF_PAGE_SIZE;
  return {
    rows: rows.slice(start, start + STAFF_PAGE_SIZE),
    pagination: { total: rows.length, totalPages: Math.ceil(rows.length / STAFF_PAGE_SIZE) },
  };
}

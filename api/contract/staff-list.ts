import * as v from 'valibot';
import { JobQuerySchema } from './job-query.ts';

export const STAFF_PAGE_SIZE = 50;
/** Rows that a CSV file may have. */
export const MAX_CSV_ROWS = 10_000;

/** What every list for staff takes beside its filters. `csv` answers all matching rows as a file, whatever the page. */
export const listQuery = {
  page: JobQuerySchema.entries.page,
  format: v.optional(v.picklist(['json', 'csv'], 'Unknown format'), 'json'),
};
export interface ListQuery {
  page: number;
  format: 'json' | 'csv';
}

/** A filter of a list: one of its options. */
export const optionFilter = <const Option extends string>(options: readonly Option[]) =>
  v.optional(v.picklist(options, 'Unknown option'));

/** A filter of a list: text to find. */
export const textFilter = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, 'Filter is too long')));

/** A filter of a list: a day, 'YYYY-MM-DD', from which on rows count. */
export const dayFilter = v.optional(
  v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'Unknown day')),
);

/** The rows of one page, and how many there are in all. */
export const listReply = <Row extends v.GenericSchema>(row: Row) => ({
  rows: v.array(row),
  pagination: v.object({ total: v.number(), totalPages: v.number() }),
});
export interface ListReply<Row> {
  rows: Row[];
  pagination: { total: number; totalPages: number };
}

import Papa from 'papaparse';
import type { ObjectEntries, ObjectSchema } from 'valibot';

type RowSchema = ObjectSchema<ObjectEntries, undefined>;

/**
 * The rows as a CSV file (RFC 4180, UTF-8), a column for each field of the schema. What a spreadsheet would take for a
 * formula is quoted; a field that is not text or a number is written as JSON.
 */
export function csvResponse(name: string, { entries }: RowSchema, rows: readonly object[]): Response {
  const fields = Object.keys(entries);
  const data = rows.map((row) => fields.map((field) => cell((row as Record<string, unknown>)[field])));
  const text = Papa.unparse({ fields, data }, { newline: '\r\n', escapeFormulae: FORMULA });
  return new Response(`\uFEFF${text}\r\n`, {
    headers: {
      'cache-control': 'no-store',
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
    },
  });
}

/** Whatever lines follow: the library's own pattern knows only texts of one line. */
const FORMULA = /^[=+\-@\t\r\n]/;

const cell = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value);

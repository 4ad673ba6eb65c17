import { expect, test } from 'vitest';
import * as v from 'valibot';
import { csvResponse } from './csv.ts';

const RowSchema = v.object({ at: v.string(), who: v.nullable(v.string()), figures: v.array(v.number()) });

test('a list becomes a file that spreadsheets open, with a heading for each field', async () => {
  const response = csvResponse('visits', RowSchema, [{ at: '2026-11-16', who: null, figures: [1, 2], more: 'no' }]);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="visits.csv"');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
  expect(new TextDecoder().decode(bytes)).toBe('at,who,figures\r\n2026-11-16,,"[1,2]"\r\n');
});

test('an empty list still has its headings', async () => {
  expect(await csvResponse('visits', RowSchema, []).text()).toContain('at,who,figures');
});

test.each(['=1+1', '+44 1632', '-1', '@cmd', '\tx', '=1+1\nx', '\n=1+1'])('%j cannot become a formula', async (who) => {
  const text = await csvResponse('visits', RowSchema, [{ at: 'now', who, figures: [] }]).text();
  expect(text).toContain(`'${who}`);
});

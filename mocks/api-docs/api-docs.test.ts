import { endpoints } from '@site/contract';
import { createOpenApiDocument, type Schema } from '@site/protocol/openapi.ts';
import { expect, test } from 'vitest';
import { API_DOCS, createApiDocs } from './index.ts';
import { renderApiDocs } from './page.ts';
import { schemaText } from './schema-text.ts';

test('the page shows every call of the API, its fields and its refusals', async () => {
  const response = await createApiDocs().request(API_DOCS);
  expect(response.headers.get('content-type')).toContain('text/html');
  const page = await response.text();
  for (const { method, path } of Object.values(endpoints)) expect(page).toContain(`<code>${method} ${path}</code>`);
  expect(page).toContain('coverLetter (optional)');
  expect(page).toContain('There never was a job with this slug');
  expect(page).toContain('Needs the session staff.');
});

test('text in the document cannot become markup', async () => {
  const document = createOpenApiDocument();
  const page = await renderApiDocs({ ...document, info: { ...document.info, title: '<script>' } });
  expect(String(page)).not.toContain('<script>');
});

test.each<[Schema, string]>([
  [{ type: 'string', minLength: 1, maxLength: 120 }, 'text of 1 to 120 characters'],
  [{ type: 'string', maxLength: 200 }, 'text of at most 200 characters'],
  [{ type: 'integer', minimum: 1, maximum: 100, default: 12 }, 'whole number of 1 to 100; 12 when missing'],
  [{ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }, 'whole number of at least 0'],
  [{ enum: ['hour', 'day'], default: 'day' }, '"hour", "day"; "day" when missing'],
  [{ anyOf: [{ $ref: '#/components/schemas/Job' }, { type: 'null' }] }, 'Job or null'],
  [{ type: 'array', items: { const: true } }, 'list of true'],
  [{}, 'anything'],
])('%o is %s', (schema, text) => expect(schemaText(schema)).toBe(text));

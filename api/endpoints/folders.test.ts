import { basename, dirname } from 'node:path';
import { endpoints } from '@site/contract';
import { expect, test, vi } from 'vitest';
import type { Handler } from '../handler.ts';
import { OPENING_MS } from '../test-support.ts';
import { handlers } from './handlers.ts';

interface HandlerFile {
  default: Handler;
  config?: { path: string };
}

/** Every folder's handler with its address: its name at Netlify's own prefix, or where the file's config says. */
const served = Object.entries(import.meta.glob<HandlerFile>('./*/*/handler.ts', { eager: true })).map(
  ([file, { default: handler, config }]) => ({
    handler,
    path: config?.path ?? `/.netlify/functions/${basename(dirname(file))}`,
  }),
);

test('there is exactly one folder for each endpoint of the contract', () => {
  const paths = served.map(({ path }) => path);
  expect(paths.toSorted()).toEqual(
    Object.values(endpoints)
      .map(({ path }) => path)
      .toSorted(),
  );
});

test('each address is served by the same handler here as on Netlify', () => {
  for (const { handler, path } of served) expect(handler.endpoint.path).toBe(path);
  expect(new Set(served.map(({ handler }) => handler))).toEqual(new Set(Object.values(handlers)));
});

test('a handler works on its own, with services from the environment', { timeout: OPENING_MS }, async () => {
  vi.stubEnv('DATABASE_URL', 'memory://');
  const response = await handlers.jobCategories(
    new Request('https://site.example/rest/v1/job_categories?order=sort_order&limit=1'),
  );
  vi.unstubAllEnvs();
  expect([response.status, await response.json()]).toEqual([200, [expect.objectContaining({ name: 'HGV Driver' })]]);
});

import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { endpoints } from '@site/contract';
import { expect, test, vi } from 'vitest';
import type { Handler } from '../handler.ts';
import { OPENING_MS } from '../test-support.ts';
import { handlers } from './handlers.ts';

interface HandlerFile {
  default: Handler;
  config?: { path: string };
}

const FOLDERS = globSync('*/*/handler.ts', { cwd: import.meta.dirname }).map((file) =>
  file.replace(/\/handler\.ts$/, ''),
);

/** Every folder's handler with its address: its name at Netlify's own prefix, or where the file's config says. */
const served = Promise.all(
  FOLDERS.map(async (folder) => {
    const { default: handler, config } = (await import(`./${folder}/handler.ts`)) as HandlerFile;
    return { handler, path: config?.path ?? `/.netlify/functions/${basename(folder)}` };
  }),
);

test('there is exactly one folder for each endpoint of the contract', async () => {
  const paths = (await served).map(({ path }) => path);
  expect(paths.toSorted()).toEqual(
    Object.values(endpoints)
      .map(({ path }) => path)
      .toSorted(),
  );
});

test('each address is served by the same handler here as on Netlify', async () => {
  for (const { handler, path } of await served) expect(handler.endpoint.path).toBe(path);
  expect(new Set((await served).map(({ handler }) => handler))).toEqual(new Set(Object.values(handlers)));
});

test('a handler works on its own, with services from the environment', { timeout: OPENING_MS }, async () => {
  vi.stubEnv('DATABASE_URL', 'memory://');
  const response = await handlers.jobCategories(
    new Request('https://site.example/rest/v1/job_categories?order=sort_order&limit=1'),
  );
  vi.unstubAllEnvs();
  expect([response.status, await response.json()]).toEqual([200, [expect.objectContaining({ name: 'HGV Driver' })]]);
});

import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { endpoints, type EndpointName } from '@site/contract';
import { describe, expect, test, vi } from 'vitest';
import { createApi, functions } from './create-api.ts';
import type { ApiFunction } from './function.ts';
import { createTestApi, OPENING_MS } from './test-support.ts';

interface FunctionFile {
  default: ApiFunction;
  config?: { path: string };
}

const NAMES = readdirSync(new URL('functions', import.meta.url))
  .filter((file) => /^[\w-]+\.ts$/.test(file))
  .map((file) => basename(file, '.ts'));

/** Every file's function with its address: at Netlify's own prefix, or where the file's config says. */
const served = async () =>
  Promise.all(
    NAMES.map(async (name) => {
      const { default: answer, config } = (await import(`./functions/${name}.ts`)) as FunctionFile;
      return { answer, path: config?.path ?? `/.netlify/functions/${name}` };
    }),
  );

describe('the functions folder', () => {
  test('holds exactly one file for each endpoint of the contract', async () => {
    const paths = (await served()).map(({ path }) => path);
    expect(paths.toSorted()).toEqual(
      Object.values(endpoints)
        .map(({ path }) => path)
        .toSorted(),
    );
  });

  test('serves each address by the same function here as on Netlify', async () => {
    for (const { answer, path } of await served()) {
      const [name] = Object.entries(endpoints).find(([, endpoint]) => endpoint.path === path)!;
      expect(functions[name as EndpointName], path).toBe(answer);
    }
  });

  test('a function works on its own, with services from the environment', { timeout: OPENING_MS }, async () => {
    vi.stubEnv('DATABASE_URL', 'memory://');
    const response = await functions.jobCategories(
      new Request('https://site.example/rest/v1/job_categories?order=sort_order&limit=1'),
    );
    vi.unstubAllEnvs();
    expect([response.status, await response.json()]).toEqual([200, [expect.objectContaining({ name: 'HGV Driver' })]]);
  });
});

test(
  'the API is ready, and knows the revision of its data, as long as the database answers',
  { timeout: OPENING_MS },
  async () => {
    const opened = await createTestApi();
    const { readiness, dataRevision } = createApi(opened.services);
    expect(await readiness()).toEqual({ status: 'ready' });
    const before = await dataRevision();
    expect(await dataRevision()).toBe(before);
    await opened.services.db.deleteFrom('jobs').execute();
    await vi.waitFor(async () => expect(await dataRevision()).not.toBe(before));
    await opened.close();
    expect(await createApi(opened.services).readiness()).toMatchObject({ status: 'no database' });
    await vi.waitFor(async () => expect(await dataRevision()).toBeUndefined());
  },
);

test('the API is not ready while the database hangs', { timeout: OPENING_MS }, async () => {
  const opened = await createTestApi();
  const hanging = opened.services.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: () => new Promise(() => {}),
  });
  vi.useFakeTimers();
  const ready = createApi({ ...opened.services, db: hanging }).readiness();
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  expect(await ready).toEqual({ status: 'no answer' });
  await opened.close();
});

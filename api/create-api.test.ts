import { expect, test, vi } from 'vitest';
import { createApi } from './create-api.ts';
import { createTestApi, OPENING_MS } from './test-support.ts';

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

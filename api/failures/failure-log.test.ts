import type { Failure } from '@site/protocol';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applyRetention } from '../privacy/retention.ts';
import { createTestApi, OPENING_MS, TEST_NOW, type TestApi } from '../test-support.ts';
import { createFailureLog } from './failure-log.ts';

const DAY_MS = 24 * 60 * 60_000;
const VERSION = '0.1.0-90ac55e17d02';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
}, OPENING_MS);
afterAll(() => api.close());
beforeEach(async () => {
  await api.empty('failures', 'remote_versions', 'rate_limits');
  api.setTime(TEST_NOW);
});

const FAILURE: Omit<Failure, 'at'> = {
  number: 'ERR-7K2M9Q',
  side: 'browser',
  route: '/jobs',
  kind: 'threw',
  remote: 'job-board',
  version: VERSION,
  error: 'TypeError',
  calls: [{ endpoint: 'getJobs', status: 200 }],
};

const record = (failure: Partial<Failure> = {}) => createFailureLog(api.services).record({ ...FAILURE, ...failure });
const stored = () => api.services.db.selectFrom('failures').selectAll().execute();

test('a version is stored that was released, and no other: a browser may make one up', async () => {
  const { db } = api.services;
  await db
    .insertInto('remote_versions')
    .values({
      remote: 'job-board',
      version: VERSION,
      released_at: TEST_NOW,
      released_by: 'start',
      reasons: [],
      changed_at: TEST_NOW,
    } as never)
    .execute();
  await record();
  await record({ number: 'ERR-222222', version: '0.1.0-zebedee07700' });
  expect((await stored()).map(({ version }) => version).toSorted()).toEqual([VERSION, null]);
  expect(JSON.stringify(await stored())).not.toContain('zebedee');
});

test('a number belongs to the first failure that has it', async () => {
  await record();
  await record({ route: '/contact' });
  expect((await stored()).map(({ route }) => route)).toEqual(['/jobs']);
});

test('failures are deleted after 30 days', async () => {
  await record();
  api.setTime(new Date(TEST_NOW.getTime() + 29 * DAY_MS));
  await applyRetention(api.services);
  expect(await stored()).toHaveLength(1);
  api.setTime(new Date(TEST_NOW.getTime() + 31 * DAY_MS));
  await applyRetention(api.services);
  expect(await stored()).toEqual([]);
});

test('nobody fills the table: 5,000 are stored in a day', async () => {
  const rows = Array.from({ length: 4_999 }, (_, row) => ({
    number: `ERR-${row}`,
    at: TEST_NOW,
    side: 'server' as const,
    route: '/jobs',
    kind: 'threw' as const,
    calls: '[]',
  }));
  await api.services.db
    .insertInto('failures')
    .values(rows as never)
    .execute();
  await record();
  await record({ number: 'ERR-222222' });
  expect(await stored()).toHaveLength(5_000);
});

test('one visitor’s browser may report 20 in a quarter of an hour, also after a restart', async () => {
  for (let reported = 0; reported < 20; reported++)
    expect(await createFailureLog(api.services).mayReport('192.0.2.1')).toBe(true);
  expect(await createFailureLog(api.services).mayReport('192.0.2.1')).toBe(false);
  expect(await createFailureLog(api.services).mayReport('192.0.2.2')).toBe(true);
});

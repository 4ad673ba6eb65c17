import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApi, OPENING_MS, TEST_NOW, type TestApi } from '../test-support.ts';
import { applyRetention } from '../privacy/retention.ts';
import { countPolicyReport, countPolicyReports } from './policy-reports.ts';

const DAY_MS = 24 * 60 * 60_000;
const later = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS);
const REPORT = { directive: 'style-src-attr', blocked: 'inline', route: '/jobs' };

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
}, OPENING_MS);
afterAll(() => api.close());
beforeEach(async () => {
  await api.empty('policy_reports');
  api.setTime(TEST_NOW);
});

const stored = () => api.services.db.selectFrom('policy_reports').selectAll().orderBy('route').execute();

test('reports are counted by day, directive, kind and page', async () => {
  for (const route of ['/jobs', '/jobs', '/contact']) await countPolicyReport(api.services, { ...REPORT, route });
  expect((await stored()).map(({ route, reports }) => [route, reports])).toEqual([
    ['/contact', 1],
    ['/jobs', 2],
  ]);
});

test('the desk counts those of the last seven days', async () => {
  await countPolicyReport(api.services, REPORT);
  api.setTime(later(6));
  await countPolicyReport(api.services, REPORT);
  expect(await countPolicyReports(api.services)).toBe(2);
  api.setTime(later(7));
  expect(await countPolicyReports(api.services)).toBe(1);
});

test('nobody fills the table: of a day’s reports, 200 kinds are kept, and those still count', async () => {
  for (let kind = 0; kind < 202; kind++) await countPolicyReport(api.services, { ...REPORT, route: `/${kind}` });
  await countPolicyReport(api.services, { ...REPORT, route: '/0' });
  expect(await stored()).toHaveLength(200);
  expect(await countPolicyReports(api.services)).toBe(201);
});

test('they are deleted after 90 days', async () => {
  await countPolicyReport(api.services, REPORT);
  api.setTime(later(89));
  await applyRetention(api.services);
  expect(await stored()).toHaveLength(1);
  api.setTime(later(91));
  await applyRetention(api.services);
  expect(await stored()).toEqual([]);
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, OPENING_MS, TEST_NOW, type TestApi } from '@site/api/test-support';
import { addHealth, emptyHealth } from './health.ts';
import { readFigures } from './read-figures.ts';

const HOUR_MS = 60 * 60_000;

/** What staff read of how versions do, on the given Postgres server or in memory. */
export function describeFigures(database: string, server?: string): void {
  describe(`the figures of the versions that visitors get, on ${database}`, () => {
    let api: TestApi;
    beforeAll(async () => {
      api = await createTestApi({}, { server });
    }, OPENING_MS);
    afterAll(() => api.close());
    beforeEach(async () => {
      await api.empty('remote_health');
      api.setTime(TEST_NOW);
    });

    const hoursAgo = (hours: number) => new Date(TEST_NOW.getTime() - hours * HOUR_MS);
    const see = (version: string, hours: number, bad = 0) =>
      addHealth(api.services.db, hoursAgo(hours), [
        { remote: 'jobs', version, health: { ...emptyHealth(), visits: { total: 10, bad } } },
      ]);
    const jobs = { name: 'jobs', version: '2-b', gradualVersion: null, gradualSince: null, lastGood: '1-a' };
    const read = async (changes: Partial<Record<keyof typeof jobs, string | null>> = {}) => {
      const found = await readFigures(api.services, [{ ...jobs, ...changes, name: 'jobs' }]);
      return found.map(({ version, state, since, visits }) => [version, state, since, visits] as const);
    };

    test('are of the last 24 hours', async () => {
      await see('2-b', 25, 5);
      await see('2-b', 24, 1);
      await see('2-b', 1);
      expect(await read()).toEqual([['2-b', 'live', '2026-03-01T09:00:00.000Z', { total: 20, bad: 1 }]]);
    });

    test('are there for the last good version only if somebody still had it', async () => {
      await see('1-a', 25);
      await see('2-b', 1);
      expect((await read()).map(([version]) => version)).toEqual(['2-b']);
      await see('1-a', 2, 3);
      expect((await read())[1]).toEqual(['1-a', 'last-good', '2026-03-01T09:00:00.000Z', { total: 10, bad: 3 }]);
    });

    test('are there once when the last good version is served instead of the live one', async () => {
      await see('1-a', 1);
      expect((await read({ version: '1-a' })).map(([, state]) => state)).toEqual(['live']);
    });

    test('begin with a gradual release’s share, for the live version too', async () => {
      const gradual = { gradualVersion: '3-c', gradualSince: hoursAgo(30).toISOString() };
      for (const hours of [31, 29]) await see('2-b', hours);
      await see('3-c', 29, 4);
      const since = '2026-03-01T03:00:00.000Z';
      expect(await read(gradual)).toEqual([
        ['2-b', 'live', since, { total: 10, bad: 0 }],
        ['3-c', 'gradual', since, { total: 10, bad: 4 }],
      ]);
    });

    test('begin no earlier than what is still kept', async () => {
      const [live] = await read({ gradualVersion: '3-c', gradualSince: hoursAgo(24 * 30).toISOString() });
      expect(live?.[2]).toBe('2026-02-23T09:00:00.000Z');
    });

    test('are zero before anybody has come, and none without a version', async () => {
      expect((await read({ lastGood: null }))[0]?.[3]).toEqual({ total: 0, bad: 0 });
      expect(await read({ version: null, lastGood: null })).toEqual([]);
    });
  });
}

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applyRetention } from '../../../../api/privacy/retention.ts';
import { REMOTE_HEALTH_MS } from '@site/api';
import { createTestApi, OPENING_MS, TEST_NOW, type TestApi } from '@site/api/test-support';
import { addHealth, emptyHealth, readHealth, type RemoteHealth, type VersionHealth } from './health.ts';

const MINUTE_MS = 60_000;

/** How remotes' health is stored, on the given Postgres server or in memory. */
export function describeRemoteHealth(database: string, server?: string): void {
  describe(`the health of remotes, on ${database}`, () => {
    let api: TestApi;
    beforeAll(async () => {
      api = await createTestApi({}, { server });
    }, OPENING_MS);
    afterAll(() => api.close());
    beforeEach(async () => {
      await api.empty('remote_health');
      api.setTime(TEST_NOW);
    });

    const later = (ms: number) => new Date(TEST_NOW.getTime() + ms);
    const counted = (version: string, health: Partial<RemoteHealth>): VersionHealth => ({
      remote: 'jobs',
      version,
      health: { ...emptyHealth(), ...health },
    });
    const add = (at: Date, ...versions: VersionHealth[]) => addHealth(api.services.db, at, versions);
    const read = async (since: Date) => {
      const found = await readHealth(api.services.db, [{ remote: 'jobs', since }]);
      return Object.fromEntries(found.map(({ remote, version, health }) => [`${remote}@${version}`, health]));
    };

    test('what several servers count at once is summed, by version', async () => {
      const ours = counted('1-a', { renders: { total: 3, bad: 1 }, visits: { total: 2, bad: 0 } });
      const theirs = counted('1-a', { renders: { total: 4, bad: 2 }, vitals: { total: 5, bad: 1 } });
      const next = counted('1-b', { visits: { total: 1, bad: 1 } });
      await Promise.all(Array.from({ length: 10 }, (_, index) => add(later(index), ours, next)));
      await Promise.all(Array.from({ length: 10 }, (_, index) => add(later(index), next, theirs)));
      expect(await read(TEST_NOW)).toEqual({
        'jobs@1-a': {
          renders: { total: 70, bad: 30 },
          visits: { total: 20, bad: 0 },
          vitals: { total: 50, bad: 10 },
        },
        'jobs@1-b': { ...emptyHealth(), visits: { total: 20, bad: 20 } },
      });
    });

    test('what is counted in different minutes is summed from the minute that is asked for', async () => {
      const visit = counted('1-a', { visits: { total: 1, bad: 0 } });
      for (const minute of [0, 1, 2, 3]) await add(later(minute * MINUTE_MS), visit);
      expect((await read(later(2 * MINUTE_MS + 30_000)))['jobs@1-a']?.visits.total).toBe(2);
    });

    test('each remote is read from a time of its own, and no other remote is', async () => {
      const ofRemote = (remote: string) => ({ ...counted('1-a', { visits: { total: 1, bad: 0 } }), remote });
      for (const minute of [0, 1, 2]) await add(later(minute * MINUTE_MS), ...['desk', 'jobs', 'news'].map(ofRemote));
      const periods = [
        { remote: 'jobs', since: later(MINUTE_MS) },
        { remote: 'news', since: later(2 * MINUTE_MS) },
      ];
      const found = await readHealth(api.services.db, periods);
      const visits = found.map(({ remote, health }) => [remote, health.visits.total]);
      expect(new Map(visits as [string, number][])).toEqual(
        new Map([
          ['jobs', 2],
          ['news', 1],
        ]),
      );
      expect(await readHealth(api.services.db, [])).toEqual([]);
    });

    test('a version that was not seen in that time has no figures', async () => {
      await add(TEST_NOW, counted('1-a', { visits: { total: 1, bad: 0 } }));
      await add(TEST_NOW);
      expect(await read(later(MINUTE_MS))).toEqual({});
    });

    test('retention deletes figures after seven days', async () => {
      await add(TEST_NOW, counted('1-a', { visits: { total: 1, bad: 0 } }));
      api.setTime(later(REMOTE_HEALTH_MS - 1));
      await applyRetention(api.services);
      expect(Object.keys(await read(TEST_NOW))).toEqual(['jobs@1-a']);
      api.setTime(later(REMOTE_HEALTH_MS));
      await applyRetention(api.services);
      expect(await read(TEST_NOW)).toEqual({});
    });
  });
}

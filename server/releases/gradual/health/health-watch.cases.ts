import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, OPENING_MS, TEST_NOW, type TestApi } from '@site/api/test-support';
import { createReleases, type Releases } from '../../history/releases.ts';
import { createHealthWatch, type HealthWatch } from './health-watch.ts';
import type { HealthMeasure } from './health.ts';

/** How gradual releases end that do worse than the live version, on the given Postgres server or in memory. */
export function describeHealthWatch(database: string, server?: string): void {
  describe(`a gradual release, on ${database}`, () => {
    let api: TestApi;
    let releases: Releases;
    let watch: HealthWatch;
    beforeAll(async () => {
      api = await createTestApi({}, { server });
      releases = createReleases(api.services);
    }, OPENING_MS);
    afterAll(() => api.close());
    beforeEach(async () => {
      await api.empty('remote_health', 'remote_pointers', 'remote_versions', 'release_changes');
      api.setTime(TEST_NOW);
      api.logged.length = 0;
      watch = newWatch();
      await releases.change({ remote: 'jobs', action: 'release', version: '1-b' }, 'ada');
      await releases.change({ remote: 'jobs', action: 'release', version: '1-a' }, 'ada');
      await releases.change({ remote: 'jobs', action: 'gradual', version: '1-b', share: 10 }, 'ada');
    });

    const newWatch = () => createHealthWatch(api.services, releases);
    const minutesLater = (minutes: number) => api.setTime(new Date(TEST_NOW.getTime() + minutes * 60_000));
    const see = (
      version: string,
      times: number,
      options: { failed: boolean; measure?: HealthMeasure; by?: HealthWatch },
    ) => {
      const { failed, measure = 'visits', by = watch } = options;
      for (let seen = 0; seen < times; seen += 1) by.count({ remote: 'jobs', version }, measure, { failed });
    };
    const gradual = async () => (await releases.pointers())[0]?.gradual ?? null;
    const latest = async () => (await releases.history())[0]!;

    test('goes on while it does as well as the live version', async () => {
      see('1-a', 90, { failed: false });
      see('1-b', 10, { failed: false });
      await watch.flush();
      expect(await gradual()).toEqual({ version: '1-b', share: 10 });
    });

    test('is returned when it fails, and history and log have both versions and the figures', async () => {
      see('1-a', 40, { failed: false, measure: 'renders' });
      see('1-b', 5, { failed: true, measure: 'renders' });
      await watch.flush();
      const message = '5 of 5 pages failed on the server; of the live version, 0 of 40';
      expect(await gradual()).toBeNull();
      expect((await releases.pointers())[0]?.live).toBe('1-a');
      expect(await latest()).toMatchObject({ by: 'health', action: 'return', from: '1-b', to: '1-a', note: message });
      expect(api.logged).toEqual([
        expect.objectContaining({ event: 'remote.returned', remote: 'jobs', version: '1-b', live: '1-a', message }),
      ]);
    });

    test('is returned once by several servers, for what all of them counted', async () => {
      const watches = [1, 2, 3, 4, 5].map(newWatch);
      for (const by of watches) see('1-b', 1, { failed: true, by });
      await Promise.all(watches.map((by) => by.flush()));
      await Promise.all(watches.map((by) => by.flush()));
      expect(await gradual()).toBeNull();
      expect(api.logged.map(({ event }) => event)).toEqual(['remote.returned']);
    });

    test('is not judged by what another one of the same version did before', async () => {
      see('1-b', 5, { failed: true });
      await watch.flush();
      minutesLater(1);
      await releases.change({ remote: 'jobs', action: 'gradual', version: '1-b', share: 10 }, 'ada');
      await watch.flush();
      expect(await gradual()).toEqual({ version: '1-b', share: 10 });
    });

    test('is judged by all that was counted since its share was set, of which each minute is read once', async () => {
      see('1-b', 3, { failed: true });
      await watch.flush();
      minutesLater(10);
      see('1-b', 1, { failed: true });
      await watch.flush();
      await api.services.db.deleteFrom('remote_health').where('minute', '<=', TEST_NOW).execute();
      minutesLater(20);
      see('1-b', 1, { failed: true });
      await watch.flush();
      expect((await latest()).note).toContain('5 of 5 visits');
    });

    test('is not judged by another remote’s failures', async () => {
      for (let seen = 0; seen < 9; seen += 1)
        watch.count({ remote: 'staff', version: '1-b' }, 'visits', { failed: true });
      await watch.flush();
      expect(await gradual()).not.toBeNull();
    });

    test('reports count for the versions that visitors have: live, gradual and the one before', async () => {
      await releases.change({ remote: 'jobs', action: 'release', version: '1-c' }, 'ada');
      await releases.change({ remote: 'jobs', action: 'gradual', version: '1-b', share: 10 }, 'ada');
      await watch.flush();
      const isServed = (version: string, remote = 'jobs') => watch.isServed({ remote, version });
      expect(['1-c', '1-b', '1-a'].map((version) => isServed(version))).toEqual([true, true, true]);
      expect(isServed('1-z')).toBe(false);
      expect(isServed('1-c', 'staff')).toBe(false);
    });

    test('what was counted is written when the server stops', async () => {
      see('1-b', 5, { failed: true });
      await watch.stop();
      await newWatch().flush();
      expect(await gradual()).toBeNull();
    });

    test('what could not be written is kept, and written later', async () => {
      const { schema } = api.services.db;
      see('1-b', 4, { failed: true });
      await schema.alterTable('remote_health').renameTo('moved_away').execute();
      try {
        await expect(watch.flush()).rejects.toThrow('remote_health');
      } finally {
        await schema.alterTable('moved_away').renameTo('remote_health').execute();
      }
      see('1-b', 1, { failed: true });
      await watch.flush();
      expect((await latest()).note).toContain('5 of 5 visits');
    });
  });
}

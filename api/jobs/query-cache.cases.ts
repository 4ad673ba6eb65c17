import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { advert, testFeed } from '../feeds/adverts.test-support.ts';
import { createTestApi, OPENING_MS, type TestApi } from '../test-support.ts';
import { syncJobs } from './sync/sync.ts';
import { asOneRead, currentQueryCache } from './query-cache.ts';

/** What the cache of queries about jobs promises, on the given Postgres server or in memory. */
export function describeQueryCache(database: string, server?: string): void {
  describe(`the cache of queries about jobs, on ${database}`, () => {
    let api: TestApi;
    const feed = testFeed(advert(1), advert(2));
    beforeAll(async () => {
      api = await createTestApi({}, { feed, server });
      await syncJobs(api.services);
    }, OPENING_MS);
    afterAll(() => api.close());

    /** Returns the total of a query of its own: 1 when it is first counted, 2 the second time. */
    const asker = (query: string) => {
      let counted = 0;
      return async () => (await currentQueryCache(api.services.db)).get(query, async () => ++counted);
    };

    test('a query is counted once, however often it is asked, even simultaneously', async () => {
      const ask = asker('often');
      expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
      expect(await ask()).toBe(1);
    });

    test('queries are told apart', async () => {
      await asker('this')();
      const ask = asker('that');
      expect([await ask(), await ask()]).toEqual([1, 1]);
    });

    test.each<[string, () => Promise<unknown>]>([
      [
        'a sync that adds a job',
        async () => {
          feed.adverts.push(advert(3));
          await syncJobs(api.services);
        },
      ],
      [
        'a job that is closed',
        () =>
          api.services.db.updateTable('jobs').set({ closed_at: new Date() }).where('external_id', '=', '1').execute(),
      ],
      ['a job that is deleted', () => api.services.db.deleteFrom('jobs').where('external_id', '=', '2').execute()],
      ['a table that is emptied', () => api.empty('jobs')],
    ])('%s makes queries count again', async (_name, change) => {
      const ask = asker(_name);
      await ask();
      await change();
      expect(await ask()).toBe(2);
    });

    test('a sync that changes nothing keeps them', async () => {
      await syncJobs(api.services);
      const ask = asker('unchanged');
      await ask();
      await syncJobs(api.services);
      expect(await ask()).toBe(1);
    });

    test('within one read, queries keep to the revision that it met first, and later reads to their own', async () => {
      const ask = asker('one read');
      const change = () => api.services.db.updateTable('jobs').set({ benefits: '' }).execute();
      const counts = asOneRead(async () => {
        const first = await ask();
        await change();
        return [first, await ask()];
      });
      expect(await counts).toEqual([1, 1]);
      expect(await asOneRead(ask)).toBe(2);
    });

    test('a change that is rolled back keeps them', async () => {
      const ask = asker('taken back');
      await ask();
      const change = api.services.db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('jobs').execute();
        throw new Error('taken back');
      });
      await expect(change).rejects.toThrow('taken back');
      expect(await ask()).toBe(1);
    });

    test('a count that fails is tried again', async () => {
      const cache = await currentQueryCache(api.services.db);
      await expect(cache.get('failing', () => Promise.reject(new Error('no connection')))).rejects.toThrow(
        'no connection',
      );
      expect(await cache.get('failing', async () => 5)).toBe(5);
    });

    test('at most the thousand most recently used are kept', async () => {
      const ask = asker('kept');
      const forgotten = asker('forgotten');
      await ask();
      await forgotten();
      const cache = await currentQueryCache(api.services.db);
      for (let other = 0; other < 998; other++) await cache.get(`other ${other}`, async () => 0);
      await ask();
      await cache.get('one too many', async () => 0);
      expect([await ask(), await forgotten()]).toEqual([1, 2]);
    });
  });
}

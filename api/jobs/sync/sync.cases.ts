import { readdirSync } from 'node:fs';
import type { JobDetails, JobList } from '@site/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { advert, testFeed, type TestFeed } from '../../feeds/adverts.test-support.ts';
import { FeedError } from '../../feeds/feed.ts';
import { createTestApi, OPENING_MS, TEST_NOW, type TestApi } from '../../test-support.ts';
import { syncJobs, syncOnFirstStart } from './sync.ts';

const sqlCheck = sql`salary_max > 100`;
const minutesLater = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);

/** What a sync promises, on the given Postgres server or in memory. */
export function describeSync(database: string, server?: string): void {
  describe(`sync, on ${database}`, () => {
    let api: TestApi;
    let feed: TestFeed;
    beforeAll(async () => {
      feed = testFeed();
      api = await createTestApi({}, { feed, server });
    }, OPENING_MS);
    beforeEach(async () => {
      await api.empty('jobs', 'sync_runs');
      api.setTime(TEST_NOW);
      api.logged.length = 0;
      feed.adverts = [advert(1), advert(2), advert(3), advert(4)];
      feed.total = undefined;
      feed.isExcerpt = false;
      feed.beforePage = () => {};
    });
    afterAll(() => api.close());

    const sync = () => syncJobs(api.services);
    const openIds = async () => {
      const rows = await api.services.db
        .selectFrom('public_jobs')
        .select('logicmelon_id')
        .orderBy('logicmelon_id')
        .execute();
      return rows.map((row) => row.logicmelon_id);
    };
    const row = (id: string) =>
      api.services.db.selectFrom('jobs').selectAll().where('external_id', '=', id).executeTakeFirstOrThrow();
    const runs = () => api.services.db.selectFrom('sync_runs').selectAll().orderBy('id').execute();

    test('the first sync adds everything', async () => {
      expect(await sync()).toEqual({
        status: 'completed',
        jobsProcessed: 4,
        jobsAdded: 4,
        jobsUpdated: 0,
        jobsClosed: 0,
        jobsFailed: 0,
        errorMessage: null,
      });
      expect(await openIds()).toEqual(['1', '2', '3', '4']);
    });

    test('a second sync of the same feed changes nothing', async () => {
      await sync();
      const before = await row('1');
      api.setTime(minutesLater(10));
      expect(await sync()).toMatchObject({ jobsProcessed: 4, jobsAdded: 0, jobsUpdated: 0, jobsClosed: 0 });
      expect(await row('1')).toEqual(before);
    });

    test('a changed advert is updated at its old address', async () => {
      await sync();
      const { slug, id } = await row('2');
      feed.adverts[1] = advert(2, { AdvertTitle: 'Tanker Driver', SalaryTo: 45_000 });
      expect(await sync()).toMatchObject({ jobsAdded: 0, jobsUpdated: 1 });
      expect(await row('2')).toMatchObject({ id, slug, title: 'Tanker Driver', salary_max: 45_000 });
    });

    test('a bad advert is recorded and does not affect the others', async () => {
      feed.adverts[1] = advert(2, { AdvertTitle: '' });
      expect(await sync()).toMatchObject({ status: 'completed', jobsProcessed: 4, jobsAdded: 3, jobsFailed: 1 });
      const failures = [{ externalId: '2', reason: 'AdvertTitle is empty' }];
      expect((await runs()).at(-1)?.failures).toEqual(failures);
      expect(api.logged).toContainEqual(
        expect.objectContaining({ event: 'sync.adverts-refused', refused: 1, first: failures }),
      );
    });

    test.each<[string, Record<string, unknown>]>([
      ['a character that cannot be stored', { AdvertTitle: 'Night\0 Trunker' }],
      ['such a character in place of a figure', { SalaryFrom: '\0' }],
      ['half of a character', { AdvertTitle: 'Night \ud83d Trunker' }],
      ['a malformed date', { LastPostDate: '2026-03-01T09:00:00+01' }],
      ['a date before the calendar', { LastPostDate: '0001-01-01T00:00:00Z' }],
      ['an endless word', { JobDescription: 'x'.repeat(50_000) }],
      [
        'a place name of many bytes',
        {
          PrimaryLocation: Array.from({ length: 200 }, (_, index) => String.fromCodePoint(0x20000 + index * 97))
            .join('')
            .slice(0, 200),
        },
      ],
    ])('%s does not affect the other adverts', async (_name, changes) => {
      feed.adverts[1] = advert(2, changes);
      expect(await sync()).toMatchObject({ status: 'completed', jobsProcessed: 4 });
      expect(await openIds()).toEqual(expect.arrayContaining(['1', '3', '4']));
    });

    test('a feed of which no advert can be used has failed, says why, and leaves the jobs as they were', async () => {
      await sync();
      feed.adverts = [advert(1, { LastPostDate: 'soon' }), advert(2, { AdvertTitle: '\u200b' })];
      expect(await sync()).toMatchObject({
        status: 'failed',
        jobsProcessed: 2,
        jobsFailed: 2,
        errorMessage: 'None of the feed’s adverts could be used: LastPostDate is not a date',
      });
      expect(await openIds()).toEqual(['1', '2', '3', '4']);
      const [, failed] = await runs();
      expect(failed!.failures).toMatchObject([{ externalId: '1' }, { externalId: '2' }]);
    });

    test('an advert with a future date gets today’s', async () => {
      feed.adverts[1] = advert(2, { LastPostDate: '2099-01-01T00:00:00Z' });
      await sync();
      expect((await row('2')).posted_at).toEqual(TEST_NOW);
      api.setTime(minutesLater(60));
      expect(await sync()).toMatchObject({ jobsUpdated: 0 });
    });

    test('an advert that becomes invalid leaves its job open and unchanged', async () => {
      await sync();
      feed.adverts[1] = advert(2, { AdvertTitle: '' });
      expect(await sync()).toMatchObject({ jobsFailed: 1, jobsClosed: 0 });
      expect(await row('2')).toMatchObject({ title: 'HGV Class 1 Driver', closed_at: null });
    });

    test('an advert sent twice is imported once', async () => {
      feed.adverts.push(advert(4, { AdvertTitle: 'Again' }));
      expect(await sync()).toMatchObject({ jobsAdded: 4, jobsFailed: 1 });
      expect(await row('4')).toMatchObject({ title: 'HGV Class 1 Driver' });
    });

    test('a job that left the feed is closed, and opens again at its old address when it comes back', async () => {
      await sync();
      const { slug } = await row('4');
      feed.adverts.pop();
      expect(await sync()).toMatchObject({ jobsClosed: 1 });
      expect(await openIds()).toEqual(['1', '2', '3']);
      const path = `/.netlify/functions/get-job-details?slug=${slug}`;
      expect((await api.get(path)).status).toBe(410);
      feed.adverts.push(advert(4));
      expect(await sync()).toMatchObject({ jobsAdded: 0, jobsUpdated: 1 });
      expect(((await (await api.get(path)).json()) as JobDetails).job.slug).toBe(slug);
    });

    test('an advert whose closing date has passed is stored as a closed job, and never counts as a change', async () => {
      feed.adverts[0] = advert(1, { ClosingDate: '2026-03-01' });
      feed.adverts[1] = advert(2, { JobDescription: '<p>Closing date: 2 March 2026</p>' });
      expect(await sync()).toMatchObject({ jobsProcessed: 4, jobsAdded: 3, jobsFailed: 0 });
      expect(await openIds()).toEqual(['2', '3', '4']);
      expect((await api.get(`/.netlify/functions/get-job-details?slug=${(await row('1')).slug}`)).status).toBe(410);
      expect(await sync()).toMatchObject({ jobsAdded: 0, jobsUpdated: 0, jobsClosed: 0 });
    });

    test('a sync closes what is overdue, and opens it again when its advert has a later closing date', async () => {
      feed.adverts[0] = advert(1, { ClosingDate: '2026-03-02' });
      await sync();
      api.setTime(minutesLater(24 * 60));
      expect(await sync()).toMatchObject({ jobsUpdated: 0, jobsClosed: 1 });
      feed.adverts[0] = advert(1, { ClosingDate: '2026-03-04' });
      expect(await sync()).toMatchObject({ jobsUpdated: 1, jobsClosed: 0 });
      expect(await openIds()).toEqual(['1', '2', '3', '4']);
      feed.adverts[0] = advert(1, { ClosingDate: '2026-03-01' });
      expect(await sync()).toMatchObject({ jobsUpdated: 0, jobsClosed: 1 });
    });

    test('what was repaired and refused is kept by kind, with a count and an example', async () => {
      feed.adverts[0] = advert(1, { AdvertTitle: 'Picker &amp; Packer' });
      feed.adverts[1] = advert(2, { AdvertTitle: 'Loader &amp; Driver', ClosingDate: '2026-03-01' });
      feed.adverts[2] = advert(3, { AdvertTitle: '\u200B' });
      feed.adverts[3] = advert(3, { LastPostDate: '2026-03-03T09:00:00Z' });
      await sync();
      expect((await runs())[0]!.findings).toEqual([
        { outcome: 'refused', what: 'AdvertTitle is empty', adverts: 1, externalId: '3', example: '' },
        {
          outcome: 'repaired',
          what: 'Entities in plain text were decoded',
          adverts: 2,
          externalId: '1',
          example: 'Picker &amp; Packer',
        },
        {
          outcome: 'repaired',
          what: 'The closing date has passed: the job is closed',
          adverts: 1,
          externalId: '2',
          example: '2026-03-01',
        },
        {
          outcome: 'repaired',
          what: 'LastPostDate is in the future: the time of the sync stands instead',
          adverts: 1,
          externalId: '3',
          example: '2026-03-03T09:00:00.000Z',
        },
      ]);
    });

    test('a feed that lost more than half of the jobs closes none of them, and says so', async () => {
      await sync();
      feed.adverts = [advert(5)];
      expect(await sync()).toMatchObject({
        status: 'completed',
        jobsAdded: 1,
        jobsClosed: 0,
        errorMessage: 'The feed shrank from 4 jobs to 1, so no job was closed',
      });
      expect(await openIds()).toEqual(['1', '2', '3', '4', '5']);
    });

    test('a feed that lost exactly half closes that half', async () => {
      await sync();
      feed.adverts = [advert(1), advert(2)];
      expect(await sync()).toMatchObject({ jobsClosed: 2, errorMessage: null });
    });

    test('an empty feed closes nothing', async () => {
      await sync();
      feed.adverts = [];
      expect(await sync()).toMatchObject({
        jobsClosed: 0,
        errorMessage: 'The feed shrank from 4 jobs to 0, so no job was closed',
      });
    });

    test('a feed that was read only in part closes nothing', async () => {
      await sync();
      feed.adverts = [advert(1), advert(2), advert(3)];
      feed.total = 4;
      expect(await sync()).toMatchObject({
        status: 'completed',
        jobsClosed: 0,
        errorMessage: 'The feed says that it holds 4 adverts and sent 3 different ones, so no job was closed',
      });
      expect(await openIds()).toHaveLength(4);
    });

    test('a duplicate advert does not make up for a missing one', async () => {
      await sync();
      feed.adverts = [advert(1), advert(2), advert(3), advert(3)];
      expect(await sync()).toMatchObject({
        jobsFailed: 1,
        jobsClosed: 0,
        errorMessage: 'The feed says that it holds 4 adverts and sent 3 different ones, so no job was closed',
      });
      expect(await openIds()).toHaveLength(4);
    });

    test('a feed that is deliberately read in part closes nothing, and reports no error', async () => {
      await sync();
      feed.adverts = [advert(1)];
      feed.total = 4;
      feed.isExcerpt = true;
      expect(await sync()).toMatchObject({ jobsProcessed: 1, jobsClosed: 0, errorMessage: null });
      expect(await openIds()).toHaveLength(4);
    });

    test('a feed that breaks off leaves the jobs as they were, and the next sync works', async () => {
      await sync();
      feed.adverts = [advert(1, { AdvertTitle: 'Changed' })];
      feed.beforePage = () => {
        throw new FeedError('The job feed could not be read: it answered with status 503');
      };
      expect(await sync()).toMatchObject({
        status: 'failed',
        errorMessage: 'The job feed could not be read: it answered with status 503',
      });
      expect(await openIds()).toHaveLength(4);
      expect((await row('1')).title).toBe('HGV Class 1 Driver');
      feed.beforePage = () => {};
      expect(await sync()).toMatchObject({ status: 'completed' });
    });

    test('a fault while writing undoes what was written, and its details stay in the log', async () => {
      feed.adverts.push(advert(5, { SalaryFrom: 1, SalaryTo: 2 }));
      await api.services.db.schema.alterTable('jobs').addCheckConstraint('no_low_pay', sqlCheck).execute();
      expect(await sync()).toMatchObject({
        status: 'failed',
        jobsAdded: 0,
        errorMessage: 'The sync stopped because of a fault on our side',
      });
      await api.services.db.schema.alterTable('jobs').dropConstraint('no_low_pay').execute();
      expect(await openIds()).toEqual([]);
      expect(api.logged).toEqual([
        expect.objectContaining({ event: 'sync.failed', message: expect.stringContaining('no_low_pay') as string }),
      ]);
    });

    test('a feed with more than the site has memory for is imported as far as it was read, closes nothing, and says so', async () => {
      await sync();
      const { parts } = feed;
      feed.adverts = [advert(1), advert(2), advert(5)];
      feed.parts = async function* (options) {
        for await (const part of parts(options)) yield { ...part, unread: 'The feed has more than 3 adverts' };
      };
      expect(await sync()).toMatchObject({
        status: 'completed',
        jobsAdded: 1,
        jobsClosed: 0,
        errorMessage: 'The feed has more than 3 adverts: the rest of it was not read, and no job was closed',
      });
      feed.parts = parts;
      expect(await openIds()).toEqual(['1', '2', '3', '4', '5']);
    });

    test('an advert is imported once, whichever parts of the feed have it', async () => {
      feed.adverts = [advert(1), advert(2), advert(1), advert(2, { AdvertTitle: '' })];
      feed.pageSize = 1;
      expect(await sync()).toMatchObject({ jobsProcessed: 4, jobsAdded: 2, jobsFailed: 2 });
      feed.pageSize = Infinity;
    });

    test('a sync leaves nothing in the data folder', async () => {
      await sync();
      expect(readdirSync(api.services.config.dataDir).filter((name) => name.startsWith('feed'))).toEqual([]);
    });

    test('two syncs never overlap: the second is refused', async () => {
      let goOn = () => {};
      const held = new Promise<void>((resolve) => (goOn = resolve));
      const reached = new Promise<void>((resolve) => {
        feed.beforePage = () => {
          resolve();
          return held;
        };
      });
      const first = sync();
      await reached;
      await expect(sync()).rejects.toMatchObject({
        status: 409,
        message: 'A sync is already running. Please try again when it has finished.',
      });
      expect(await syncOnFirstStart(api.services)).toBeUndefined();
      goOn();
      expect(await first).toMatchObject({ status: 'completed', jobsAdded: 4 });
      expect(await runs()).toHaveLength(1);
    });

    test('a run whose server died is marked as failed after five minutes, and not before', async () => {
      const started = { status: 'running' as const, started_at: TEST_NOW, heartbeat_at: TEST_NOW };
      await api.services.db.insertInto('sync_runs').values(started).execute();
      api.setTime(minutesLater(4));
      await expect(sync()).rejects.toMatchObject({ status: 409 });
      api.setTime(minutesLater(6));
      expect(await sync()).toMatchObject({ status: 'completed' });
      expect((await runs())[0]).toMatchObject({
        status: 'failed',
        error_message: 'The server stopped before the sync had finished',
      });
    });

    test('a run that has been marked as failed writes nothing', async () => {
      feed.beforePage = async () => {
        await api.services.db.updateTable('sync_runs').set({ status: 'failed' }).execute();
      };
      await expect(sync()).rejects.toThrow('no longer running');
      expect(await openIds()).toEqual([]);
    });

    test('the first start imports once, and a cleared database stays clear on the next start', async () => {
      expect(await syncOnFirstStart(api.services)).toMatchObject({ jobsAdded: 4 });
      await api.services.db.deleteFrom('jobs').execute();
      expect(await syncOnFirstStart(api.services)).toBeUndefined();
      const list = (await (await api.get('/.netlify/functions/get-jobs')).json()) as JobList;
      expect(list.jobs).toEqual([]);
    });
  });
}

import type { Composition, DeskSummary } from '@site/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asStaffAction } from '../access/staff-actions.ts';
import { addGrant, revokeGrant } from '../access/grants.ts';
import { advert, testFeed } from '../feeds/adverts.test-support.ts';
import { syncJobs } from '../jobs/sync/sync.ts';
import { createTestApi, OPENING_MS, TEST_NOW, type TestApi } from '../test-support.ts';
import { readDeskSummary } from './desk-summary.ts';

/** Of the shared password. */
const SESSION = { id: 'this-session', person: null };

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const later = (ms: number) => new Date(TEST_NOW.getTime() + ms);

const MESSAGE = {
  firstName: 'Ben',
  lastName: 'Hart',
  email: 'ben@example.org',
  phone: '01632 960 202',
  inquiryType: 'hire',
  message: 'Six drivers, please.',
};

/** What the desk's first page promises. */
describe("the desk's summary", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi({ syncEveryMinutes: 60 }, { feed: testFeed(advert(1), advert(2)) });
  }, OPENING_MS);
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.empty(
      'form_submissions',
      'mail_outbox',
      'sync_runs',
      'access_grants',
      'empty_searches',
      'staff_actions',
      'jobs',
    );
    api.setTime(TEST_NOW);
  });

  const summary = (): Promise<DeskSummary> => readDeskSummary(api.services, SESSION);
  const send = () => api.post('/.netlify/functions/send-email', MESSAGE);

  test('new submissions are counted by kind until somebody takes them in hand', async () => {
    const none = { application: 0, message: 0, quote: 0, candidate: 0, subscription: 0 };
    await send();
    expect((await summary()).submissions).toEqual({ ...none, message: 1 });
    await api.services.db.updateTable('form_submissions').set({ status: 'in-hand' }).execute();
    expect((await summary()).submissions).toEqual(none);
  });

  test('mail that waits and mail that failed are counted, and mail that was sent is not', async () => {
    await send();
    expect((await summary()).mail).toEqual({ waiting: 2, failed: 0 });
    const { db } = api.services;
    const { id } = await db.selectFrom('mail_outbox').select('id').limit(1).executeTakeFirstOrThrow();
    await db.updateTable('mail_outbox').set({ status: 'sent' }).where('id', '=', id).execute();
    await db.updateTable('mail_outbox').set({ status: 'dead' }).where('id', '!=', id).execute();
    expect((await summary()).mail).toEqual({ waiting: 0, failed: 1 });
  });

  test('the latest sync has its figures, and is overdue when none succeeds for two intervals', async () => {
    expect((await summary()).sync).toMatchObject({ latest: null, lastSuccessAt: null, isOverdue: true });
    await syncJobs(api.services);
    expect((await summary()).sync).toEqual({
      openJobs: 2,
      latest: expect.objectContaining({
        status: 'completed',
        jobsAdded: 2,
        startedAt: TEST_NOW.toISOString(),
      }) as DeskSummary['sync']['latest'],
      lastSuccessAt: TEST_NOW.toISOString(),
      isOverdue: false,
    });
    api.setTime(later(2 * HOUR_MS));
    expect((await summary()).sync.isOverdue).toBe(false);
    api.setTime(later(2 * HOUR_MS + 1));
    expect((await summary()).sync.isOverdue).toBe(true);
  });

  test('no sync is overdue where none runs by itself', async () => {
    const { services } = api.restarted({ syncEveryMinutes: 0 });
    expect((await readDeskSummary(services, SESSION)).sync.isOverdue).toBe(false);
  });

  test('searches of the last 7 days that found nothing are counted', async () => {
    const search = (last_at: Date, query: string, searches: number) =>
      api.services.db
        .insertInto('empty_searches')
        .values({ day: last_at.toISOString().slice(0, 10), query, understood: '{}', searches, last_at })
        .execute();
    await search(later(-DAY_MS), '{"search":"tram driver"}', 3);
    await search(later(-DAY_MS), '{}', 2);
    await search(later(-7 * DAY_MS - 1), '{"search":"pilot"}', 9);
    expect((await summary()).emptySearches).toBe(5);
    await api.empty('empty_searches');
    expect((await summary()).emptySearches).toBe(0);
  });

  test('people whose access to a proposal ends within 14 days are counted, not those whose access has ended', async () => {
    const add = (person: string, endsAt: Date) => addGrant(api.services, { scope: 'lcrca', person, endsAt });
    await add('Soon', later(3 * DAY_MS));
    await add('On the last day', later(14 * DAY_MS));
    await add('Later', later(14 * DAY_MS + 1));
    await add('Over', later(-1));
    await revokeGrant(api.services, (await add('Revoked', later(DAY_MS))).id);
    expect((await summary()).endingAccess).toEqual({ people: 2, nextEndsAt: later(3 * DAY_MS).toISOString() });
    await api.empty('access_grants');
    expect((await summary()).endingAccess).toEqual({ people: 0, nextEndsAt: null });
  });

  test('remotes are counted by what became of their newest builds, and not known without the site', async () => {
    expect((await summary()).remotes).toBeNull();
    const remotes = (['current', 'current', 'earlier', 'missing'] as const).map((status) => ({ status }));
    const host = { composition: async () => ({ remotes }) as unknown as Composition, figures: async () => [] };
    const { remotes: counted } = await readDeskSummary({ ...api.services, host }, SESSION);
    expect(counted).toEqual({ running: 3, earlier: 1, missing: 1 });
  });

  test('the last five entries of the audit log come newest first', async () => {
    for (const subject of ['A', 'B', 'C', 'D', 'E', 'F'])
      await asStaffAction(
        api.services,
        { actor: { id: 'this-session', person: null }, action: 'note', subject, rowsOf: () => 1 },
        async () => undefined,
      );
    const { actions } = await summary();
    expect(actions!.map(({ subject, isOwn }) => [subject, isOwn])).toEqual(
      ['F', 'E', 'D', 'C', 'B'].map((subject) => [subject, true]),
    );
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { JOB_CATEGORIES, LANDING_ROLES, landingHref, landingSlug, type LandingQuery } from '@site/contract';
import { sql } from 'kysely';
import * as v from 'valibot';
import { advert, testFeed } from '../feeds/adverts.test-support.ts';
import { AdvertIdSchema } from '../feeds/logicmelon-schema.ts';
import { syncOnFirstStart } from '../jobs/sync/sync.ts';
import { jobSlug } from '../jobs/sync/slug.ts';
import { createTestApi, OPENING_MS, type TestApi } from '../test-support.ts';
import { landingCounts } from './counts.ts';
import { findLandingPage } from './landing-page.ts';
import { landingPlace, slugOfPlace } from './places.ts';

describe('the paths of landing pages', () => {
  test('name a role, a place or both', () => {
    expect(landingHref({ place: 'leeds' })).toBe('/jobs/in/leeds');
    expect(landingHref({ role: 'hgv-driver' })).toBe('/jobs/hgv-driver');
    expect(landingHref({ role: 'hgv-driver', place: 'leeds' })).toBe('/jobs/hgv-driver/in/leeds');
  });

  test('have a role for every specialisation', () => {
    expect(LANDING_ROLES.map(({ name }) => name)).toEqual(expect.arrayContaining([...JOB_CATEGORIES]));
  });

  test('are never a job’s, which ends in the number of its advert', () => {
    for (const { slug } of LANDING_ROLES) {
      expect(slug).not.toMatch(/\d$/);
      expect(jobSlug({ title: slug, location: '', externalId: '7' })).not.toBe(slug);
    }
    expect(v.is(AdvertIdSchema, 'driver')).toBe(false);
  });

  test.each([
    ['leeds', 'Leeds', 'town'],
    ['bishops-stortford', 'Bishops Stortford', 'town'],
    ['kent', 'Kent', 'county'],
    ['yorkshire', 'Yorkshire', 'area'],
    ['scotland', 'Scotland', 'nation'],
  ])('%s is the %s called %s', (slug, name, kind) => {
    expect(landingPlace(slug)).toMatchObject({ name, kind });
    expect(slugOfPlace(landingPlace(slug)!)).toBe(slug);
  });

  test.each(['atlantis', '', 'united-kingdom', 'kernow', 'LEEDS'])('no place is called %o', (slug) => {
    expect(landingPlace(slug)).toBeUndefined();
  });

  test('tell places apart whatever accents and apostrophes they have', () => {
    expect(landingSlug('Bishop’s Stortford')).toBe('bishops-stortford');
    expect(landingSlug('Ynys Môn')).toBe('ynys-mon');
  });
});

describe('landing pages', () => {
  const driver = (id: number, PrimaryLocation: string, changes = {}) =>
    advert(id, { AdvertTitle: 'HGV Driver', PrimaryLocation, ...changes });
  const warehouse = { AdvertTitle: 'Warehouse Operative', Industry: 'Warehouse', Requirements: null };
  let api: TestApi;

  beforeAll(async () => {
    const feed = testFeed(
      driver(1, 'Leeds'),
      driver(2, 'Leeds', { ...warehouse, JobDescription: '<p>Forklift truck work.</p>' }),
      driver(3, 'Bradford'),
      driver(4, 'Hull'),
      driver(5, 'Glasgow'),
      driver(6, 'Middle of nowhere', warehouse),
    );
    api = await createTestApi({}, { feed });
    await syncOnFirstStart(api.services);
  }, OPENING_MS);
  afterAll(() => api.close());

  const find = (query: LandingQuery) => findLandingPage(api.services.db, query);
  const counted = async (role?: string, place?: string) =>
    (await landingCounts(api.services.db)).find((page) => page.role === role && page.place === place)?.jobs;

  test('there is one for each role, place and area that has jobs, with the number of its jobs', async () => {
    expect(await counted('hgv-driver')).toBe(4);
    expect(await counted(undefined, 'leeds')).toBe(2);
    expect(await counted('warehouse', 'leeds')).toBe(1);
    expect(await counted('hgv-driver', 'west-yorkshire')).toBe(2);
    expect(await counted(undefined, 'yorkshire')).toBe(4);
    expect(await counted('forklift', 'england')).toBe(1);
    expect(await counted('van-driver')).toBeUndefined();
    expect(await counted('warehouse', 'glasgow')).toBeUndefined();
  });

  test('a town links to the nearest towns with such jobs and the areas that hold it', async () => {
    const { place, places } = await find({ role: 'hgv-driver', place: 'leeds' });
    expect(place).toBe('Leeds');
    expect(places.slice(0, 3).map(({ name }) => name)).toEqual(['Bradford', 'Hull', 'Glasgow']);
    expect(places.map(({ name }) => name)).toEqual(expect.arrayContaining(['West Yorkshire', 'England']));
    expect(places).toContainEqual({ slug: 'west-yorkshire', name: 'West Yorkshire' });
  });

  test('an area links to its towns, and a role to the towns with most jobs', async () => {
    expect((await find({ place: 'west-yorkshire' })).places.map(({ name }) => name).slice(0, 2)).toEqual([
      'Leeds',
      'Bradford',
    ]);
    expect((await find({ role: 'warehouse' })).places).toEqual([{ slug: 'leeds', name: 'Leeds' }]);
  });

  test('a place links to the other roles that have jobs there', async () => {
    const { roles } = await find({ role: 'hgv-driver', place: 'leeds' });
    expect(roles.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['warehouse', 'forklift']));
    expect(roles.map(({ slug }) => slug)).not.toContain('hgv-driver');
  });

  test('a known place without jobs has a page, which links to others', async () => {
    const { roles, places } = await find({ place: 'truro' });
    expect(roles).toEqual([]);
    expect(places.length).toBeGreaterThan(0);
  });

  test('a role or place that nobody knows has none', async () => {
    await expect(find({ place: 'atlantis' })).rejects.toMatchObject({ status: 404 });
    await expect(find({ role: 'astronaut', place: 'leeds' })).rejects.toMatchObject({ status: 404 });
  });

  test('the sitemap gets each with the date of its newest change', async () => {
    const reply = (await (await api.get('/.netlify/functions/landing-addresses')).json()) as {
      pages: { role?: string; place?: string; updated_at: string }[];
    };
    const { rows } = await sql<{ at: Date }>`select max(updated_at) as at from jobs where location = 'Glasgow'`.execute(
      api.services.db,
    );
    expect(reply.pages).toContainEqual({ place: 'glasgow', updated_at: rows[0]!.at.toISOString() });
    expect(reply.pages.filter(({ role, place }) => !role && !place)).toEqual([]);
  });
});

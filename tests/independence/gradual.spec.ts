import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readHealth } from '../../server/releases/gradual/health/health.ts';
import { completeVersion } from '../e2e/support/registry.ts';
import { expect, hydrated } from '../e2e/support/site.ts';
import { NOTICED, test, userAgent, versionIn } from './support/gradual-site.ts';

const REMOTE = 'job-board';

test('about the share of visitors gets the new version, and keeps it on every page and in the browser', async ({
  gradual: { server, live, releaseTo, visit },
  browser,
}) => {
  const next = await releaseTo(30);
  const group = new Map<string, string[]>([
    [live, []],
    [next, []],
  ]);
  for (let visitor = 0; visitor < 200; visitor += 1) {
    const { version, cookie } = await visit();
    group.get(version!)!.push(cookie!);
  }
  console.log('visitors with the new version, of 200 with a share of 30%:', group.get(next)!.length);
  expect(group.get(next)!.length).toBeGreaterThan(30);
  expect(group.get(next)!.length).toBeLessThan(90);
  for (const [version, cookies] of group)
    for (const cookie of cookies.slice(0, 10))
      for (const path of ['/jobs/saved', '/jobs'])
        expect(await visit({ path, cookie })).toMatchObject({ version, cookie: undefined });

  const [, value = ''] = group.get(next)![0]!.split('=');
  const context = await browser.newContext({ userAgent });
  await context.addCookies([{ name: 'release-group', value, url: server.url }]);
  const page = await context.newPage();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(`${server.url}/contact`);
  await hydrated(page);
  await page.getByRole('navigation').first().getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect([...new Set(loaded.flatMap((address) => versionIn(address, REMOTE) ?? []))]).toEqual([next]);
  await context.close();
});

test('a version that is held back may be shown to some visitors, and was not live for all', async ({
  gradual: { server, live, pointer, releaseTo, visit },
}) => {
  const next = await releaseTo(50);
  expect((await pointer())?.lastGood).not.toBe(next);
  expect((await server.releases.versions(REMOTE)).find(({ version }) => version === next)).toMatchObject({
    wasLive: false,
  });
  const seen = new Set<string | undefined>();
  await expect.poll(async () => seen.add((await visit()).version).size, NOTICED).toBe(2);
  expect(seen).toEqual(new Set([live, next]));
});

test('a version that fails on the server is returned by itself, and the log says why', async ({
  gradual: { server, live, logged, pointer, releaseTo, visit },
}) => {
  const next = await releaseTo(50, async (files) => {
    await writeFile(
      join(files, 'server/routes.js'),
      "export const routes = [{ path: '/jobs', layout: 'site', load: async () => ({ meta: () => ({}), Component() { throw new Error('broken'); } }) }];",
    );
    await completeVersion(files);
  });
  await expect
    .poll(async () => {
      await visit();
      return (await pointer())?.gradual;
    }, NOTICED)
    .toBeNull();
  const [change] = await server.releases.history({ remote: REMOTE });
  expect(change).toMatchObject({ by: 'health', action: 'return', from: next, to: live });
  expect(change!.note).toMatch(/^\d+ of \d+ pages failed on the server; of the live version, 0 of \d+$/);
  expect(logged('remote.returned')).toEqual([
    expect.objectContaining({ remote: REMOTE, version: next, live, message: change!.note }),
  ]);
  await expect.poll(async () => (await visit()).cookie).toBeUndefined();
  expect(await visit()).toEqual({ status: 200, version: live, cookie: undefined });
});

test('a version that does well stays until it is promoted, and then everybody has it', async ({
  gradual: { server, live, pointer, releaseTo, visit, browse },
  browser,
}) => {
  const next = await releaseTo(50);
  const healthOf = async (version: string) =>
    (await readHealth(server.services.db, [{ remote: REMOTE, since: new Date(0) }])).find(
      (seen) => seen.version === version,
    )?.health;
  for (const version of [live, next])
    await expect
      .poll(async () => {
        await browse(browser);
        return (await healthOf(version))?.visits.total ?? 0;
      }, NOTICED)
      .toBeGreaterThan(2);
  for (const version of [live, next])
    expect(await healthOf(version)).toMatchObject({ renders: { bad: 0 }, visits: { bad: 0 } });
  expect((await healthOf(next))!.vitals.total).toBeGreaterThan(0);
  expect((await pointer())?.gradual).toEqual({ version: next, share: 50 });

  await server.releases.change({ remote: REMOTE, action: 'promote', version: next }, 'test');
  await expect.poll(async () => (await visit()).cookie).toBeUndefined();
  for (let visitor = 0; visitor < 10; visitor += 1)
    expect(await visit()).toEqual({ status: 200, version: next, cookie: undefined });
});

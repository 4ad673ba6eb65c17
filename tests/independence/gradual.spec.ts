import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { readHealth } from '@site/api/remotes/health.ts';
import type { RunningServer } from '../../shell/server/start-server.ts';
import { copyOfBuild, descriptorIn, remotesWith } from '../e2e/support/registry.ts';
import { expect, hydrated, test as base, withServer } from '../e2e/support/site.ts';

const REMOTE = 'job-board';
/** Of a person: a browser without a window says that it is a program. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
/** By when servers have noticed a change, and returned a release that fails, with visitors coming all the time. */
const NOTICED = { timeout: 60_000, intervals: [0] };

interface GradualSite {
  server: RunningServer;
  live: string;
  /** Events of the log, by name. */
  logged: (event: string) => Record<string, unknown>[];
  /** Releases a copy of the live version to a share of visitors, after `change` has been at its files. */
  releaseTo: (share: number, change?: (files: string) => Promise<void>) => Promise<string>;
}

const test = base.extend<{ site: never; gradual: GradualSite }>({
  gradual: async ({ builds }, use) => {
    const build = await copyOfBuild(REMOTE, join(builds, REMOTE));
    const { version: live } = await descriptorIn(build);
    const remotesFolder = await remotesWith(builds, { [REMOTE]: build });
    const lines: string[] = [];
    await withServer({ remotesFolder, trustedProxies: 1, onLog: (line) => lines.push(line) }, async (server) => {
      const { releases } = server;
      if ((await pointerOf(server))?.live !== live)
        await releases.change({ remote: REMOTE, action: 'release', version: live }, 'test');
      await use({
        server,
        live,
        logged: (name) =>
          lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ event }) => event === name),
        async releaseTo(share, change) {
          const version = `${live}-next`;
          const files = join(build, version);
          await cp(join(build, live), files, { recursive: true });
          const descriptor = { ...(await descriptorIn(files)), version };
          await writeFile(join(files, 'remote.json'), JSON.stringify(descriptor));
          await change?.(files);
          await releases.change({ remote: REMOTE, action: 'hold', version }, 'test');
          await releases.change({ remote: REMOTE, action: 'gradual', version, share }, 'test');
          // Every visitor gets a group from when the server knows.
          await expect.poll(async () => (await visit(server)).cookie, NOTICED).toBeDefined();
          return version;
        },
      });
    });
  },
});

async function pointerOf({ releases }: RunningServer) {
  return (await releases.pointers()).find(({ remote }) => remote === REMOTE);
}

const versionIn = (html: string) => new RegExp(`/remotes/${REMOTE}/([^/"]+)/`).exec(html)?.[1];

/** What a visitor gets who comes from a new address, or with a cookie. */
async function visit({ url }: RunningServer, { path = '/jobs', cookie }: { path?: string; cookie?: string } = {}) {
  const headers = { 'user-agent': userAgent, 'x-forwarded-for': newAddress(), ...(cookie && { cookie }) };
  const response = await fetch(url + path, { headers });
  return {
    status: response.status,
    version: versionIn(await response.text()),
    cookie: response.headers.getSetCookie()[0]?.split(';')[0],
  };
}

let visitors = 0;
const newAddress = () => `198.51.${100 + Math.floor((visitors += 1) / 250)}.${visitors % 250}`;

/** Opens the list of jobs in a new visitor's browser, and leaves when it has reported how that went. */
async function browse(browser: Browser, { url }: RunningServer) {
  const context = await browser.newContext({ userAgent, extraHTTPHeaders: { 'x-forwarded-for': newAddress() } });
  const page = await context.newPage();
  const report = page.waitForResponse('**/reports');
  await page.goto(`${url}/jobs`);
  await hydrated(page);
  // As when another tab is opened. What a page sends while it is closed has not the headers of this visitor.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  expect((await report).status()).toBe(204);
  await context.close();
}

test('about the share of visitors gets the new version, and keeps it on every page and in the browser', async ({
  gradual: { server, live, releaseTo },
  browser,
}) => {
  const next = await releaseTo(30);
  const group = new Map<string, string[]>([
    [live, []],
    [next, []],
  ]);
  for (let visitor = 0; visitor < 200; visitor += 1) {
    const { version, cookie } = await visit(server);
    group.get(version!)!.push(cookie!);
  }
  console.log('visitors with the new version, of 200 with a share of 30%:', group.get(next)!.length);
  expect(group.get(next)!.length).toBeGreaterThan(30);
  expect(group.get(next)!.length).toBeLessThan(90);
  for (const [version, cookies] of group)
    for (const cookie of cookies.slice(0, 10))
      for (const path of ['/jobs/saved', '/jobs'])
        expect(await visit(server, { path, cookie })).toMatchObject({ version, cookie: undefined });

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
  expect([...new Set(loaded.flatMap((address) => versionIn(address) ?? []))]).toEqual([next]);
  await context.close();
});

test('a version goes from being held back to some visitors, and then to all', async ({
  gradual: { server, live, releaseTo },
}) => {
  const next = await releaseTo(50);
  expect((await pointerOf(server))?.lastGood).not.toBe(next);
  expect((await server.releases.versions(REMOTE)).find(({ version }) => version === next)).toMatchObject({
    wasLive: false,
  });
  const seen = new Set<string | undefined>();
  await expect.poll(async () => seen.add((await visit(server)).version).size, NOTICED).toBe(2);
  expect(seen).toEqual(new Set([live, next]));
});

test('a version that fails on the server is returned by itself, and the log says why', async ({
  gradual: { server, live, logged, releaseTo },
}) => {
  const next = await releaseTo(50, (files) =>
    writeFile(
      join(files, 'server/routes.js'),
      "export const routes = [{ path: '/jobs', layout: 'site', load: async () => ({ meta: () => ({}), Component() { throw new Error('broken'); } }) }];",
    ),
  );
  await expect
    .poll(async () => {
      await visit(server);
      return (await pointerOf(server))?.gradual;
    }, NOTICED)
    .toBeNull();
  const [change] = await server.releases.history({ remote: REMOTE });
  expect(change).toMatchObject({ by: 'health', action: 'return', from: next, to: live });
  expect(change!.note).toMatch(/^\d+ of \d+ pages failed on the server; of the live version, 0 of \d+$/);
  expect(logged('remote.returned')).toEqual([
    expect.objectContaining({ remote: REMOTE, version: next, live, message: change!.note }),
  ]);
  await expect.poll(async () => (await visit(server)).cookie, NOTICED).toBeUndefined();
  expect(await visit(server)).toEqual({ status: 200, version: live, cookie: undefined });
});

test('a version that fails in browsers is returned by itself', async ({ gradual: { server, releaseTo }, browser }) => {
  await releaseTo(90, async (files) => {
    const { routes } = await descriptorIn(files);
    const script = join(files, 'client', routes.find(({ path }) => path === '/jobs')!.js[0]!);
    await writeFile(script, "throw new Error('broken');");
    await Promise.all([rm(`${script}.br`, { force: true }), rm(`${script}.gz`, { force: true })]);
  });
  await expect
    .poll(async () => {
      await browse(browser, server);
      return (await pointerOf(server))?.gradual;
    }, NOTICED)
    .toBeNull();
  const [change] = await server.releases.history({ remote: REMOTE });
  expect(change).toMatchObject({ by: 'health', action: 'return' });
  expect(change!.note).toContain('visits failed in the browser');
});

test('a version that does well stays until it is promoted, and then everybody has it', async ({
  gradual: { server, live, releaseTo },
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
        await browse(browser, server);
        return (await healthOf(version))?.visits.total ?? 0;
      }, NOTICED)
      .toBeGreaterThan(2);
  for (const version of [live, next])
    expect(await healthOf(version)).toMatchObject({ renders: { bad: 0 }, visits: { bad: 0 } });
  expect((await healthOf(next))!.vitals.total).toBeGreaterThan(0);
  expect((await pointerOf(server))?.gradual).toEqual({ version: next, share: 50 });

  await server.releases.change({ remote: REMOTE, action: 'promote', version: next }, 'test');
  await expect.poll(async () => (await visit(server)).cookie, NOTICED).toBeUndefined();
  for (let visitor = 0; visitor < 10; visitor += 1)
    expect(await visit(server)).toEqual({ status: 200, version: next, cookie: undefined });
});

import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { sharePreview, staffEndpoints } from '@site/contract';
import type { RunningServer } from '../../server/start-server.ts';
import { copyOfBuild, descriptorIn, remotesWith } from '../e2e/support/registry.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  hydrated,
  passwords,
  test as base,
  withServer,
} from '../e2e/support/site.ts';

interface Previewed {
  server: RunningServer;
  /** The version of marketing's pages that visitors get. */
  live: string;
  /** One that is held back: it was never live. */
  next: string;
}

const CACHE = join(import.meta.dirname, '../../.cache');

/** A site with two versions of one remote. */
const test = base.extend<object, { previewed: Previewed }>({
  previewed: [
    async ({}, use) => {
      await mkdir(CACHE, { recursive: true });
      const folder = await mkdtemp(join(CACHE, 'previews-'));
      const build = await copyOfBuild('marketing', join(folder, 'marketing'));
      const live = (await descriptorIn(build)).version;
      const next = `${live}-next`;
      await cp(join(build, live), join(build, next), { recursive: true });
      const descriptor = join(build, next, 'remote.json');
      await writeFile(descriptor, (await readFile(descriptor, 'utf8')).replaceAll(live, next));
      const remotesFolder = await remotesWith(folder, { marketing: build });
      await withServer({ remotesFolder }, async (server) => {
        await server.releases.change({ remote: 'marketing', action: 'hold', version: next }, 'operator');
        await use({ server, live, next });
      });
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ previewed }, use) => use(previewed.server.url),
});

const signIn = async (request: APIRequestContext) => {
  const data = { action: 'login', password: passwords.staff };
  expect((await request.post('/.netlify/functions/staff-auth', { data })).ok()).toBe(true);
};

const note = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const previewCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'remote-preview');

/** The versions of marketing that the page's HTML names. */
const versionsIn = (html: string) =>
  new Set([...html.matchAll(/\/remotes\/marketing\/([^/"]+)\//g)].map(([, version]) => version));

test('staff see a version that was never live before visitors do, from the server and in the browser alike', async ({
  page,
  previewed: { next },
}) => {
  await signIn(page.request);
  const loaded: string[] = [];
  page.on('request', (sent) => loaded.push(sent.url()));
  await page.goto(`/terms?remote=marketing@${next}`);
  expect(new URL(page.url()).search).toBe('');
  await expect(note(page)).toContainText(`You are previewing marketing ${next}.`);
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await expect(note(page)).toBeVisible();
  expect([...versionsIn(loaded.map((url) => `${url}"`).join('\n'))]).toEqual([next]);

  const again = await page.request.get('/contact');
  expect([...versionsIn(await again.text())]).toEqual([next]);
  expect(again.headers()['cache-control']).toBe('private, no-store');
  expect(again.headers()['x-robots-tag']).toBe('noindex');
});

test('other visitors see what is live, also after a page was previewed', async ({
  page,
  playwright,
  previewed: { live, next, server },
}) => {
  await signIn(page.request);
  const visitor = await playwright.request.newContext({ baseURL: server.url });
  const read = async () => (await visitor.get('/about')).text();
  await page.goto(`/about?remote=marketing@${next}`);
  await expect(note(page)).toBeVisible();
  for (const html of [await read(), await read()]) {
    expect([...versionsIn(html)]).toEqual([live]);
    expect(html).not.toContain('previewing');
  }
  // And the kept page is nobody's preview.
  expect([...versionsIn(await (await page.request.get('/about')).text())]).toEqual([next]);
  await visitor.dispose();
});

test('the preview ends on the page where it is stopped, also without JavaScript', async ({
  browser,
  previewed: { server, live, next },
}) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await signIn(page.request);
  await page.goto(`/contact?remote=marketing@${next}`);
  await note(page).getByRole('link', { name: 'Stop previewing' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(note(page)).toHaveCount(0);
  expect([...versionsIn(await page.content())]).toEqual([live]);
  expect(await previewCookie(context)).toBeUndefined();
  await context.close();
});

test('the note fits every window and can be read', async ({ page, previewed: { next } }) => {
  await signIn(page.request);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/terms?remote=marketing@${next}`);
    await hydrated(page);
    await expectNoSidewaysScrolling(page);
    const noteBox = (await note(page).boundingBox())!;
    const headerBox = (await page.getByRole('banner').getByRole('link').first().boundingBox())!;
    expect(headerBox.y).toBeGreaterThanOrEqual(noteBox.y + noteBox.height);
  }
  await expectAccessible(page);
});

test('without a staff session there is no preview, but a sentence', async ({
  page,
  allowConsole,
  previewed: { next },
}) => {
  allowConsole(/status of 401/);
  const answer = await page.goto(`/terms?remote=marketing@${next}`);
  expect(answer?.status()).toBe(401);
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'You cannot open this preview' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await previewCookie(page.context())).toBeUndefined();
  expect(versionsIn(await page.content())).not.toContain(next);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
});

test('staff who ask for a version that was never released read which there are', async ({
  page,
  allowConsole,
  previewed: { live, next },
}) => {
  allowConsole(/status of 404/);
  await signIn(page.request);
  expect((await page.goto('/terms?remote=marketing@9.9.9'))?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main).toContainText('There is no released version marketing@9.9.9');
  await expect(main).toContainText(`marketing@${live}`);
  await expect(main).toContainText(`marketing@${next}`);
});

test('a cookie that was tampered with shows what is live', async ({
  page,
  playwright,
  previewed: { server, live, next },
}) => {
  await signIn(page.request);
  await page.goto(`/terms?remote=marketing@${next}`);
  const { value } = (await previewCookie(page.context()))!;
  for (const changed of [
    value.slice(0, -1),
    value.replace(/^\d/, '9'),
    value.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
  ]) {
    const visitor = await playwright.request.newContext({
      baseURL: server.url,
      extraHTTPHeaders: { cookie: `remote-preview=${changed}` },
    });
    expect([...versionsIn(await (await visitor.get('/terms')).text())]).toEqual([live]);
    await visitor.dispose();
  }
});

test('staff share a preview: its link shows the version to somebody without a session', async ({
  page,
  browser,
  previewed: { server, next },
}) => {
  await signIn(page.request);
  const data = { remote: `marketing@${next}`, path: '/about' };
  const reply = (await (await page.request.post(sharePreview.path, { data })).json()) as { link: string };
  const { pathname, search } = new URL(reply.link);
  const client = await browser.newContext({ baseURL: server.url });
  const theirs = await client.newPage();
  await theirs.goto(pathname + search);
  await expect(theirs).toHaveURL('/about');
  await expect(note(theirs)).toContainText(next);
  const log = await page.request.get(staffEndpoints.auditLog.path);
  expect(await log.text()).toContain(`"share-preview"`);
  await client.close();
});

test('a version that is rejected meanwhile is shown no more, and the note says so', async ({
  page,
  previewed: { server, live, next },
}) => {
  await signIn(page.request);
  await page.goto(`/terms?remote=marketing@${next}`);
  await expect(note(page)).toBeVisible();
  await server.releases.change(
    { remote: 'marketing', action: 'reject', version: next, note: 'It is late.' },
    'operator',
  );
  await page.reload();
  await expect(note(page)).toContainText(`marketing ${next} can no longer be previewed, so you see what is live.`);
  expect([...versionsIn(await page.content())]).toEqual([live]);
  await server.releases.change({ remote: 'marketing', action: 'hold', version: next }, 'operator');
});

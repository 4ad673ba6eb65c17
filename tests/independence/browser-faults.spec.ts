import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { readHtml } from '../e2e/support/html.ts';
import {
  byTurns,
  completeBuild,
  copyOfBuild,
  descriptorIn,
  onePageEach,
  remotesWith,
  withBuildsFolder,
  type RemotePage,
} from '../e2e/support/registry.ts';
import { expect, hydrated, test as base, withServer, type TestedSite } from '../e2e/support/site.ts';
import { buildWithFaults, setFault } from './support/faulty-builds.ts';

const PAGES = onePageEach();

/** The site, from builds of all remotes whose pages can be made to fail. */
const test = base.extend<object, { site: TestedSite }>({
  site: [
    async ({}, use) => {
      await withBuildsFolder(async (folder) => {
        const builds = PAGES.map(async ({ remote }) => [remote, await buildWithFaults(remote, folder)] as const);
        const remotesFolder = await remotesWith(folder, Object.fromEntries(await Promise.all(builds)));
        await withServer({ remotesFolder }, (server) => use({ server } as TestedSite));
      });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const NOTICE = 'Parts of this page did not load';

/** Generous: before it shows, a busy machine may have to load a document twice. */
const expectNotice = (page: Page) => expect(page.getByText(NOTICE)).toBeVisible({ timeout: 30_000 });

/** A page of another remote. */
const elsewhere = ({ remote }: RemotePage) => PAGES.find((other) => other.remote !== remote)!;

/** Follows a link inside the site. */
const follow = (page: Page, path: string) =>
  page.evaluate((href) => {
    const state = { key: crypto.randomUUID(), idx: history.length };
    history.pushState(state, '', href);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);

const panel = (page: Page) => page.getByRole('main').getByRole('alert');

/** The page's heading, as the server writes it. */
async function headingOf(page: Page, { path }: RemotePage) {
  const html = await (await page.request.get(path)).text();
  const name = readHtml(/<h1[^]*?<\/h1>/.exec(html)?.[0] ?? html).words.trim();
  return page.getByRole('heading', { level: 1, name, exact: true });
}

async function expectPage(page: Page, shown: RemotePage) {
  await expect(await headingOf(page, shown)).toBeVisible();
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  await expect(panel(page)).toHaveCount(0);
}

const retry = async (page: Page, shown: RemotePage) => {
  await page.getByRole('link', { name: 'Retry' }).click();
  await hydrated(page);
  await expectPage(page, shown);
};

/** The lines of the console. */
function consoleOf(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return lines;
}

const named = (remote: string) => new RegExp(`"${remote}" \\(\\d+\\.\\d+\\.\\d+-\\w+\\)`);

const NETWORK_FAULTS: Record<string, (route: Route) => Promise<void>> = {
  missing: (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'cut off': (route) => route.abort(),
  corrupt: async (route) => {
    const body = `globalThis.wasTamperedWith = true;${await (await route.fetch()).text()}`;
    await route.fulfill({ contentType: 'text/javascript', body });
  },
  'never answered': () => new Promise(() => {}),
};

const modulesOf = (remote: string) => new RegExp(`/remotes/${remote}/[^/]+/.*\\.js$`);

const nextPages = byTurns(PAGES);

/** Those that other remotes lead to. Whoever follows a link to the rest gets a new document, made by the server. */
const nextLedTo = byTurns(PAGES.filter(({ remote }) => ['job-board', 'marketing'].includes(remote)));

interface Visitor {
  page: Page;
  allowConsole: (pattern: RegExp) => void;
}

type Visit = (fixtures: Visitor, shown: RemotePage) => Promise<void>;

/** A test for a page of each layout. */
function onPages(title: string, run: Visit, next = nextPages) {
  for (const shown of next())
    test(`${shown.remote}: ${title}`, ({ page, allowConsole }) => run({ page, allowConsole }, shown));
}

const onPagesLedTo = (title: string, run: Visit) => onPages(title, run, nextLedTo);

for (const [fault, answer] of Object.entries(NETWORK_FAULTS)) {
  const isSlow = fault === 'never answered';

  onPages(
    `when its code is ${fault}, the first page stays readable, and Retry brings it to life`,
    async ({ page, allowConsole }, shown) => {
      const { remote, path } = shown;
      allowConsole(/./);
      const lines = consoleOf(page);
      await page.clock.install();
      await page.route(modulesOf(remote), answer);
      await page.goto(path, { waitUntil: isSlow ? 'commit' : 'load' });
      await expect(await headingOf(page, shown)).toBeVisible();
      if (isSlow) {
        await expect(async () => {
          await page.clock.fastForward('00:20');
          await expect(page.getByText(NOTICE)).toBeVisible({ timeout: 1_000 });
        }).toPass();
      }
      await expectNotice(page);
      await expect(await headingOf(page, shown)).toBeVisible();
      await expect.poll(() => lines.join('\n')).toMatch(named(remote));
      expect(await page.evaluate(() => 'wasTamperedWith' in globalThis)).toBe(false);
      await page.unroute(modulesOf(remote));
      await retry(page, shown);
    },
  );

  onPagesLedTo(
    `when its code is ${fault} for the next page, a panel offers Retry, and other remotes work`,
    async ({ page, allowConsole }, shown) => {
      const { remote, path } = shown;
      allowConsole(/./);
      const lines = consoleOf(page);
      const other = elsewhere(shown);
      await page.clock.install();
      await page.route(modulesOf(remote), answer);
      await page.goto(other.path);
      await hydrated(page);
      const followInVain = async () => {
        await follow(page, path);
        if (!isSlow) return;
        // From then on, the page's code has its time.
        await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
        await page.clock.fastForward('00:20');
      };
      await followInVain();
      await expect(panel(page)).toContainText(
        isSlow ? 'This page is taking too long to load' : 'We could not load this page just now',
      );
      await expect.poll(() => lines.join('\n')).toMatch(named(remote));
      expect(await page.evaluate(() => 'wasTamperedWith' in globalThis)).toBe(false);
      await follow(page, other.path);
      await expectPage(page, other);
      await followInVain();
      await expect(panel(page)).toBeVisible();
      await page.unroute(modulesOf(remote));
      await retry(page, shown);
    },
  );
}

onPagesLedTo(
  'when its code throws on import, the first page stays readable and the next is a panel',
  async ({ page, allowConsole }, shown) => {
    const { remote, path } = shown;
    allowConsole(/thrown on import|could not be loaded/);
    const lines = consoleOf(page);
    const other = elsewhere(shown);
    await page.goto(other.path);
    await hydrated(page);
    await setFault(page, remote, 'on import');
    await follow(page, path);
    await expect(panel(page)).toContainText('We could not load this page just now');
    await expect.poll(() => lines.join('\n')).toMatch(named(remote));
    await follow(page, other.path);
    await expectPage(page, other);
    await page.goto(path);
    await expectNotice(page);
    await expect(await headingOf(page, shown)).toBeVisible();
    await setFault(page, remote);
    await retry(page, shown);
  },
);

for (const fault of ['while rendering', 'in its meta', 'in an effect'] as const)
  onPages(`when its page throws ${fault}, a panel takes its place`, async ({ page, allowConsole }, shown) => {
    const { remote, path } = shown;
    // The desk's page is refused its lists as long as nobody has signed in.
    allowConsole(new RegExp(`thrown ${fault}|status of 401`));
    const lines = consoleOf(page);
    const other = elsewhere(shown);
    await page.goto(other.path);
    await hydrated(page);
    await setFault(page, remote, fault);
    await follow(page, path);
    await expect(panel(page)).toContainText(`thrown ${fault}`);
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect.poll(() => lines.join('\n')).toMatch(named(remote));
    await page.goto(path);
    await expect(panel(page)).toContainText(`thrown ${fault}`);
    await follow(page, other.path);
    await expectPage(page, other);
    await page.goto(path);
    await expect(panel(page)).toBeVisible();
    await setFault(page, remote);
    await retry(page, shown);
  });

onPages(
  'what its page throws later, in a timer, a promise or an event handler, changes nothing on the page',
  async ({ page, allowConsole }, shown) => {
    const { remote, path } = shown;
    allowConsole(/(thrown|rejected) later/);
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    const other = elsewhere(shown);
    await page.goto(other.path);
    await setFault(page, remote, 'later');
    await page.goto(path);
    await hydrated(page);
    await (await headingOf(page, shown)).click();
    await expect.poll(() => new Set(thrown)).toEqual(new Set(['thrown later', 'rejected later']));
    expect(thrown.length).toBeGreaterThan(2);
    await expectPage(page, shown);
    await follow(page, other.path);
    await expectPage(page, other);
  },
);

onPagesLedTo(
  'when all files of the version are gone, the document is loaded once, and then its page is readable',
  async ({ page, allowConsole }, shown) => {
    const { remote, path } = shown;
    allowConsole(/./);
    const other = elsewhere(shown);
    await page.goto(other.path);
    await hydrated(page);
    await page.route(`**/remotes/${remote}/**`, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await follow(page, path);
    await expectNotice(page);
    await follow(page, other.path);
    await follow(page, path);
    await expect(panel(page)).toContainText('We could not load this page just now');
    expect(documents).toEqual([path]);
    await page.unroute(`**/remotes/${remote}/**`);
    await retry(page, shown);
  },
);

test('a page that was opened before a release whose files replaced the old ones goes on with the new version', async ({
  page,
  builds,
  allowConsole,
}) => {
  allowConsole(/404|job-board/);
  const shown = PAGES.find(({ remote }) => remote === 'job-board')!;
  const build = await copyOfBuild(shown.remote, join(builds, shown.remote));
  await withServer({ remotesFolder: await remotesWith(builds, { [shown.remote]: build }) }, async (server) => {
    const { url, releases } = server;
    await page.goto(`${url}/terms`);
    await hydrated(page);
    const before = await descriptorIn(build);
    const after = { ...before, version: `${before.version}-next` };
    await rename(join(build, before.version), join(build, after.version));
    for (const folder of ['', after.version]) {
      await writeFile(join(build, folder, 'remote.json'), JSON.stringify(after));
    }
    await releases.change({ remote: shown.remote, action: 'release', version: after.version }, 'test');
    const html = async () => (await page.request.get(url + shown.path)).text();
    await expect.poll(html).toContain(after.version);
    await follow(page, shown.path);
    await expect(page.getByRole('article')).toHaveCount(12);
    await hydrated(page);
    await expectPage(page, shown);
    expect(await page.content()).toContain(after.version);
  });
});

test('Retry gets past a corrupt file that the browser keeps for a year', async ({ page, builds, allowConsole }) => {
  allowConsole(/integrity|job-board/);
  const shown = PAGES.find(({ remote }) => remote === 'job-board')!;
  const build = await copyOfBuild(shown.remote, join(builds, shown.remote));
  await completeBuild(build);
  const { version, routes } = await descriptorIn(build);
  const code = routes.find(({ path }) => path === shown.path)!.js.map((file) => join(build, version, 'client', file));
  const whole = await Promise.all(code.map((file) => readFile(file)));
  await withServer({ remotesFolder: await remotesWith(builds, { [shown.remote]: build }) }, async ({ url }) => {
    await Promise.all(code.map((file) => writeFile(file, 'globalThis.wasTamperedWith = true;')));
    await page.goto(url + shown.path);
    await expectNotice(page);
    await Promise.all(code.map((file, index) => writeFile(file, whole[index]!)));
    await page.reload();
    // The browser has kept them.
    await expectNotice(page);
    await retry(page, shown);
    expect(await page.evaluate(() => 'wasTamperedWith' in globalThis)).toBe(false);
  });
});

test('no inline script runs but those of every page, and the page’s and the remotes’ import maps: each is named by its hash', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Content Security Policy|TrustedScript/);
  const policy = (await page.goto('/contact'))?.headers()['content-security-policy'] ?? '';
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).toMatch(/^'self'( 'sha256-[\w+/]{43}='){7}$/);
  await hydrated(page);
  const added = await page.evaluate(() =>
    ['', 'module', 'importmap'].map((type) => {
      const script = document.createElement('script');
      script.type = type;
      try {
        script.text = type === 'importmap' ? '{"imports":{"x":"/x.js"}}' : 'globalThis.inlineScriptRan = true;';
        document.head.append(script);
        return 'added';
      } catch (error) {
        return String(error);
      }
    }),
  );
  // Where a browser knows no trusted types, the hashes refuse it.
  expect(added).toEqual(Array(3).fill(expect.stringContaining('TrustedScript')));
  expect(await page.evaluate(() => 'inlineScriptRan' in globalThis)).toBe(false);
  const resolved = await page.evaluate(() => import('x' as string).catch((error: unknown) => String(error)));
  expect(resolved).toContain('Failed to resolve module specifier');
});

test('a module that the HTML does not name is checked as soon as the page reacts', async ({ page, allowConsole }) => {
  allowConsole(/integrity/);
  const chunk = /\/remotes\/job-board\/[^/]+\/assets\/job-apply\.js$/;
  const maps = page.locator('script[type="importmap"]');
  await page.goto('/jobs');
  await expect(maps).toHaveCount(2);
  const modules = await page.evaluate(
    (source) =>
      [...document.querySelectorAll('script[type="importmap"]')]
        .map(({ textContent }) => JSON.parse(textContent) as { integrity: Record<string, string> })
        .flatMap(({ integrity }) => Object.keys(integrity).filter((url) => new RegExp(source).test(url))),
    chunk.source,
  );
  expect(modules).toHaveLength(1);
  await page.route(chunk, NETWORK_FAULTS['corrupt']!);
  const load = () => page.evaluate((url) => import(url).then(() => 'loaded', String), modules[0]!);
  expect(await load()).toContain('Failed to fetch dynamically imported module');
  expect(await page.evaluate(() => 'wasTamperedWith' in globalThis)).toBe(false);
  await page.unroute(chunk);
  await page.reload();
  await expect(maps).toHaveCount(2);
  expect(await load()).toBe('loaded');
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type APIRequestContext, type Page } from '@playwright/test';
import { createLog, loadConfig } from '@site/api/program';
import { unpackMigrated } from '@site/api/test-support';
import { serveSite } from '../../../server/serve-site.ts';
import { startServer, type RunningServer } from '../../../server/start-server.ts';
import { isHydrated } from '../../browsers/in-page.ts';
import { unpackFirstStart } from './first-start.ts';
import { withBuildsFolder } from './registry.ts';
import { startSmtpServer, type SmtpTestServer } from './smtp.ts';

export const passwords = { lcrca: 'lcrca-for-tests', transportUk: 'transport-uk-for-tests', staff: 'staff-for-tests' };

export interface TestedSite {
  server: RunningServer;
  smtp: SmtpTestServer;
}

interface StartOptions {
  smtpUrl?: string;
  remotesFolder?: string;
  /** Where jobs come from; default: the sample feed. */
  feedFile?: string;
  feedUrl?: string;
  /** How many proxies say in X-Forwarded-For where a visitor is; default: none. */
  trustedProxies?: number;
  /** Origins of other sites that may call it. */
  partnerOrigins?: readonly string[];
  /** Called with each log line. */
  onLog?: (line: string) => void;
}

/** Runs `work` on a composed site with its own new database, filled from the feed. */
export async function withServer(options: StartOptions, work: (server: RunningServer) => Promise<void>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  await (options.feedFile || options.feedUrl ? unpackMigrated : unpackFirstStart)(dataDir);
  const config = loadConfig({
    DATA_DIR: dataDir,
    SMTP_URL: options.smtpUrl,
    FEED_FILE: options.feedFile,
    FEED_URL: options.feedUrl,
    TRUSTED_PROXIES: options.trustedProxies?.toString(),
    PARTNER_ORIGINS: options.partnerOrigins?.join(),
    LCRCA_PROPOSAL_PASSWORD: passwords.lcrca,
    TRANSPORT_UK_PROPOSAL_PASSWORD: passwords.transportUk,
    STAFF_PASSWORD: passwords.staff,
  });
  const server = await startServer({
    config,
    log: createLog(options.onLog ?? (() => undefined)),
    serve: (parts) =>
      serveSite({ ...parts, port: 0, ...(options.remotesFolder && { remotesFolder: options.remotesFolder }) }),
  });
  try {
    await work(server);
  } finally {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A composed site for each worker. */
export const testOfSite = base.extend<object, { site: TestedSite }>({
  site: [
    async ({}, use) => {
      const smtp = await startSmtpServer();
      await withServer({ smtpUrl: smtp.url }, (server) => use({ server, smtp }));
      await smtp.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

interface Fixtures {
  allowConsole: (pattern: RegExp) => void;
  /** The test's own folder for builds. */
  builds: string;
}

/**
 * A page of the composed site. A console error or warning that the test does not expect fails it: hydration
 * mismatches show nowhere else.
 */
export const test = testOfSite.extend<Fixtures>({
  baseURL: async ({ site }, use) => use(site.server.url),
  builds: async ({}, use) => withBuildsFolder(use),
  allowConsole: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [];
      const noise = collectNoise(page);
      await use((pattern) => allowed.push(pattern));
      expect(noise.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Collects console errors, warnings and uncaught exceptions. */
function collectNoise(page: Page): string[] {
  const noise: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
  return noise;
}

/** Resolves when the page responds to clicks: React has hydrated the server's HTML. */
export async function hydrated(page: Page) {
  await page.waitForFunction(isHydrated);
  await page.waitForLoadState('networkidle');
}

/**
 * The HTML of a page once all parts of other remotes are in it, and who owns them.
 * A server that has just started may be late for them.
 */
export async function withFragments(request: APIRequestContext, path: string) {
  const found = { html: '', owners: [] as string[] };
  await expect
    .poll(async () => {
      found.html = await (await request.get(path)).text();
      found.owners = [...found.html.matchAll(/ data-fragment="([^/"]+)\//g)].map(([, owner = '']) => owner);
      return found.owners.filter((owner) => !found.html.includes(`<link rel="modulepreload" href="/remotes/${owner}/`));
    })
    .toEqual([]);
  return found;
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** @param except selectors of what has been looked at before */
export async function expectAccessible(page: Page, except: readonly string[] = []) {
  // What the header covers while a page is scrolled would count as too small to press.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const builder = new AxeBuilder({ page });
  for (const selector of except) builder.exclude(selector);
  const { violations } = await builder
    // In the page itself: a page of its own for each report takes twice the time. The only frame is that of a mail,
    // which runs no scripts.
    .options({ resultTypes: ['violations'], iframes: false })
    .withTags(WCAG)
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

/** The page is no wider than its window. */
export async function expectNoSidewaysScrolling(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

export { expect };

import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { RemotePointer } from '../../../server/releases/history/release-state.ts';
import type { RunningServer } from '../../../server/start-server.ts';
import { reportsPath, type VisitReport } from '../../../shell/src/reports/visit-report.ts';
import { copyOfBuild, descriptorIn, remotesWith, type RemotePage } from '../../e2e/support/registry.ts';
import { expect, hydrated, test as base, withServer } from '../../e2e/support/site.ts';

/** Of a person: a browser without a window says that it is a program. */
export const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
/** By when servers have noticed a change, and returned a release that fails, with visitors coming all the time. */
export const NOTICED = { timeout: 60_000, intervals: [0] };

interface GradualSite {
  server: RunningServer;
  live: string;
  /** Events of the log, by name. */
  logged: (event: string) => Record<string, unknown>[];
  pointer: () => Promise<RemotePointer | undefined>;
  /** Releases a copy of the live version to a share of visitors, after `change` has been at its files. */
  releaseTo: (share: number, change?: (files: string) => Promise<void>) => Promise<string>;
  /** What a visitor gets who comes from a new address, or with a cookie. */
  visit: (options?: {
    path?: string;
    cookie?: string;
  }) => Promise<{ status: number; version: string | undefined; cookie: string | undefined }>;
  /** Opens the page in a new visitor's browser, and leaves when it has reported how that went. */
  browse: (browser: Browser) => Promise<void>;
  /** What a new visitor's browser says of a version. */
  report: (version: string, report: VisitReport) => Promise<void>;
}

/** `shown` is the page whose remote is released gradually. */
export const test = base.extend<{ shown: Pick<RemotePage, 'remote' | 'path'>; site: never; gradual: GradualSite }>({
  shown: [{ remote: 'job-board', path: '/jobs' }, { option: true }],
  gradual: async ({ builds, shown: { remote, path: shownPath } }, use) => {
    const build = await copyOfBuild(remote, join(builds, remote));
    const { version: live } = await descriptorIn(build);
    const remotesFolder = await remotesWith(builds, { [remote]: build });
    const lines: string[] = [];
    await withServer({ remotesFolder, trustedProxies: 1, onLog: (line) => lines.push(line) }, async (server) => {
      const { releases, url } = server;
      const change = (action: 'release' | 'hold', version: string) =>
        releases.change({ remote, action, version }, 'test');
      const pointer = async () => (await releases.pointers()).find((each) => each.remote === remote);
      const visit: GradualSite['visit'] = async ({ path = shownPath, cookie } = {}) => {
        const headers = { 'user-agent': userAgent, 'x-forwarded-for': newAddress(), ...(cookie && { cookie }) };
        const response = await fetch(url + path, { headers });
        return {
          status: response.status,
          version: versionIn(await response.text(), remote),
          cookie: response.headers.getSetCookie()[0]?.split(';')[0],
        };
      };
      if ((await pointer())?.live !== live) await change('release', live);
      await use({
        server,
        live,
        logged: (name) =>
          lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ event }) => event === name),
        pointer,
        async releaseTo(share, changeFiles) {
          const version = `${live}-next`;
          const files = join(build, version);
          await cp(join(build, live), files, { recursive: true });
          const descriptor = { ...(await descriptorIn(files)), version };
          await writeFile(join(files, 'remote.json'), JSON.stringify(descriptor));
          await changeFiles?.(files);
          await change('hold', version);
          await releases.change({ remote, action: 'gradual', version, share }, 'test');
          // Every visitor gets a group from when the server knows.
          await expect.poll(async () => (await visit()).cookie, NOTICED).toBeDefined();
          return version;
        },
        visit,
        async browse(browser) {
          const extraHTTPHeaders = { 'x-forwarded-for': newAddress() };
          const context = await browser.newContext({ userAgent, extraHTTPHeaders });
          const page = await context.newPage();
          const reported = page.waitForResponse('**/reports');
          await page.goto(url + shownPath);
          await hydrated(page);
          // As when another tab is opened. What a page sends while it is closed has not the headers of this visitor.
          await page.evaluate(() => {
            Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
            document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
          });
          // For a moment after a release, the site does not count it yet.
          await reported;
          await context.close();
        },
        async report(version, report) {
          const { status } = await fetch(url + reportsPath(remote, version), {
            method: 'POST',
            headers: {
              'user-agent': userAgent,
              'x-forwarded-for': newAddress(),
              'content-type': 'application/json',
            },
            body: JSON.stringify(report),
          });
          expect(status).toBe(204);
        },
      });
    });
  },
});

/** The version of a remote that a page, or the address of a file, names. */
export const versionIn = (text: string, remote: string): string | undefined =>
  new RegExp(`/remotes/${remote}/([^/"]+)/`).exec(text)?.[1];

let visitors = 0;
const newAddress = () => `198.51.${100 + Math.floor((visitors += 1) / 250)}.${visitors % 250}`;

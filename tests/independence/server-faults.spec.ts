import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  byTurns,
  completeBuild,
  copyOfBuild,
  onePageEach,
  remotesWith,
  versionIn,
  withBuildsFolder,
  type RemotePage,
} from '../e2e/support/registry.ts';
import { expect, test as base, withServer } from '../e2e/support/site.ts';
import { expectNoWaiting, timed } from './support/waits.ts';

const PAGES = onePageEach();

const nextPages = byTurns(PAGES);

/** What a page's loader does when its address says so, and never answers. */
const FAULTS = {
  'never settles': 'new Promise(() => undefined)',
  'is slow': 'new Promise((resolve) => setTimeout(resolve, 60_000))',
  'loops for ever': '(() => { for (;;); })()',
  'ends the process': 'process.exit(1)',
  'leaks memory': '(() => { for (;;) leak(); })()',
};

/** What it leaves behind when it has answered. */
const LATER_FAULTS = {
  'throws later': "setTimeout(() => { throw new Error('thrown later'); })",
  'leaks slowly': 'setInterval(leak, 2)',
};

/** The remote’s build with a server bundle whose pages have every fault. */
async function faultyBuild({ remote }: RemotePage, folder: string): Promise<string> {
  const build = await copyOfBuild(remote, join(folder, remote));
  const bundle = join(build, await versionIn(build), 'server/routes.js');
  const code = await readFile(bundle, 'utf8');
  const [, routes = 'routes'] = /([\w$]+) as routes\b/.exec(code) ?? [];
  const functionsOf = (faults: Record<string, string>) =>
    `{ ${Object.entries(faults).map(([name, fault]) => `${JSON.stringify(name)}: () => ${fault}`)} }`;
  await writeFile(
    bundle,
    `${code}
    const kept = [];
    const leak = () => kept.push(new Array(100_000).fill({}));
    const faults = ${functionsOf(FAULTS)};
    const laterFaults = ${functionsOf(LATER_FAULTS)};
    const faulty = (page) => ({
      ...page,
      async loader(args) {
        const fault = new URL(args.request.url).searchParams.get('fault');
        laterFaults[fault]?.();
        await faults[fault]?.();
        return page.loader?.(args) ?? null;
      },
    });
    for (const route of ${routes}) {
      const load = route.load;
      route.load = async () => faulty(await load());
    }`,
  );
  await completeBuild(build);
  return build;
}

interface FaultySite {
  /** Asks for the page at an address that nobody has asked for before. */
  visit: (page: RemotePage, fault?: string) => ReturnType<typeof timed>;
  /** After its fault, a remote is started again by itself. */
  works: (page: RemotePage) => Promise<void>;
  /** Asks for a page of each remote but this one, at once. */
  visitOthers: (page: RemotePage) => Promise<number[]>;
  /** Resolves when the log has, since the last fault, an event with the remote's name and version, and these words. */
  logged: (page: RemotePage, event: string, words?: string) => Promise<void>;
}

const test = base.extend<object, { faultySite: FaultySite }>({
  faultySite: [
    async ({}, use) => {
      await withBuildsFolder(async (folder) => {
        const made = PAGES.map(async (page) => [page.remote, await faultyBuild(page, folder)] as const);
        const replacements = Object.fromEntries(await Promise.all(made));
        const lines: string[] = [];
        const remotesFolder = await remotesWith(folder, replacements);
        await withServer({ remotesFolder, onLog: (line) => lines.push(line) }, async ({ url }) => {
          let visits = 0;
          const visit: FaultySite['visit'] = ({ path }, fault = '') => {
            if (fault) lines.length = 0;
            return timed(`${url}${path}?${new URLSearchParams({ fault, visit: `${(visits += 1)}` })}`);
          };
          await use({
            visit,
            works: (page) => expect.poll(async () => (await visit(page)).status, { timeout: 60_000 }).toBe(200),
            async visitOthers(page) {
              const others = PAGES.filter((each) => each !== page);
              const answers = await Promise.all(others.map((each) => visit(each)));
              expect(answers.map(({ status }) => status)).toEqual(others.map(() => 200));
              return answers.map(({ ms }) => ms);
            },
            async logged({ remote }, event, words = '') {
              const version = await versionIn(replacements[remote]!);
              const line = new RegExp(`"(${event})".*"remote":"${remote}",.*"version":"${version}".*${words}`);
              await expect.poll(() => lines.some((each) => line.test(each)), { timeout: 60_000 }).toBe(true);
            },
          });
        });
      });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

// One after another, on one site.
test.describe.configure({ mode: 'default', timeout: 240_000 });

test('what a remote’s page throws after it has answered is logged, and its pages go on', async ({
  faultySite: { visit, works, logged },
}) => {
  for (const page of PAGES) {
    await works(page);
    expect((await visit(page, 'throws later')).status).toBe(200);
    await logged(page, 'process\\.uncaught-exception', 'thrown later');
    expect((await visit(page)).status).toBe(200);
  }
});

const leaking = nextPages();

test('a remote that leaks memory little by little is started again, and nobody else waits for it', async ({
  faultySite: { visit, works, visitOthers, logged },
}) => {
  const during: number[] = [];
  const before: number[] = [];
  for (const page of leaking) {
    await works(page);
    before.push(...(await visitOthers(page)));
    expect((await visit(page, 'leaks slowly')).status).toBe(200);
    during.push(...(await visitOthers(page)));
    await logged(page, 'remote\\.stopped', 'memory');
    during.push(...(await visitOthers(page)));
    await works(page);
  }
  expectNoWaiting(during, before);
});

for (const fault of Object.keys(FAULTS)) {
  const pages = nextPages();

  test(`a remote’s page that ${fault} has the panel, and nobody else waits for it`, async ({
    faultySite: { visit, works, visitOthers, logged },
  }) => {
    const during: number[] = [];
    const before: number[] = [];
    for (const page of pages) {
      for (const each of PAGES) await works(each);
      before.push(...(await visitOthers(page)));
      const faulty = visit(page, fault);
      const waits = await visitOthers(page);
      const { status, html, ms } = await faulty;
      expect(status, `${page.remote} ${fault}`).toBe(503);
      expect(html).toContain('We could not load this page just now');
      if (page.layout === 'site') expect(html).toMatch(/<header[\s\S]*<footer/);
      await logged(page, 'page\\.failed|remote\\.stopped');
      console.log(`${page.remote} ${fault}: the panel after ${ms} ms, the others after ${waits.join(', ')} ms`);
      during.push(...waits);
    }
    expectNoWaiting(during, before);
  });
}

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyOfBuild, remotesWith, versionIn } from '../e2e/support/registry.ts';
import { expect, test, withServer } from '../e2e/support/site.ts';

/** A page of each remote that is made for every request. */
const PAGES = {
  marketing: '/contact',
  'job-board': '/jobs',
  proposals: '/lcrca-proposal',
  'staff-tools': '/test-supabase',
};
type RemoteName = keyof typeof PAGES;
const REMOTES = Object.keys(PAGES) as RemoteName[];

/** What a page's loader does when its address says so. */
const FAULTS = {
  'never settles': 'new Promise(() => undefined)',
  'is slow': 'new Promise((resolve) => setTimeout(resolve, 60_000))',
  'loops for ever': '(() => { for (;;); })()',
  'ends the process': 'process.exit(1)',
  'leaks memory': '(() => { const kept = []; for (;;) kept.push(new Array(100_000).fill({})); })()',
};

/** The remote’s build with a server bundle whose pages have every fault. */
async function faultyBuild(remote: RemoteName, folder: string): Promise<string> {
  const build = await copyOfBuild(remote, join(folder, remote));
  const bundle = join(build, await versionIn(build), 'server/routes.js');
  const code = await readFile(bundle, 'utf8');
  const [, routes = 'routes'] = /([\w$]+) as routes\b/.exec(code) ?? [];
  const faults = Object.entries(FAULTS).map(([name, fault]) => `${JSON.stringify(name)}: () => ${fault}`);
  await writeFile(
    bundle,
    `${code}
    const faults = { ${faults.join()} };
    const faulty = (page) => ({
      ...page,
      async loader(args) {
        const fault = new URL(args.request.url).searchParams.get('fault');
        if (fault === 'throws later') setTimeout(() => { throw new Error('thrown later'); });
        await faults[fault]?.();
        return page.loader?.(args) ?? null;
      },
    });
    for (const route of ${routes}) {
      const load = route.load;
      route.load = async () => faulty(await load());
    }`,
  );
  return build;
}

async function timed(url: string) {
  const startedAt = performance.now();
  const response = await fetch(url);
  return { status: response.status, html: await response.text(), ms: Math.round(performance.now() - startedAt) };
}

test('whatever a remote’s code does on the server, its page has the panel, and the other remotes go on', async ({
  builds,
}) => {
  test.setTimeout(240_000);
  const replacements = Object.fromEntries(
    await Promise.all(REMOTES.map(async (remote) => [remote, await faultyBuild(remote, builds)] as const)),
  );
  const remotesFolder = await remotesWith(builds, replacements);
  const lines: string[] = [];
  const figures: string[] = [];

  await withServer({ remotesFolder, onLog: (line) => lines.push(line) }, async ({ url }) => {
    let visits = 0;
    /** As nobody has asked for it before. */
    const address = (remote: RemoteName, fault = '') =>
      `${url}${PAGES[remote]}?${new URLSearchParams({ fault, visit: `${(visits += 1)}` })}`;

    /** After its fault, a remote is started again by itself. */
    const works = (remote: RemoteName) =>
      expect.poll(async () => (await timed(address(remote))).status, { timeout: 30_000 }).toBe(200);

    for (const fault of Object.keys(FAULTS)) {
      for (const remote of REMOTES) {
        for (const each of REMOTES) await works(each);
        lines.length = 0;
        const faulty = timed(address(remote, fault));
        const others = await Promise.all(REMOTES.filter((each) => each !== remote).map((each) => timed(address(each))));
        expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);

        const { status, html, ms } = await faulty;
        expect(status, `${remote} ${fault}`).toBe(503);
        expect(html).toContain('We could not load this page just now');
        if (remote !== 'proposals') expect(html).toMatch(/<header[\s\S]*<footer/);
        const version = await versionIn(replacements[remote]!);
        expect(lines.join('')).toMatch(
          new RegExp(`"(page\\.failed|remote\\.stopped)".*"remote":"${remote}","version":"${version}"`),
        );
        figures.push(
          `${remote} ${fault}: the panel after ${ms} ms, the others after ${others.map((other) => other.ms).join(', ')} ms`,
        );
      }
    }

    for (const remote of REMOTES) {
      await works(remote);
      lines.length = 0;
      expect((await timed(address(remote, 'throws later'))).status).toBe(200);
      await expect.poll(() => lines.join('')).toMatch(new RegExp(`"process.uncaught-exception","remote":"${remote}"`));
      expect((await timed(address(remote))).status).toBe(200);
    }
  });
  console.log(figures.join('\n'));
});

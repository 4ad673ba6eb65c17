import { appendFile, cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createApi } from '@site/api';
import type { RemoteDescriptor } from '@site/remote-kit/descriptor.ts';
import { hashFiles } from '../../build/file-hashes.ts';
import { putIntoFolder } from '../../kit/releasing/put-version.ts';
import { ChangedSchema, RemoteSchema } from '../../server/releases/commands/replies.ts';
import { serveSite } from '../../server/serve-site.ts';
import type { RunningServer } from '../../server/start-server.ts';
import { copyOfBuild, descriptorIn, remoteNames, remotesWith, versionIn } from '../e2e/support/registry.ts';
import { expect, test, withServer } from '../e2e/support/site.ts';
import { asOperator, remote } from './support/commands.ts';
import { putVersion, withServerCode } from './support/versions.ts';
import { sendVisitors } from './support/visitors.ts';

const PAGES = ['/', '/contact', '/jobs', '/blog', '/lcrca-proposal', '/jobs/saved', '/test-supabase'];
const OTHERS = remoteNames.filter((name) => name !== 'job-board');

test.describe.configure({ mode: 'serial' });

let dist: string;
let remotesFolder: string;
test.beforeEach(async ({ builds }) => {
  dist = await copyOfBuild('job-board', join(builds, 'job-board'));
  remotesFolder = await remotesWith(builds, { 'job-board': dist });
});

/** The version of the job board that visitors get. */
async function served(url: string): Promise<string> {
  const html = await (await fetch(`${url}/jobs`)).text();
  return /\/remotes\/job-board\/([^/]+)\//.exec(html)?.[1] ?? html;
}

/** The job board's build is live, as the site's first release of it. */
async function firstRelease(server: RunningServer): Promise<string> {
  const version = await versionIn(dist);
  const { pointer } = await asOperator(server).read('/remotes/job-board', RemoteSchema);
  if (pointer?.live !== version)
    expect(await remote(server, 'release', 'job-board', version)).toMatchObject({ code: 0 });
  return version;
}

test('three releases and a rollback while visitors ask for pages: nothing fails, and nobody else’s files change', async () => {
  const hashesOfOthers = () => Promise.all(OTHERS.map((name) => hashFiles(join(remotesFolder, name, 'dist'))));
  const before = await hashesOfOthers();
  await withServer({ remotesFolder }, async (server) => {
    const { url } = server;
    const first = await firstRelease(server);
    const visitors = sendVisitors(url, PAGES, 4);
    const secondsUntilLive: number[] = [];
    const versions = [first];
    for (const name of ['second', 'third', 'fourth']) {
      const version = await putVersion(dist, name);
      const startedAt = performance.now();
      const { code, output } = await remote(server, 'release', 'job-board', version);
      expect(output).toMatch(/Live after \d+\.\d s/);
      expect(code).toBe(0);
      await expect.poll(() => served(url), { intervals: [50] }).toBe(version);
      secondsUntilLive.push((performance.now() - startedAt) / 1_000);
      versions.push(version);
    }
    const rolledBackAt = performance.now();
    expect(await remote(server, 'rollback', 'job-board', '--note', 'a try')).toMatchObject({ code: 0 });
    await expect.poll(() => served(url), { intervals: [50] }).toBe(versions.at(-2));
    const secondsUntilReturned = (performance.now() - rolledBackAt) / 1_000;
    const { requests, failures, longestMs } = await visitors.stop();
    console.log(
      `${requests} requests during 3 releases and a rollback, ${failures.length} failed, the longest took ` +
        `${Math.round(longestMs)} ms; live after ${secondsUntilLive.map((each) => each.toFixed(1)).join(', ')} s, ` +
        `rolled back after ${secondsUntilReturned.toFixed(1)} s`,
    );
    expect(failures).toEqual([]);
    expect(requests).toBeGreaterThan(100);
    expect(await hashesOfOthers()).toEqual(before);
    const { output } = await remote(server, 'history', 'job-board');
    const [latest] = output.split('\n').filter((line) => line.includes('operator'));
    expect(latest).toMatch(/operator +rollback +.*-fourth +.*-third +a try/);
  });
});

test('the live version is built and put there again, and a damaged file is replaced, without a failed request', async ({
  builds,
}) => {
  // A repository of its own, with a copy of the build.
  const team = join(builds, 'team');
  await copyOfBuild('job-board', join(team, 'dist'));
  await cp(join(remotesFolder, 'job-board/package.json'), join(team, 'package.json'));
  await withServer({ remotesFolder }, async (server) => {
    const version = await firstRelease(server);
    const visitors = sendVisitors(server.url, PAGES, 4);
    const { files } = await descriptorIn(dist);
    const [unread] = Object.keys(files).filter((path) => path.endsWith('.css.gz'));
    // However slow the machine: the files are read many times in between.
    for (let round = 0; round < 20 || visitors.requests() <= 100; round += 1) {
      await writeFile(join(dist, version, unread!), 'damaged');
      await putIntoFolder(team, version, join(remotesFolder, 'job-board'));
      expect(await hashFiles(join(dist, version))).toEqual(files);
    }
    const { requests, failures } = await visitors.stop();
    expect(failures).toEqual([]);
    expect(requests).toBeGreaterThan(100);
    expect(await served(server.url)).toBe(version);
  });
});

test('of two commands at once, one wins and the other is told so', async () => {
  await withServer({ remotesFolder }, async (server) => {
    await firstRelease(server);
    expect(await remote(server, 'release', 'job-board', await putVersion(dist, 'second'))).toMatchObject({ code: 0 });
    const site = asOperator(server);
    const revision = (await site.read('/remotes/job-board', RemoteSchema)).pointer?.revision;
    const outcomes = await Promise.allSettled([
      site.command('job-board', { action: 'rollback', revision }, ChangedSchema),
      site.command('job-board', { action: 'remove', revision }, ChangedSchema),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { reason } = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(String(reason)).toContain('Another command for job-board came first.');
  });
});

test('a version is held back, shown to some visitors, and then live for all', async () => {
  await withServer({ remotesFolder }, async (server) => {
    const first = await firstRelease(server);
    const next = await putVersion(dist, 'next');
    expect((await remote(server, 'release', 'job-board', next, '--hold')).output).toMatch(/Held back after \d+\.\d s/);
    expect(await served(server.url)).toBe(first);
    expect(await remote(server, 'gradual', 'job-board', next, '50')).toMatchObject({ code: 0 });
    expect(await remote(server, 'promote', 'job-board')).toMatchObject({ code: 0 });
    await expect.poll(() => served(server.url), { intervals: [50] }).toBe(next);
    const last = await putVersion(dist, 'last');
    expect((await remote(server, 'release', 'job-board', last, '--share', '10')).output).toContain('Live for 10%');
    expect((await remote(server, 'rollback', 'job-board', '--hold')).output).toContain('rollback takes no --hold');
  });
});

test('a release reaches a second server on the same database, which has not been told of it', async () => {
  await withServer({ remotesFolder }, async (server) => {
    await firstRelease(server);
    const { services, releases } = server;
    const api = createApi(services);
    const other = await serveSite({ api, log: services.log, releases, port: 0, remotesFolder });
    try {
      for (const name of ['second', 'third']) {
        const version = await putVersion(dist, name);
        expect(await remote(server, 'release', 'job-board', version)).toMatchObject({ code: 0 });
        await expect.poll(() => served(other.url)).toBe(version);
      }
      expect(await remote(server, 'rollback', 'job-board')).toMatchObject({ code: 0 });
      await expect.poll(() => served(other.url)).toMatch(/-second$/);
    } finally {
      await other.close();
    }
  });
});

test('code that was added to the live version does not run, after a restart neither: visitors get the last good one', async () => {
  const logged: string[] = [];
  await withServer({ remotesFolder, onLog: (line) => logged.push(line) }, async (server) => {
    const good = await firstRelease(server);
    const live = await putVersion(dist, 'live');
    expect(await remote(server, 'release', 'job-board', live)).toMatchObject({ code: 0 });
    await appendFile(join(dist, live, 'server/routes.js'), "\nconsole.log('added code');");
    await expect.poll(() => served(server.url)).toBe(good);
    const { services, releases } = server;
    const restarted = await serveSite({
      api: createApi(services),
      log: services.log,
      releases,
      port: 0,
      remotesFolder,
    });
    expect(await served(restarted.url)).toBe(good);
    await restarted.close();
    const refusals = logged.filter((line) => line.includes('"remote.rejected"') && line.includes(live));
    const reason = 'server/routes.js was changed after the build';
    expect(refusals.map((line) => line.includes(reason))).toEqual([true, true]);
    expect(logged.join()).not.toContain('added code');
  });
});

/** What befell a version after it was released, and the reason that its team reads. */
const LOSSES: readonly [string, (folder: string) => Promise<void>, RegExp][] = [
  ['is gone', (folder) => rm(folder, { recursive: true }), /There is no version .*-lost of job-board/],
  [
    'lost a file',
    (folder) => rm(join(folder, 'server/routes.js')),
    /can no longer be served: its files cannot be read: .*server\/routes\.js/,
  ],
  [
    'does not fit the shell',
    (folder) => changeDescriptor(folder, { shared: { react: '99.0.0' } }),
    /can no longer be served: it needs react \^99\.0\.0, and this shell provides/,
  ],
  [
    'links to a page that is gone',
    (folder) => changeDescriptor(folder, { links: [{ remote: 'marketing', path: '/gone' }] }),
    /can no longer be served: job-board .*-lost links to \/gone, which marketing .* lacks/,
  ],
];

async function changeDescriptor(folder: string, change: Partial<RemoteDescriptor>) {
  const file = join(folder, 'remote.json');
  await writeFile(file, JSON.stringify({ ...(await descriptorIn(folder)), ...change }));
}

for (const [what, lose, reason] of LOSSES) {
  test(`no command gives visitors a version that ${what}: they keep the one that they have`, async () => {
    await withServer({ remotesFolder }, async (server) => {
      await firstRelease(server);
      const lost = await putVersion(dist, 'lost');
      expect(await remote(server, 'release', 'job-board', lost)).toMatchObject({ code: 0 });
      const good = await putVersion(dist, 'good');
      expect(await remote(server, 'release', 'job-board', good)).toMatchObject({ code: 0 });
      await lose(join(dist, lost));
      for (const words of [['promote', lost], ['gradual', lost, '10'], ['pin', lost], ['rollback']] as const) {
        const [command, ...rest] = words;
        const { code, output } = await remote(server, command, 'job-board', ...rest);
        expect(output, words.join(' ')).toMatch(reason);
        expect(code).toBe(1);
      }
      expect(await served(server.url)).toBe(good);
    });
  });
}

/** Replaces the loader of the job board's fragment. */
const withFragmentLoader = (loader: string) =>
  withServerCode(
    `import { fragments as own } from './routes.js';\nown[0].load = async () => ({ Component: () => null, loader: ${loader} });`,
  );

/** What is wrong with a version, how it is made, and the reason that its team reads. */
const MISFITS: readonly [string, Parameters<typeof putVersion>[2], RegExp][] = [
  ['throws when it is imported', { files: withServerCode('throw new Error("no such luck");') }, /no such luck/],
  ['waits for ever when it is imported', { files: withServerCode('await new Promise(() => {});') }, /was not loaded/],
  [
    'throws from a timer',
    { files: withServerCode('setTimeout(() => { throw new Error("much later"); }, 300);') },
    /much later/,
  ],
  [
    'ends its process',
    { files: withServerCode('setTimeout(() => process.exit(3), 300);') },
    /ended itself with code 3/,
  ],
  [
    'says that it cannot work',
    { files: withServerCode('export const health = () => Promise.reject(new Error("no licence"));') },
    /no licence/,
  ],
  [
    'has a fragment that throws',
    { files: withFragmentLoader("async () => { throw new Error('no jobs') }") },
    /the fragment latest-jobs fails when it is given its example: Error: no jobs/,
  ],
  [
    'has a fragment that is slow',
    { files: withFragmentLoader('() => new Promise(() => undefined)') },
    /the fragment latest-jobs takes longer than the 200 ms that a page waits for it/,
  ],
  [
    'was changed after the build',
    { afterwards: (folder) => appendFile(join(folder, 'server/routes.js'), '// changed') },
    /server\/routes\.js was changed after the build/,
  ],
  ['was not tested', { descriptor: { tested: undefined } }, /its tests have not passed on what it was built from/],
  [
    'is over its budget',
    // Random, so that no compression helps; the build's own files are replaced.
    {
      files: async (folder) => {
        const { routes } = await descriptorIn(dist);
        const noise = Array.from({ length: 80_000 }, () => Math.random().toString(36).at(-1)).join('');
        await writeFile(join(folder, 'client', routes[0]!.js[0]!), `//${noise}`);
        await writeFile(join(folder, 'client', `${routes[0]!.js[0]!}.br`), noise);
      },
    },
    /\d+ routes would need more JavaScript than the budget allows/,
  ],
];

test('a version that does not work is rejected with its reason, while visitors go on getting the last good one', async () => {
  const logged: string[] = [];
  await withServer({ remotesFolder, onLog: (line) => logged.push(line) }, async (server) => {
    const good = await firstRelease(server);
    const { routes } = await descriptorIn(dist);
    const foreign = { descriptor: { routes: [...routes, { ...routes[0]!, path: '/contact' }] } };
    const misfits = [...MISFITS, ['owns a foreign path', foreign, /job-board may not own \/contact/] as const];
    for (const [index, [what, change, reason]] of misfits.entries()) {
      await test.step(`a version that ${what}`, async () => {
        const version = await putVersion(dist, `misfit-${index}`, change);
        const startedAt = performance.now();
        const { code, output } = await remote(server, 'release', 'job-board', version);
        const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
        console.log(`a version that ${what}: rejected after ${seconds} s`);
        expect(output).toMatch(reason);
        expect(output).toContain(`Visitors go on getting ${good}`);
        expect(code).toBe(1);
        expect(await served(server.url)).toBe(good);
        expect(logged.some((line) => line.includes('"remote.rejected"') && line.includes(version))).toBe(true);
      });
    }
    const { output } = await remote(server, 'promote', 'job-board', `${good}-misfit-0`);
    expect(output).toContain('was rejected');
    expect(await served(server.url)).toBe(good);
  });
});

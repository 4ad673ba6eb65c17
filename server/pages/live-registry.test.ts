import { beforeEach, expect, test } from 'vitest';
import { createLog } from '@site/api/program';
import type { Registry } from '../remotes/registry.ts';
import type { RemoteBuild } from '../remotes/remote-build.ts';
import type { PageHosts } from '../rendering/page-hosts.ts';
import { createLiveRegistry, type LiveRegistry } from './live-registry.ts';

let versions: Record<string, string>;
let starts: Record<string, Promise<unknown>>;
let logged: Record<string, unknown>[];
/** Builds that were told to end. */
let ended: string[];
beforeEach(() => {
  ended = [];
  versions = { jobs: '1', blog: '1' };
  starts = {};
  logged = [];
});

const buildOf = (name: string, version: string) => ({ name, version, base: `${name}@${version}` }) as RemoteBuild;

const registryOf = (named: Record<string, string>): Registry => ({
  remotes: Object.entries(named).map(([name, version]) => ({ name, paths: [], build: buildOf(name, version) })),
  revision: '',
});

const hosts = {
  of: ({ base }: RemoteBuild) => ({ facts: async () => starts[base] }),
  keepOnly: () => undefined,
  end: ({ base }: RemoteBuild) => ended.push(base),
} as unknown as PageHosts;

const open = (findRemotes: () => Promise<Registry> = async () => registryOf(versions)) =>
  createLiveRegistry({
    findRemotes,
    hosts,
    log: createLog((line) => logged.push(JSON.parse(line) as Record<string, unknown>)),
    refreshEvery: 0,
    readWithin: 200,
  });

const served = (registry: LiveRegistry) =>
  registry.current().remotes.map(({ name, build }) => `${name} ${build?.version}`);

test('a new build is served once it runs here; until then its remote has the build before', async () => {
  const registry = await open();
  const started = Promise.withResolvers<void>();
  starts['jobs@2'] = started.promise;
  versions = { jobs: '2', blog: '1' };
  await registry.refreshWhenDue();
  expect(served(registry)).toEqual(['jobs 1', 'blog 1']);
  const refreshed = registry.refresh();
  started.resolve();
  await refreshed;
  expect(served(registry)).toEqual(['jobs 2', 'blog 1']);
});

test('a revision stays while the builds do, and never comes back', async () => {
  const registry = await open();
  const before = registry.current().revision;
  await registry.refresh();
  expect(registry.current().revision).toBe(before);
  versions = { jobs: '2', blog: '1' };
  await registry.refresh();
  const between = registry.current().revision;
  versions = { jobs: '1', blog: '1' };
  await registry.refresh();
  expect(new Set([before, between, registry.current().revision]).size).toBe(3);
});

test('a build that never starts holds up no other remote', async () => {
  const registry = await open();
  starts['jobs@2'] = new Promise(() => undefined);
  versions = { jobs: '2', blog: '2' };
  await registry.refreshWhenDue();
  await expect.poll(() => served(registry)).toEqual(['jobs 1', 'blog 2']);
});

test('a build that cannot start is rejected with its reason, logged once, and served when it can', async () => {
  const registry = await open();
  starts['jobs@2'] = Promise.reject(new Error('no such module'));
  versions = { jobs: '2', blog: '1' };
  await registry.refresh();
  await registry.refresh();
  expect(served(registry)).toEqual(['jobs 1', 'blog 1']);
  expect(registry.current().remotes[0]?.rejected).toEqual({ version: '2', reasons: ['Error: no such module'] });
  expect(logged.filter(({ event }) => event === 'remote.rejected')).toMatchObject([
    { remote: 'jobs', version: '2', served: '1' },
  ]);
  delete starts['jobs@2'];
  await registry.refresh();
  expect(served(registry)).toEqual(['jobs 2', 'blog 1']);
  expect(registry.current().remotes[0]?.rejected).toBeUndefined();
});

test('a build that never started ends as soon as another is released; one that runs has pages in flight', async () => {
  const registry = await open();
  versions = { jobs: '1', blog: '2' };
  await registry.refresh();
  versions = { jobs: '1', blog: '1' };
  await registry.refresh();
  starts['jobs@2'] = new Promise(() => undefined);
  versions = { jobs: '2', blog: '1' };
  await registry.refreshWhenDue();
  await registry.refreshWhenDue();
  expect(ended).toEqual([]);
  versions = { jobs: '1', blog: '1' };
  await registry.refreshWhenDue();
  expect(ended).toEqual(['jobs@2']);
});

test('a build that starts after another was released is not served', async () => {
  const registry = await open();
  const slow = Promise.withResolvers<void>();
  starts['jobs@2'] = slow.promise;
  versions = { jobs: '2' };
  const refreshed = registry.refresh();
  versions = { jobs: '3' };
  await registry.refresh();
  slow.resolve();
  await refreshed;
  expect(served(registry)).toEqual(['jobs 3']);
});

test('a reading that took longer than the one after it changes nothing', async () => {
  const slow = Promise.withResolvers<Registry>();
  const answers = [registryOf({ jobs: '1' }), slow.promise, registryOf({ jobs: '3' })];
  const registry = await open(async () => answers.shift()!);
  const earlier = registry.refresh();
  await registry.refresh();
  slow.resolve(registryOf({ jobs: '2' }));
  await earlier;
  expect(served(registry)).toEqual(['jobs 3']);
});

test('nobody waits long for a reading that never ends, and it holds up no later one', async () => {
  let find = async () => registryOf(versions);
  const registry = await open(() => find());
  find = () => new Promise(() => undefined);
  await registry.refreshWhenDue();
  expect(served(registry)).toEqual(['jobs 1', 'blog 1']);
  find = async () => registryOf(versions);
  versions = { jobs: '2', blog: '1' };
  await registry.refresh();
  expect(served(registry)).toEqual(['jobs 2', 'blog 1']);
});

test('while it cannot be read, what was read before holds, and the log says so', async () => {
  let fails = false;
  const registry = await open(async () => (fails ? Promise.reject(new Error('no folder')) : registryOf(versions)));
  fails = true;
  await registry.refreshWhenDue();
  expect(served(registry)).toEqual(['jobs 1', 'blog 1']);
  expect(logged.at(-1)).toMatchObject({ event: 'registry.unreadable', message: 'Error: no folder' });
});

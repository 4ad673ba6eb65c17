import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '@site/api/program';
import { ownContract, type CallContract } from '@site/protocol/compatibility.ts';
import { createRegistryReader } from '../../remotes/registry.ts';
import { createRemotesFolder, type RemotesFolder } from '../../remotes/remotes-folder.test-support.ts';
import type { RemotePointer } from '../history/release-state.ts';
import { createVersionChecks, type VersionChecks } from './check-version.ts';
import type { StartHosts } from './try-version.ts';

let remotes: RemotesFolder;
let shellDist: string;
let checks: VersionChecks;
beforeEach(async () => {
  remotes = await createRemotesFolder();
  shellDist = await mkdtemp(join(tmpdir(), 'shell-'));
  await mkdir(join(shellDist, 'server'));
  await writeFile(join(shellDist, 'server/links.json'), '[]');
  checks = siteWith('1.0.0');
  for (const name of ['blog', 'jobs']) {
    await remotes.register(name, `/${name}/*`);
    await remotes.put(name, '1-a', { paths: [`/${name}/*`] });
  }
});
afterEach(async () => {
  await remotes.remove();
  await rm(shellDist, { recursive: true, force: true });
});

/** A site with both remotes live, on a shell with this version of the design system. */
function siteWith(designSystem: string, startHosts: StartHosts = noHosts): VersionChecks {
  const provided = { versions: { '@site/design-system': designSystem } };
  const pointers = ['blog', 'jobs'].map((remote): RemotePointer => {
    return { remote, live: '1-a', lastGood: null, isPinned: false, gradual: null, revision: 1 };
  });
  const findRemotes = createRegistryReader({
    remotesFolder: remotes.path,
    releases: { pointers: async () => pointers, versions: async () => [] },
    provided,
    log: createLog(() => undefined),
  });
  return createVersionChecks({
    remotesFolder: remotes.path,
    shellDist,
    offered: ownContract(),
    provided,
    findRemotes,
    startHosts,
    api: { fetch: async () => Response.json({}) },
  });
}

const noHosts: StartHosts = () => {
  throw new Error('The code ran');
};

/** Of code that does nothing wrong. */
const soundHosts: StartHosts = () => ({
  of: () => ({
    facts: async () => ({}),
    health: async () => undefined,
    render: async () => new Response(),
    describe: async () => new Response(),
    file: async () => new Response(),
    addresses: async () => ({ addresses: [], problems: [] }),
    fragment: async () => ({ html: '', data: null }),
    sideEffects: async () => [],
    close: async () => undefined,
  }),
  keepOnly: () => undefined,
  end: () => undefined,
  close: async () => undefined,
});

const problems = async (check: keyof Omit<VersionChecks, 'liveParts'>, remote = 'blog', version = '1-b') =>
  (await checks[check](remote, version)).flatMap((each) => each.problems);

test('a version whose scripts for browsers leave something behind is refused, with file and line', async () => {
  checks = siteWith('1.0.0', soundHosts);
  await remotes.put('blog', '1-b', { paths: ['/blog/*'] });
  expect(await problems('check')).toEqual([]);
  await remotes.put('blog', '1-c', { paths: ['/blog/*'], script: 'export {};\nwindow.blog = {};' });
  expect(await problems('check', 'blog', '1-c')).toEqual([
    'client/assets/routes-1a2b3c4d.js:2:1: globalThis.blog is set, which other remotes and pages would notice',
  ]);
});

describe('a version that passed before', () => {
  test('may be served again, and is not run for that, nor tested', async () => {
    await remotes.put('blog', '1-b', { paths: ['/blog/*'], isTested: false });
    expect(await problems('checkAgain')).toEqual([]);
  });

  test('may not once its files are gone, or one of them', async () => {
    await expect(checks.checkAgain('blog', '1-b')).rejects.toThrow(/^There is no version 1-b of blog in /);
    await remotes.put('blog', '1-b');
    await rm(join(remotes.path, 'blog/dist/1-b/client/assets/routes-1a2b3c4d.js'));
    expect(await problems('checkAgain')).toEqual(['client/assets/routes-1a2b3c4d.js is missing']);
  });

  test('may not on a shell that it does not fit', async () => {
    await remotes.put('blog', '1-b');
    checks = siteWith('2.0.0');
    expect(await problems('checkAgain')).toEqual([
      'it needs @site/design-system ^1.0.0, and this shell provides 2.0.0',
    ]);
  });

  test('may not when its links lead nowhere any more, or others’ links to it would', async () => {
    await remotes.put('blog', '1-b', { links: [{ remote: 'jobs', path: '/jobs/old' }] });
    expect(await problems('checkAgain')).toEqual(['blog 1-b links to /jobs/old, which jobs 1-a lacks']);
    await remotes.put('jobs', '1-a', { links: [{ remote: 'blog', path: '/blog' }] });
    await remotes.put('blog', '1-b', { route: '/blog/old' });
    expect(await problems('checkAgain')).toEqual(['jobs 1-a links to /blog, which blog 1-b lacks']);
  });
});

describe('a new version is rejected before its code runs', () => {
  test('when its tests have not passed on its sources', async () => {
    await remotes.put('blog', '1-b', { isTested: false });
    expect(await problems('check')).toEqual([expect.stringMatching(/^its tests have not passed .* `release` without/)]);
  });

  test('also when a server finds it as it starts, unless the site’s own repository built it', async () => {
    await remotes.put('blog', '1-b', { isTested: false });
    expect(await problems('checkAlone')).toEqual([expect.stringMatching(/^its tests have not passed/)]);
    await writeFile(join(remotes.path, 'blog/dist/1-b/built-from.json'), '{}');
    await expect(problems('checkAlone')).rejects.toThrow('The code ran');
  });

  test.each(['check', 'checkAgain'] as const)('when another remote has one of its paths: %s', async (check) => {
    await remotes.put('blog', '1-b', { paths: ['/blog/*', '/jobs/saved'] });
    expect(await problems(check)).toEqual(['it may not own /jobs/saved, as jobs does']);
  });

  test('when it has a route outside the paths that it was built with, whatever package.json says now', async () => {
    await remotes.register('blog', '/news');
    await remotes.put('blog', '1-b', { paths: ['/blog/*'], route: '/news' });
    expect(await problems('check')).toEqual(['blog may not own /news']);
  });
});

test('a new version that passes all that is run', async () => {
  await remotes.put('blog', '1-b', { paths: ['/blog/*', '/news'] });
  await expect(checks.check('blog', '1-b')).rejects.toThrow('The code ran');
});

describe('what a version calls of the API', () => {
  const { getJobs } = ownContract();
  const newer: CallContract = {
    ...getJobs!,
    reply: { type: 'object', properties: { salaryText: { type: 'string' } }, required: ['salaryText'] },
  };

  test('rejects it when it was built for a newer one, by version, endpoint and field', async () => {
    await remotes.put('blog', '1-b', { calls: { getJobs: newer } });
    const sentence = 'blog 1-b was built for another API: get-jobs does not send salaryText';
    for (const check of ['check', 'checkAgain', 'checkAlone'] as const)
      expect(await problems(check)).toContain(sentence);
  });

  test('rejects it when that cannot be read', async () => {
    await remotes.put('blog', '1-b', { calls: { getJobs: {} as CallContract } });
    expect(await problems('checkAgain')).toEqual(['its record of what it calls cannot be read: build it again']);
  });

  test('does not when the API has it, or nobody recorded it', async () => {
    await remotes.put('blog', '1-b', { calls: { getJobs: getJobs! } });
    expect(await problems('checkAgain')).toEqual([]);
    await remotes.put('blog', '1-c');
    expect(await problems('checkAgain', 'blog', '1-c')).toEqual([]);
  });
});

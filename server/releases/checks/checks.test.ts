import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RemoteDescriptor } from '@site/remote-kit/descriptor.ts';
import { hashFiles } from '../../../build/file-hashes.ts';
import type { RegisteredFolder } from '../../remotes/registrations.ts';
import { checkBuild } from './check-build.ts';
import { sampleAddresses } from './sample-addresses.ts';

const provided = { versions: { '@site/design-system': '1.4.0' }, exports: { 'react-router-dom': ['Link'] } };
const VERSION = '1.0.0-abc';
// What cannot be compressed much.
const PAGE = Array.from({ length: 30 }, (_, line) => createHash('sha512').update(`${line}`).digest('base64')).join(
  '\n',
);

let dist: string;
let remote: RegisteredFolder;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'checks-'));
  remote = { name: 'jobs', dist, paths: ['/jobs/*'], budget: { js: 10_000 } };
  await write('server/routes.js', 'export const routes = [];');
  await write('client/assets/routes-1a2b3c4d.js', 'export {};');
  await write('client/module-hashes.json', '{}');
  await write('client/assets/page.js', PAGE);
  await write('client/assets/page.js.br', brotliCompressSync(PAGE));
  await write('client/assets/small.js', 'export {};');
  await describeVersion();
});
afterEach(() => rm(dist, { recursive: true, force: true }));

async function write(path: string, content: string | Uint8Array) {
  const file = join(dist, VERSION, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function describeVersion(changes: Partial<RemoteDescriptor> = {}) {
  const descriptor: RemoteDescriptor = {
    name: 'jobs',
    version: VERSION,
    entry: 'assets/routes-1a2b3c4d.js',
    shared: provided.versions,
    imports: { 'react-router-dom': ['Link'] },
    routes: [{ path: '/jobs', layout: 'site', js: ['assets/page.js', 'assets/small.js'], css: [] }],
    links: [],
    files: await hashFiles(join(dist, VERSION)),
    ...changes,
  };
  await write('remote.json', JSON.stringify(descriptor));
}

const route = (path: string) => ({ path, layout: 'site', js: [], css: [] }) as const;
const problems = async () => (await checkBuild(remote, VERSION, provided)).checks.flatMap((check) => check.problems);

describe('a version whose files are as they were built', () => {
  test('passes, and the checks are said in words', async () => {
    const { checks, build } = await checkBuild(remote, VERSION, provided);
    expect(build?.version).toBe(VERSION);
    const bytes = (await readFile(join(dist, VERSION, 'client/assets/page.js.br'))).length + 'export {};'.length;
    expect(checks).toEqual([
      { checked: '1 route of its own, and the shared packages', problems: [] },
      { checked: '6 files by their hashes', problems: [] },
      { checked: `JavaScript: ${(bytes / 1000).toFixed(1)} kB of 10.0 kB for /jobs`, problems: [] },
    ]);
  });

  test('does not pass beyond its budget', async () => {
    remote = { ...remote, budget: { js: 1_000 } };
    expect(await problems()).toEqual(['1 route would need more JavaScript than the budget allows']);
  });
});

describe('a version is rejected', () => {
  test('when one of its files was changed, added or removed after the build', async () => {
    await write('client/assets/small.js', 'import "elsewhere";');
    await write('server/more.js', '');
    await rm(join(dist, VERSION, 'client/assets/page.js.br'));
    expect((await problems()).toSorted()).toEqual([
      'client/assets/page.js.br is missing',
      'client/assets/small.js was changed after the build',
      'server/more.js was added after the build',
    ]);
  });

  test('when it has a link, which may lead anywhere on the server’s disk', async () => {
    await symlink('/etc/passwd', join(dist, VERSION, 'client/passwd.json'));
    await symlink('/etc', join(dist, VERSION, 'client/etc'));
    expect((await problems()).toSorted()).toEqual(
      ['etc', 'passwd.json'].map((name) => `client/${name} is a link, which may lead to what is not the version's`),
    );
  });

  test.each([
    [`/jobs${'/:part?'.repeat(30)}`, 'have no optional parts'],
    [`/jobs/${'x'.repeat(200)}`, 'have at most 200 characters'],
    ['jobs', 'begin with a slash'],
  ])('when the router could not cope with its route %.30s', async (path, reason) => {
    await describeVersion({ routes: [route(path)] });
    expect(await problems()).toEqual([expect.stringContaining(reason)]);
  });

  test('when it has more routes than a site', async () => {
    await describeVersion({ routes: Array.from({ length: 501 }, (_, index) => route(`/jobs/${index}`)) });
    expect(await problems()).toEqual([expect.stringContaining('at most 500 routes')]);
  });

  test('when a route needs a file that its build did not make', async () => {
    await describeVersion({ routes: [{ ...route('/jobs'), css: ['assets/page.css'] }] });
    expect(await problems()).toEqual(['it needs client/assets/page.css, and does not have it']);
  });

  test('when it owns a path that its remote may not own', async () => {
    await describeVersion({ routes: [route('/jobs'), route('/contact')] });
    expect(await problems()).toEqual([expect.stringContaining('may not own /contact')]);
  });

  test('when it needs a newer version of a shared package', async () => {
    await describeVersion({ shared: { '@site/design-system': '2.0.0' } });
    expect(await problems()).toEqual(['it needs @site/design-system ^2.0.0, and this shell provides 1.4.0']);
  });

  test('when it imports what the shell’s part of a package does not have', async () => {
    await describeVersion({ imports: { 'react-router-dom': ['Link', 'useFetcher'] } });
    expect(await problems()).toEqual(['it imports useFetcher from react-router-dom, which the shell does not share']);
  });

  test('when it says that it is another remote or another version, or has no route', async () => {
    await describeVersion({ name: 'marketing', version: '2.0.0-def', routes: [] });
    expect(await problems()).toEqual([
      'it says that it is marketing, not jobs',
      'it says that it is version 2.0.0-def, not 1.0.0-abc',
      'it has no route',
    ]);
  });

  test('when it has a path twice', async () => {
    await describeVersion({ routes: [route('/jobs'), route('/jobs')] });
    expect(await problems()).toEqual(['it has /jobs twice']);
  });
});

test('a version that is not there is not rejected: somebody misspelt it', async () => {
  await expect(checkBuild(remote, '9.9.9', provided)).rejects.toThrow(/^There is no version 9\.9\.9 of jobs in /);
});

test('the file that names the newest version is none, or it would be deleted as an old one', async () => {
  await writeFile(join(dist, 'remote.json'), '{}');
  await expect(checkBuild(remote, 'remote.json', provided)).rejects.toThrow(/^There is no version remote\.json /);
});

describe('the addresses that a version is tried at', () => {
  const routes = [{ path: '/jobs' }, { path: '/jobs/:slug' }, { path: '/jobs/saved' }, { path: '/jobs/:slug/apply' }];

  test('are those that the remote names, each for the route that answers it', () => {
    const named = [{ path: '/jobs/saved' }, { path: '/jobs/driver' }, { path: '/jobs/fitter' }];
    expect(sampleAddresses(routes, named)).toEqual(['/jobs', '/jobs/driver', '/jobs/saved', '/jobs/sample/apply']);
  });

  test('are found among very many without asking the router about each', () => {
    let looks = 0;
    const named = Array.from({ length: 1_000 }, () => ({
      get path() {
        looks += 1;
        return '/elsewhere/driver';
      },
    }));
    expect(sampleAddresses(routes, [...named, { path: '/jobs/driver' }])[1]).toBe('/jobs/driver');
    // Once for each route with parameters.
    expect(looks).toBe(2_000);
  });

  test('have samples where the remote names none', () => {
    expect(sampleAddresses([{ path: '/a/:one/:two' }, { path: '/b/*' }], [])).toEqual([
      '/a/sample/sample',
      '/b/sample',
    ]);
  });
});

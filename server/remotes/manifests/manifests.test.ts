import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '@site/api/program';
import type { RemoteDescriptor } from '@site/remote-kit/descriptor.ts';
import { fileHash } from '../../../build/file-hashes.ts';
import { checkBuild } from '../../releases/checks/check-build.ts';
import type { RemotePointer } from '../../releases/history/release-state.ts';
import type { RemoteAtOrigin } from '../../releases/history/remote-origins.ts';
import { FETCH_LIMITS } from '../origins/fetch-version.ts';
import { createTestOrigin, type TestOrigin } from '../origins/origin.test-support.ts';
import { OriginUnavailable } from '../origins/read-from.ts';
import { createRemotesAtOrigins } from '../origins/remotes-at-origins.ts';
import { toRegisteredRemote } from '../found-remote.ts';
import { createRegistryReader } from '../registry.ts';
import { addressOf, fixedVersionsInMemory, putContainer } from './container.test-support.ts';
import { takeVersion } from './take-version.ts';

const provided = { versions: { react: '19.3.1', '@site/design-system': '1.0.0' } };
const site = { paths: ['/payroll', '/payroll/*'], budget: { js: 60_000 } };

let origin: TestOrigin;
let folder: string;
let versions: ReturnType<typeof fixedVersionsInMemory>;
let logged: Record<string, unknown>[];
beforeEach(async () => {
  origin = await createTestOrigin();
  folder = await mkdtemp(join(tmpdir(), 'manifests-'));
  versions = fixedVersionsInMemory();
  logged = [];
  putContainer(origin);
});
afterEach(async () => {
  await origin.close();
  await rm(folder, { recursive: true, force: true });
});

const log = createLog((line) => logged.push(JSON.parse(line) as Record<string, unknown>));
const dist = () => join(folder, 'payroll');

/** Releases what is at the origin now. */
async function take(words: { title?: string; description?: string; paths?: string[] } = {}, limits = FETCH_LIMITS) {
  const { paths = site.paths, ...said } = words;
  const taken = { url: `${origin.url}/mf-manifest.json`, remote: 'payroll', site: { ...site, paths }, ...said };
  const fixed = await takeVersion(taken, dist(), limits);
  await versions.fix('payroll', fixed.version, { ...fixed, version: undefined });
  return fixed;
}

const payroll = (): RemoteAtOrigin => ({
  remote: 'payroll',
  origin: origin.url,
  ...site,
  manifest: { url: `${origin.url}/mf-manifest.json` },
});

/** The remote as a server sees it whose copies are in `folder`. */
async function registered() {
  const origins = { list: async () => [payroll()], folder, versions };
  const [found] = await createRemotesAtOrigins({ origins, access: { keysOf: async () => [] }, log })();
  return found!;
}

const served = (version: string, path: string) => readFile(join(dist(), version, 'client', path), 'utf8');

async function descriptorOf(version: string): Promise<RemoteDescriptor> {
  return JSON.parse(await readFile(join(dist(), version, 'remote.json'), 'utf8')) as RemoteDescriptor;
}

describe('a container of other tools', () => {
  test('is fetched with all that its manifest, its modules and its styles name', async () => {
    const { version } = await take();
    expect(version).toMatch(/^1\.4\.0-[0-9a-f]{12}$/);
    const found = await readdir(join(dist(), version, 'client'), { recursive: true });
    expect(found.toSorted()).toEqual([
      'assets',
      'assets/font.woff2',
      'assets/helpers.js',
      'assets/logo.svg',
      'assets/page.css',
      'assets/page.js',
      'assets/routes.js',
      'module-hashes.json',
      'remoteEntry.js',
    ]);
  });

  test('is fetched with all that its build lists, but for its pages and records', async () => {
    const names = ['chunk-a.js', 'photo.jpg', 'gone.png', 'index.html', 'chunk-a.js.map', 'remoteEntry.ssr.js'];
    origin.files.set('mf-stats.json', JSON.stringify({ buildOutput: names.map((fileName) => ({ fileName })) }));
    origin.files.set('chunk-a.js', 'export {};');
    origin.files.set('photo.jpg', 'photo');
    const { files } = await take();
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['chunk-a.js', 'photo.jpg']));
    expect(origin.asked).not.toContain('index.html');
    expect(origin.asked).not.toContain('remoteEntry.ssr.js');
  });

  test('may lack a file that its code names without loading it', async () => {
    origin.files.delete('assets/logo.svg');
    expect(Object.keys((await take()).files)).not.toContain('assets/logo.svg');
  });

  test('is a build that passes the checks of its files, and that only browsers render', async () => {
    const { version } = await take({ title: 'Payroll', description: 'Your payslips' });
    const { checks, build } = await checkBuild(await registered(), version, provided);
    expect(checks.flatMap(({ problems }) => problems)).toEqual([]);
    expect(build).toMatchObject({ base: `/remotes/payroll/${version}/`, site });
    const module = await (
      build!.code as Extract<NonNullable<typeof build>['code'], object> & {
        load(): Promise<{ routes: readonly { path: string }[] }>;
      }
    ).load();
    expect(module.routes.map(({ path }) => path)).toEqual(site.paths);
  });

  test('is loaded by browsers from this site, with the hashes of what it sends', async () => {
    const { version } = await take();
    const { build } = await checkBuild(await registered(), version, provided);
    const entry = `/remotes/payroll/${version}/remoteEntry.js`;
    const integrity = fileHash(Buffer.from(await served(version, 'remoteEntry.js')));
    expect(toRegisteredRemote({ name: 'payroll', paths: site.paths, build: build! })).toMatchObject({
      entry,
      moduleHashes: { url: `/remotes/payroll/${version}/module-hashes.json` },
      foreign: { type: 'module', globalName: 'team_payroll', title: 'team_payroll', integrity },
      routes: [
        { path: '/payroll', layout: 'site' },
        { path: '/payroll/*', layout: 'site' },
      ],
    });
  });

  test('may be a script, whose imports nobody looks for', async () => {
    putContainer(origin, { type: 'global' });
    const { container, files } = await take();
    expect(container).toMatchObject({ type: 'global', globalName: 'team_payroll' });
    origin.files.set('assets/routes.js', 'const logo = r.p + "photo.jpg", none = r.p + "gone.png";');
    origin.files.set('photo.jpg', 'picture');
    const { version } = await take();
    expect(await served(version, 'photo.jpg')).toBe('picture');
    expect(Object.keys(files)).not.toContain('assets/helpers.js');
  });

  test('that was built for its origin’s address gets this site’s', async () => {
    putContainer(origin, { publicPath: addressOf(origin) });
    const address = addressOf(origin);
    origin.files.set(
      'assets/page.js',
      `const p = "${address}"; const logo = \`${address}assets/logo.svg\`; const api = "${address}api/payslips";`,
    );
    origin.files.set('assets/page.css', `a { background: url(${address}assets/logo.svg) }`);
    const { version, files } = await take();
    const base = `/remotes/payroll/${version}/`;
    expect(await served(version, 'assets/page.js')).toBe(
      `const p = "${base}"; const logo = \`${base}assets/logo.svg\`; const api = "${address}api/payslips";`,
    );
    expect(await served(version, 'assets/page.css')).toBe(`a { background: url(${base}assets/logo.svg) }`);
    expect(files['assets/page.js']).toBe(fileHash(Buffer.from(origin.files.get('assets/page.js')!)));
  });

  test('is the same version as long as nothing of it changes', async () => {
    const { version } = await take();
    expect((await take()).version).toBe(version);
    expect((await take({ title: 'Payroll' })).version).not.toBe(version);
    expect((await take({ paths: ['/payroll'] })).version).not.toBe(version);
    origin.files.set('assets/page.js', 'export {};');
    expect((await take()).version).not.toBe(version);
  });

  test('is called what the command says, or its manifest, or itself', async () => {
    putContainer(origin, { metaData: { title: 'Pay\n<b>roll</b>', description: 'For drivers' } });
    expect((await take()).container).toMatchObject({ title: 'Pay <b>roll</b>', description: 'For drivers' });
    expect((await take({ title: 'Payslips' })).container).toMatchObject({ title: 'Payslips' });
    putContainer(origin, { metaData: { name: '' } });
    expect((await take()).container).toMatchObject({ title: 'payroll', description: '' });
  });

  test('needs the shared packages in versions that its ranges allow', async () => {
    const react = { name: 'react', version: '19.3.1', singleton: true };
    putContainer(origin, {
      shared: [
        { ...react, requiredVersion: '^19.0.0' },
        { name: 'lit', version: '3.0.0' },
      ],
    });
    const fits = await take();
    expect(fits.shared).toEqual({ react: '19.0.0' });
    putContainer(origin, { shared: [{ ...react, requiredVersion: '>=18' }] });
    expect((await take()).shared).toEqual({ react: '19.0.0' });
    putContainer(origin, { shared: [{ ...react, requiredVersion: '^20.0.0' }] });
    const { checks } = await checkBuild(await registered(), (await take()).version, provided);
    expect(checks.flatMap(({ problems }) => problems)).toEqual([
      'it needs react ^20.0.0, and this shell provides 19.3.1',
    ]);
  });
});

describe('no version is made of a manifest', () => {
  test.each(['remoteEntry.js', 'assets/routes.js', 'assets/page.js', 'assets/font.woff2'])(
    'whose origin lacks %s',
    async (path) => {
      origin.files.delete(path);
      const failure = take();
      await expect(failure).rejects.toThrow(OriginUnavailable);
      await expect(failure).rejects.toThrow(`${origin.url}/${path} answers 404`);
      expect(await readdir(folder)).toEqual([]);
    },
  );

  test.each([
    [{ publicPath: '/' }, 'its publicPath is /, which is another page here: build it with'],
    [{ publicPath: 'https://elsewhere.example/' }, 'its publicPath https://elsewhere.example/ is not at'],
    [{ type: 'system' }, 'its container is of the type system'],
    [{ exposes: [] }, 'it exposes no ./routes'],
    [
      { metaData: { remoteEntry: undefined } },
      'its manifest is not one of Module Federation 2: metaData.remoteEntry: ',
    ],
  ])('that says %j', async (options, message) => {
    putContainer(origin, options);
    await expect(take()).rejects.toThrow(message);
  });

  test('that is none', async () => {
    origin.files.set('mf-manifest.json', '<!doctype html>');
    await expect(take()).rejects.toThrow('its manifest is not valid JSON');
  });

  test.each(['../secret.js', 'assets/../../secret.js', 'a b.js'])('that names %s', async (path) => {
    putContainer(origin, { exposes: [{ path: './routes', assets: { js: { sync: [path] } } }] });
    await expect(take()).rejects.toThrow('it may not have a file');
  });

  test('whose origin fails at a file that may be missing', async () => {
    const { files } = origin;
    origin.answer = (request, response) => {
      const content = files.get(request.url!.slice('/payroll/'.length));
      const isLogo = request.url!.endsWith('.svg');
      response.writeHead(isLogo ? 503 : content === undefined ? 404 : 200).end(content);
    };
    await expect(take()).rejects.toThrow('assets/logo.svg answers 503');
  });

  test('whose files are too large together', async () => {
    await expect(take({}, { ...FETCH_LIMITS, totalBytes: 100 })).rejects.toThrow('larger than 100 bytes');
  });

  test('whose origin sends visitors elsewhere, or never ends', async () => {
    origin.answer = (_request, response) => response.writeHead(302, { location: '/payroll/other.json' }).end();
    await expect(take()).rejects.toThrow(OriginUnavailable);
    origin.answer = () => undefined;
    await expect(take({}, { ...FETCH_LIMITS, descriptorMs: 50 })).rejects.toThrow(OriginUnavailable);
  });
});

describe('another server', () => {
  const reader = (live: string) => {
    const pointer: RemotePointer = {
      remote: 'payroll',
      live,
      lastGood: null,
      isPinned: false,
      gradual: null,
      revision: 1,
    };
    return createRegistryReader({
      remotesFolder: join(folder, 'none'),
      atOrigins: async () => [await registered()],
      releases: { pointers: async () => [pointer], versions: async () => [] },
      provided,
      log,
    });
  };

  test('fetches the version again, and serves the same', async () => {
    putContainer(origin, { publicPath: addressOf(origin) });
    const { version } = await take();
    const { files } = await descriptorOf(version);
    await rm(dist(), { recursive: true });
    origin.files.delete('mf-manifest.json');
    const { remotes } = await reader(version)();
    expect(remotes).toMatchObject([{ name: 'payroll', paths: site.paths, build: { version } }]);
    expect((await descriptorOf(version)).files).toEqual(files);
  });

  test('refuses what has changed at the origin since, and says so', async () => {
    const { version } = await take();
    await rm(dist(), { recursive: true });
    origin.files.set('assets/page.js', 'steal();');
    const { remotes } = await reader(version)();
    expect(remotes[0]?.build).toBeUndefined();
    expect(logged).toContainEqual(
      expect.objectContaining({
        event: 'remote.not-fetched',
        version,
        message: 'assets/page.js is not what was released',
      }),
    );
    expect(await readdir(folder, { recursive: true })).toEqual([]);
  });

  test('serves its copy, whatever is at the origin now', async () => {
    const { version } = await take();
    putContainer(origin);
    origin.files.clear();
    expect((await reader(version)()).remotes).toMatchObject([{ build: { version } }]);
  });

  test('has no version that was never released', async () => {
    await expect((await registered()).origin!.fetch('1.0.0-made-up')).rejects.toThrow('was never released');
  });
});

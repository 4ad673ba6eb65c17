import { generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog, ExplainedError, publicKeyText } from '@site/api/program';
import type { RemotePointer } from '../../releases/history/release-state.ts';
import type { Releases } from '../../releases/history/releases.ts';
import type { RemoteAtOrigin } from '../../releases/history/remote-origins.ts';
import { signDescriptor } from '../../releases/keys/descriptor-signature.ts';
import { removeOldBuilds } from '../../releases/old-builds/remove-old-builds.ts';
import { fixedVersionsInMemory } from '../manifests/container.test-support.ts';
import { createRegistryReader } from '../registry.ts';
import { FETCH_LIMITS } from './fetch-version.ts';
import { createTestOrigin, team, type TestOrigin } from './origin.test-support.ts';
import { OriginUnavailable } from './read-from.ts';
import { createRemotesAtOrigins } from './remotes-at-origins.ts';

const VERSION = '1.0.0-a';

let origin: TestOrigin;
let folder: string;
let logged: Record<string, unknown>[];
beforeEach(async () => {
  origin = await createTestOrigin();
  folder = await mkdtemp(join(tmpdir(), 'origins-'));
  logged = [];
  origin.put(VERSION);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await origin.close();
  await rm(folder, { recursive: true, force: true });
});

const log = createLog((line) => logged.push(JSON.parse(line) as Record<string, unknown>));

/** The remotes at origins, as a server sees them whose own copies are in `folder`. */
const atOrigins = (options: { list?: () => Promise<RemoteAtOrigin[]>; keys?: string[]; limits?: object } = {}) => {
  const { keys = [publicKeyText(team.publicKey)], limits = {} } = options;
  const payroll = { remote: 'payroll', origin: origin.url, paths: ['/payroll/*'], budget: { js: 60_000 } };
  return createRemotesAtOrigins({
    origins: { list: options.list ?? (async () => [payroll]), folder, versions: fixedVersionsInMemory() },
    access: {
      keysOf: async (remote) =>
        keys.map((publicKey) => ({ remote, publicKey, keyId: 'k', holder: 'Payroll team', allowedAt: new Date(0) })),
    },
    log,
    limits: { ...FETCH_LIMITS, ...limits },
  });
};

async function fetchVersion(options?: Parameters<typeof atOrigins>[0], version = VERSION): Promise<void> {
  const [payroll] = await atOrigins(options)();
  await payroll!.origin!.fetch(version);
}

/** Everything on the disk. */
const kept = async () => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
};

describe('a version that its team has signed', () => {
  test('is fetched whole, and the copy is what the origin has', async () => {
    await fetchVersion();
    const files = await kept();
    expect(files.map((file) => file.slice(join(folder, 'payroll/').length)).toSorted()).toEqual([
      '1.0.0-a/client/assets/page-1a2b3c4d.js',
      '1.0.0-a/client/assets/routes-1a2b3c4d.js',
      '1.0.0-a/client/module-hashes.json',
      '1.0.0-a/remote.json',
      '1.0.0-a/server/routes.js',
    ]);
    for (const file of files)
      expect(await readFile(file, 'utf8')).toBe(origin.files.get(file.slice(join(folder, 'payroll/').length)));
    expect(logged).toMatchObject([{ event: 'remote.fetched', remote: 'payroll', version: VERSION }]);
  });

  test('is fetched once, by however many it is asked for', async () => {
    const [payroll] = await atOrigins()();
    await Promise.all([payroll!.origin!.fetch(VERSION), payroll!.origin!.fetch(VERSION)]);
    await payroll!.origin!.fetch(VERSION);
    expect(origin.asked.filter((path) => path.endsWith('remote.json'))).toHaveLength(1);
  });

  test('is fetched without files that were put beside it', async () => {
    origin.files.set(`${VERSION}/server/more.js`, 'process.exit()');
    await fetchVersion();
    expect(origin.asked).not.toContain(`${VERSION}/server/more.js`);
  });

  test('may be signed by any of the keys that command the remote', async () => {
    const other = publicKeyText(generateKeyPairSync('ed25519').publicKey);
    await fetchVersion({ keys: [other, publicKeyText(team.publicKey)] });
    expect(await kept()).not.toEqual([]);
  });
});

describe('nothing is kept, and so nothing is run, of a version', () => {
  afterEach(async () => expect(await kept()).toEqual([]));
  const stranger = generateKeyPairSync('ed25519');
  const descriptor = () => Buffer.from(origin.files.get(`${VERSION}/remote.json`)!);

  test('that is signed with a key that the site does not know', async () => {
    origin.files.set(`${VERSION}/remote.json.sig`, signDescriptor(descriptor(), stranger.privateKey));
    await expect(fetchVersion()).rejects.toThrow('not signed with a key that may command payroll');
  });

  test('of a remote whose key was taken back', async () => {
    await expect(fetchVersion({ keys: [] })).rejects.toThrow('not signed with a key that may command payroll');
  });

  test.each(['', 'not base64 at all', 'AAAA'])('whose signature is %j', async (signature) => {
    origin.files.set(`${VERSION}/remote.json.sig`, signature);
    await expect(fetchVersion()).rejects.toThrow('not signed with a key that may command payroll');
  });

  test('whose remote.json was changed after it was signed', async () => {
    origin.files.set(`${VERSION}/remote.json`, `${descriptor().toString()} `);
    await expect(fetchVersion()).rejects.toThrow('not signed with a key that may command payroll');
  });

  test('of which a file was changed after it was signed', async () => {
    origin.files.set(`${VERSION}/server/routes.js`, 'process.exit()');
    await expect(fetchVersion()).rejects.toThrow('server/routes.js is not what was signed');
  });

  test.each(['remote.json', 'remote.json.sig', 'server/routes.js'])('whose %s is missing', async (path) => {
    origin.files.delete(`${VERSION}/${path}`);
    const failure = fetchVersion();
    await expect(failure).rejects.toThrow(OriginUnavailable);
    await expect(failure).rejects.toThrow(`${origin.url}/${VERSION}/${path} answers 404`);
  });

  test.each([
    '../routes.js',
    'server/../../../routes.js',
    '/etc/routes.js',
    'server//routes.js',
    'server/..',
    'server\\..\\..\\routes.js',
    'https://elsewhere.example/server/routes.js',
    'remote.json',
    'server/routes.js?other',
    'server/%2e%2e/%2e%2e/routes.js',
  ])('that names a file %s', async (path) => {
    origin.put(VERSION, { files: { [path]: `sha384-${'A'.repeat(64)}` } });
    await expect(fetchVersion()).rejects.toThrow('it may not have a file');
    expect(origin.asked).toHaveLength(2);
  });

  test.each([{ name: 'jobs' }, { version: '0.9.0-old' }])('that says it is another one: %j', async (changes) => {
    origin.put(VERSION, changes);
    await expect(fetchVersion()).rejects.toThrow(`not of payroll ${VERSION}`);
  });

  test('whose origin sends visitors elsewhere', async () => {
    origin.answer = (_request, response) => response.writeHead(302, { location: '/payroll/1.0.0-b/remote.json' }).end();
    await expect(fetchVersion()).rejects.toThrow(OriginUnavailable);
  });

  test('whose origin never answers', async () => {
    origin.answer = () => undefined;
    await expect(fetchVersion({ limits: { descriptorMs: 50 } })).rejects.toThrow(OriginUnavailable);
  });

  test('whose files never come to an end', async () => {
    const signed = origin.files;
    origin.answer = (request, response) => {
      const content = signed.get(request.url!.slice('/payroll/'.length));
      if (request.url!.includes('remote.json')) response.end(content);
      else response.write('export');
    };
    await expect(fetchVersion({ limits: { filesMs: 100 } })).rejects.toThrow(OriginUnavailable);
  });

  test('that is too large', async () => {
    await expect(fetchVersion({ limits: { totalBytes: 10 } })).rejects.toThrow('10 bytes');
  });

  test('whose files are small each, and too large together', async () => {
    const size = (path: string) => origin.files.get(`${VERSION}/${path}`)!.length;
    const paths = ['server/routes.js', 'client/assets/routes-1a2b3c4d.js', 'client/assets/page-1a2b3c4d.js'];
    const totalBytes = paths.reduce((sum, path) => sum + size(path), 0) - 1;
    await expect(fetchVersion({ limits: { totalBytes } })).rejects.toThrow(`larger than ${totalBytes} bytes`);
  });

  test('whose compressed files grow too large', async () => {
    const bomb = gzipSync(Buffer.alloc(2 * 1024 * 1024));
    origin.answer = (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    await expect(fetchVersion()).rejects.toThrow('larger than');
  });

  test('that has more files than any build', async () => {
    const hash = `sha384-${'A'.repeat(64)}`;
    const files = Object.fromEntries(Array.from({ length: 5_001 }, (_, index) => [`client/${index}.js`, hash]));
    origin.put(VERSION, { files });
    await expect(fetchVersion()).rejects.toThrow('more than 5000 files');
  });
});

describe('servers that share a folder', () => {
  test('may fetch a version at the same time', async () => {
    await Promise.all([fetchVersion(), fetchVersion(), fetchVersion()]);
    expect(await readdir(join(folder, 'payroll'))).toEqual([VERSION]);
    expect(await kept()).toHaveLength(5);
  });

  test('find nothing of what one of them left behind when it was killed', async () => {
    const abandoned = join(folder, 'payroll/.temporary-by-another');
    await mkdir(abandoned, { recursive: true });
    await fetchVersion();
    expect(await readdir(join(folder, 'payroll'))).toEqual(['.temporary-by-another', VERSION]);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61 * 60_000);
    origin.put('1.1.0-b');
    await fetchVersion({}, '1.1.0-b');
    expect(await readdir(join(folder, 'payroll'))).toEqual([VERSION, '1.1.0-b']);
  });
});

test('a disk that takes no copy is no fault of the version', async () => {
  await writeFile(join(folder, 'payroll'), 'a file where the folder should be');
  const failure = fetchVersion();
  await expect(failure).rejects.toThrow(ExplainedError);
  await expect(failure).rejects.toThrow('The copy cannot be kept');
});

describe('a server', () => {
  const pointer: RemotePointer = {
    remote: 'payroll',
    live: VERSION,
    lastGood: null,
    isPinned: false,
    gradual: null,
    revision: 1,
  };
  const createReader = (pointers: readonly RemotePointer[], options?: Parameters<typeof atOrigins>[0]) =>
    createRegistryReader({
      remotesFolder: folder,
      atOrigins: atOrigins(options),
      releases: { pointers: async () => pointers, versions: async () => [] },
      provided: { versions: { '@site/design-system': '1.0.0' } },
      log,
    });

  test('that starts fetches the live version, which browsers load from the origin', async () => {
    const { remotes } = await createReader([pointer])();
    expect(remotes).toMatchObject([
      { name: 'payroll', build: { version: VERSION, base: `${origin.url}/${VERSION}/client/` } },
    ]);
  });

  test('that finds another version live serves the one before until it has fetched that', async () => {
    const pointers = [pointer];
    const read = createReader(pointers);
    await read();
    origin.put('1.1.0-b');
    pointers[0] = { ...pointer, live: '1.1.0-b', lastGood: VERSION };
    const versions = async () => (await read()).remotes.map(({ build }) => build?.version);
    expect(await versions()).toEqual([VERSION]);
    await expect.poll(versions).toEqual(['1.1.0-b']);
  });

  test('goes on serving what it has while the origin is away', async () => {
    await createReader([pointer])();
    origin.answer = (_request, response) => response.destroy();
    const { remotes } = await createReader([pointer])();
    expect(remotes).toMatchObject([{ build: { version: VERSION } }]);
  });

  test('goes on serving what it has while the database is away', async () => {
    const described = { remote: 'payroll', origin: origin.url, paths: ['/payroll/*'], budget: { js: 60_000 } };
    let list = async () => [described];
    const read = createReader([pointer], { list: () => list() });
    await read();
    list = () => Promise.reject(new Error('no connection'));
    expect((await read()).remotes).toMatchObject([{ build: { version: VERSION } }]);
    expect(logged).toContainEqual(expect.objectContaining({ event: 'origins.unreadable' }));
  });

  test('does not serve a version of which nothing is verified, and says why', async () => {
    const { remotes } = await createReader([pointer], { keys: [] })();
    expect(remotes[0]?.build).toBeUndefined();
    expect(logged).toContainEqual(
      expect.objectContaining({ event: 'remote.not-fetched', remote: 'payroll', version: VERSION }),
    );
  });

  test('serves nothing of a remote that was never released', async () => {
    await fetchVersion();
    expect((await createReader([])()).remotes).toMatchObject([{ problem: 'none of its versions has been released' }]);
  });

  test('deletes its copies with the versions', async () => {
    const day = 24 * 60 * 60_000;
    const versions = Array.from({ length: 8 }, (_, index) => `1.${index}.0-a`);
    for (const version of versions) {
      origin.put(version);
      await fetchVersion({}, version);
    }
    const releases: Pick<Releases, 'pointers' | 'versions'> = {
      pointers: async () => [{ ...pointer, live: '1.7.0-a' }],
      versions: async () =>
        versions.map((version, index) => ({
          remote: 'payroll',
          version,
          releasedAt: new Date(index * day),
          releasedBy: 'Payroll team',
          wasLive: true,
          changedAt: new Date(index * day),
          reasons: [],
        })),
    };
    const old = { remotesFolder: join(folder, 'none'), atOrigins: atOrigins(), releases };
    await removeOldBuilds(old, new Date(30 * day));
    expect((await readdir(join(folder, 'payroll'))).toSorted()).toEqual(versions.slice(3));
  });
});

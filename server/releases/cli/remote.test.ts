import { createPublicKey, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { publicKeyText } from '@site/api/program';
import { createTestApi, OPENING_MS, TEST_NOW, type TestApi } from '@site/api/test-support';
import { ownContract, type CallContracts } from '@site/protocol/compatibility.ts';
import { putContainer } from '../../remotes/manifests/container.test-support.ts';
import { createTestOrigin, type TestOrigin } from '../../remotes/origins/origin.test-support.ts';
import type { Check } from '../checks/check.ts';
import { createOriginAdder } from '../commands/add-origin.ts';
import { ChangedSchema, RemoteSchema } from '../commands/replies.ts';
import { createCommandAnswers } from '../commands/serve-commands.ts';
import { createManifestTaker } from '../commands/take-manifest.ts';
import { createRecordedCalls, type RecordedCalls } from '../history/recorded-calls.ts';
import { createReleases, type Releases } from '../history/releases.ts';
import { createRemoteOrigins, type RemoteOrigins } from '../history/remote-origins.ts';
import { operatorKeyFile, readPrivateKey, writePrivateKey } from '../keys/operator-key.ts';
import { createRemoteAccess } from '../keys/remote-access.ts';
import { authorisationOf, keyIdOf } from '../keys/signed-request.ts';
import type { ManifestOptions } from './command.ts';
import { commandNamed, usage } from './commands.ts';
import { siteAt } from './site.ts';
import { thisProject } from './this-project.ts';

const HERE = { program: 'npm run remote --', defaults: 'The site is localhost:3000.' };
const context = {
  program: HERE.program,
  project: thisProject('/nowhere'),
  note: undefined,
  hold: false,
  share: undefined,
  progress: () => undefined,
};

const [ONE, TWO, THREE] = ['1.0.0-a', '1.1.0-b', '1.2.0-c'] as const;

let api: TestApi;
let server: Server;
let url: string;
let operatorKey: string;
let teamKey: string;
let releases: Releases;
let origins: RemoteOrigins;
let recordedCalls: RecordedCalls;
/** What the site finds when it checks a version, for the first time or again. */
let found: (version: string) => Promise<readonly Check[]>;
let foundAgain: typeof found;
/** How often the site has read the pointers again. */
let refreshes: number;

beforeAll(async () => {
  api = await createTestApi();
  // Whoever signs uses the clock of the machine.
  const services = { ...api.services, clock: () => new Date() };
  const { dataDir } = services.config;
  releases = createReleases(services);
  recordedCalls = createRecordedCalls(services);
  const access = createRemoteAccess(services);
  origins = createRemoteOrigins(services);
  const remotesFolder = join(import.meta.dirname, '../../../remotes');
  operatorKey = operatorKeyFile(dataDir);
  teamKey = join(dataDir, 'team.pem');
  writePrivateKey(teamKey);
  const commands = createCommandAnswers({
    api: { addressOf: () => '192.0.2.1' },
    access,
    releases,
    recordedCalls,
    pages: { refresh: async () => void (refreshes += 1), remotes: () => [{ name: 'job-board', paths: ['/jobs/*'] }] },
    checks: {
      check: (_remote, version) => found(version),
      checkAgain: (_remote, version) => foundAgain(version),
    },
    addOrigin: createOriginAdder({ origins, remotesFolder }),
    takeManifest: createManifestTaker({ origins, remotesFolder }),
    checkMs: 1_000,
    countRead: () => undefined,
    log: services.log,
    siteUrl: () => url,
  });
  server = createServer(getRequestListener(commands.fetch)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, OPENING_MS);
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await api.close();
});
beforeEach(async () => {
  await api.empty(
    'remote_keys',
    'remote_origins',
    'fixed_versions',
    'rate_limits',
    'release_changes',
    'remote_pointers',
    'remote_versions',
    'version_calls',
  );
  api.setTime(TEST_NOW);
  found = async () => [{ checked: '3 pages rendered', problems: [] }];
  foundAgain = async () => [];
  refreshes = 0;
});

const publicKeyOf = (file: string): string => publicKeyText(createPublicKey(readPrivateKey(file)));

interface Options {
  key?: string;
  note?: string;
  hold?: boolean;
  share?: string;
  manifest?: ManifestOptions;
}

/** What a command prints, given in the name of whoever has the key in this file. */
async function remote(line: string, { key = operatorKey, ...options }: Options = {}) {
  const { run, args } = commandNamed(
    line.match(/"[^"]+"|\S+/g)!.map((word) => word.replaceAll('"', '')),
    HERE,
  );
  const { text, failed = false } = await run(
    { ...context, ...options, keyFile: key, site: () => siteAt(url, key) },
    args,
  );
  return { text, failed };
}
const refused = (line: string, options?: Options) =>
  remote(line, options).then(
    ({ text }) => `not refused: ${text}`,
    (error: unknown) => (error as Error).message,
  );

describe('a release', () => {
  test('says what was checked and how long it took, and is live', async () => {
    const { text, failed } = await remote(`release job-board ${ONE}`);
    expect(text).toMatch(/^job-board 1\.0\.0-a\n {2}✓ 3 pages rendered\nLive after \d+\.\d s$/);
    expect(failed).toBe(false);
    expect(await releases.pointers()).toMatchObject([{ remote: 'job-board', live: ONE }]);
    expect(refreshes).toBe(1);
  });

  test('is refused while another version of the remote is tried, and then no longer', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly Check[]>();
    const asked = vi.fn<typeof found>(() => promise);
    found = asked;
    const first = remote(`release job-board ${ONE}`);
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    expect(await refused(`release job-board ${TWO}`)).toBe(
      'A version of job-board is being tried: wait for its outcome.',
    );
    resolve([]);
    expect((await first).failed).toBe(false);
    expect((await remote(`release job-board ${TWO}`)).failed).toBe(false);
  });

  test('of a version that fails a check says why, and changes nothing for visitors', async () => {
    await remote(`release job-board ${ONE}`);
    found = async () => [
      { checked: '60 files by their hashes', problems: [] },
      { checked: '0 pages rendered', problems: ['it throws\nwhen it is imported'] },
    ];
    const { text, failed } = await remote(`release job-board ${TWO}`);
    expect(text).toContain('  ✓ 60 files by their hashes\n  ✗ 0 pages rendered\n      it throws');
    expect(text).toMatch(/Rejected after \d+\.\d s\. Visitors go on getting 1\.0\.0-a$/);
    expect(failed).toBe(true);
    expect(await releases.pointers()).toMatchObject([{ live: ONE }]);
    expect(await releases.versions()).toMatchObject([
      { version: TWO, reasons: ['it throws when it is imported'] },
      { version: ONE, reasons: [] },
    ]);
    expect(api.logged).toContainEqual(
      expect.objectContaining({ event: 'remote.rejected', remote: 'job-board', version: TWO, by: 'operator' }),
    );
  });

  test('on a pinned remote is recorded, and not live', async () => {
    await remote(`release job-board ${ONE}`);
    await remote('pin job-board');
    expect((await remote(`release job-board ${TWO}`)).text).toMatch(
      /^Held back, as job-board is pinned to 1\.0\.0-a, after/m,
    );
  });

  test('that is held back is checked and recorded, and no visitor gets it before it is promoted', async () => {
    await remote(`release job-board ${ONE}`);
    expect((await remote(`release job-board ${TWO}`, { hold: true })).text).toMatch(
      /^job-board 1\.1\.0-b\n {2}✓ 3 pages rendered\nHeld back after \d+\.\d s$/,
    );
    expect(await releases.pointers()).toMatchObject([{ live: ONE, lastGood: null, gradual: null }]);
    expect((await remote('history job-board')).text.split('\n')[2]).toMatch(/operator +hold +1\.0\.0-a +1\.1\.0-b/);
    expect((await remote(`promote job-board ${TWO}`)).text).toBe('job-board 1.1.0-b is live');
  });

  test('to a share of visitors is checked, and never live for all', async () => {
    await remote(`release job-board ${ONE}`);
    expect((await remote(`release job-board ${TWO}`, { share: '10' })).text).toMatch(
      /^Live for 10% of visitors after/m,
    );
    expect(await releases.pointers()).toMatchObject([{ live: ONE, gradual: { version: TWO, share: 10 } }]);
    expect((await releases.history()).map(({ action }) => action)).toEqual(['gradual', 'hold', 'release']);
    found = async () => [{ checked: '0 pages rendered', problems: ['it throws'] }];
    expect(await remote(`release job-board ${THREE}`, { share: '10' })).toMatchObject({ failed: true });
    expect(await refused(`release job-board ${THREE}`, { share: '0' })).toMatch(/^The share is a whole number/);
    expect(await refused(`release job-board ${THREE}`, { share: '10', hold: true })).toBe('Either --hold or --share');
  });

  test('whose files never answer is given up, and keeps no other command waiting', async () => {
    await remote(`release job-board ${ONE}`);
    found = () => new Promise(() => {});
    foundAgain = found;
    const given = await Promise.all([refused(`release job-board ${TWO}`), refused(`promote job-board ${ONE}`)]);
    expect(given[0]).toMatch(/^The check of job-board 1\.1\.0-b took more than 1 seconds\. Look at the history/);
    found = async () => [];
    await remote(`release job-board ${TWO}`);
    expect(await releases.pointers()).toMatchObject([{ live: TWO }]);
  });

  test('that another command overtakes while it is tried is refused', async () => {
    await remote(`release job-board ${ONE}`);
    found = async () => {
      // On another server.
      await releases.change({ remote: 'job-board', action: 'release', version: THREE }, 'Job board team');
      return [];
    };
    expect(await refused(`release job-board ${TWO}`)).toBe('Another command for job-board came first.');
    expect(await releases.pointers()).toMatchObject([{ live: THREE }]);
  });
});

describe('with two released versions', () => {
  beforeEach(async () => {
    await remote(`release job-board ${ONE}`);
    await remote(`release job-board ${TWO}`);
  });

  test('each command says what is then live', async () => {
    const texts: string[] = [];
    for (const line of [
      'rollback job-board',
      `gradual job-board ${TWO} 20`,
      'promote job-board',
      'pin job-board',
      'unpin job-board',
      'remove job-board',
    ])
      texts.push((await remote(line)).text);
    expect(texts).toEqual([
      'job-board 1.0.0-a is live',
      'job-board 1.0.0-a is live, 1.1.0-b for 20% of visitors',
      'job-board 1.1.0-b is live',
      'job-board 1.1.0-b is live, pinned',
      'job-board 1.1.0-b is live',
      'job-board is removed',
    ]);
  });

  test('of two commands that were decided on the same state, one wins', async () => {
    const site = siteAt(url, operatorKey);
    const { pointer } = await site.read('/remotes/job-board', RemoteSchema);
    const revision = pointer!.revision;
    const outcomes = await Promise.allSettled([
      site.command('job-board', { action: 'rollback', revision }, ChangedSchema),
      site.command('job-board', { action: 'pin', revision }, ChangedSchema),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const lost = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(lost.reason).toMatchObject({ message: 'Another command for job-board came first.' });
  });

  test('the list says what is live, by whom, and what a rollback returns to', async () => {
    const [head, , row] = (await remote('list')).text.split('\n');
    expect(head).toMatch(/^remote +live +since \(UTC\) +by +last good +pinned +gradual$/);
    expect(row).toMatch(/^job-board +1\.1\.0-b +\d{4}-\d\d-\d\d \d\d:\d\d +operator +1\.0\.0-a +- +-$/);
  });

  test('the history says who did what, from where to where, and why', async () => {
    await remote('rollback job-board', { note: 'The search is slow' });
    expect(api.logged).toContainEqual(
      expect.objectContaining({ event: 'remote.changed', action: 'rollback', by: 'operator', live: ONE }),
    );
    const [, , row] = (await remote('history job-board')).text.split('\n');
    expect(row).toMatch(/operator +rollback +1\.1\.0-b +1\.0\.0-a +The search is slow$/);
  });

  test.each([
    `promote job-board ${THREE}`,
    `gradual job-board ${THREE} 10`,
    `pin job-board ${THREE}`,
    'rollback job-board',
  ])('a version that can no longer be served is refused with the reasons, and nothing changes: %s', async (line) => {
    await remote(`release job-board ${THREE}`, { hold: true });
    const [before] = await releases.pointers();
    const asked: string[] = [];
    foundAgain = async (version) => {
      asked.push(version);
      return [{ checked: 'files', problems: ['server/routes.js is missing', 'it has no route'] }];
    };
    const version = line.startsWith('rollback') ? ONE : THREE;
    expect(await refused(line)).toBe(
      `job-board ${version} can no longer be served: server/routes.js is missing; it has no route`,
    );
    expect(asked).toEqual([version]);
    expect(await releases.pointers()).toEqual([before]);
  });

  test('what leaves the live version as it is needs no check', async () => {
    foundAgain = () => Promise.reject(new Error('checked'));
    await remote('pin job-board');
    await remote(`unpin job-board`);
    expect((await remote('remove job-board')).text).toBe('job-board is removed');
  });

  test('what does not apply is refused in words', async () => {
    expect(await refused('unpin job-board')).toBe('job-board is not pinned.');
    expect(await refused('promote job-board 9.9.9')).toBe('job-board 9.9.9 was never released.');
    expect(await refused('promote job-board')).toMatch(/^Say which version of job-board/);
    expect(await refused(`gradual job-board ${ONE} 100`)).toMatch(/^The share is a whole number/);
  });
});

describe('a team', () => {
  test('commands its own remote once the operator has allowed its key, under its own name', async () => {
    expect(await refused(`release job-board ${ONE}`, { key: teamKey })).toMatch(/^This needs the signature of a key/);
    const { text } = await remote(`allow job-board ${publicKeyOf(teamKey)} "Job board team"`);
    const keyId = keyIdOf(createPublicKey(readPrivateKey(teamKey)));
    expect(text).toBe(`Job board team may command job-board, with the key ${keyId}`);
    await remote(`release job-board ${ONE}`, { key: teamKey });
    expect(await releases.versions()).toMatchObject([{ version: ONE, releasedBy: 'Job board team' }]);
    expect((await remote('keys job-board')).text).toContain(`${keyId}  Job board team`);
  });

  test('commands no other remote, and lets nobody else in', async () => {
    await remote(`allow job-board ${publicKeyOf(teamKey)} "Job board team"`);
    expect(await refused(`release marketing ${ONE}`, { key: teamKey })).toBe('This key may not command marketing');
    expect(await refused(`allow job-board ${publicKeyOf(teamKey)} Friends`, { key: teamKey })).toBe(
      'Only the operator may say where a remote is, and who commands it',
    );
  });

  test('commands nothing any more once its key is revoked', async () => {
    await remote(`allow job-board ${publicKeyOf(teamKey)} "Job board team"`);
    await remote(`revoke job-board ${keyIdOf(createPublicKey(readPrivateKey(teamKey)))}`);
    expect(await refused('list', { key: teamKey })).toMatch(/^This needs the signature of a key/);
  });

  test('cannot have a name of the site’s own', async () => {
    expect(await refused(`allow job-board ${publicKeyOf(teamKey)} operator`)).toMatch(/^This is no command: holder/);
  });
});

describe('a remote at an origin', () => {
  const PAYROLL = 'https://cdn.example/payroll';

  test('is added with its paths and its budget, and may be added again with others', async () => {
    const { text } = await remote(`add payroll ${PAYROLL}/ /payroll,/payslips/* 60000`);
    expect(text).toContain(`payroll is at ${PAYROLL}\n`);
    const payroll = { remote: 'payroll', origin: PAYROLL, budget: { js: 60_000 } };
    expect(await origins.list()).toEqual([{ ...payroll, paths: ['/payroll', '/payslips/*'] }]);
    await remote(`add payroll ${PAYROLL} /payroll/* 60000`);
    expect(await origins.list()).toEqual([{ ...payroll, paths: ['/payroll/*'] }]);
  });

  test.each([
    ['job-board https://cdn.example/job-board /other 60000', 'The site’s own folder has a remote of that name'],
    [`payroll ${PAYROLL} /jobs/wages 60000`, 'it may not own /jobs/wages, as job-board does'],
    [`payroll ${PAYROLL} payroll 60000`, /A path is like \/payroll or \/payroll\/\*/],
    [`payroll ${PAYROLL} /payroll 0`, /^This is no command: budget\.js/],
    [`payroll ${PAYROLL} /payroll lots`, 'The budget is a whole number of bytes'],
    ['payroll http://cdn.example/payroll /payroll 60000', /^An origin is the https URL of a folder/],
    ['payroll https://me:secret@cdn.example /payroll 60000', /^An origin is the https URL of a folder/],
    [`payroll ${PAYROLL}?v=1 /payroll 60000`, /^An origin is the https URL of a folder/],
    ['payroll https://cdn.example;x/payroll /payroll 60000', /^An origin is the https URL of a folder/],
    [`payroll ${PAYROLL};x /payroll 60000`, /^An origin is the https URL of a folder/],
    ['payroll file:///payroll /payroll 60000', /^An origin is the https URL of a folder/],
    [`Payroll ${PAYROLL} /payroll 60000`, /^A remote’s name has small letters/],
  ])('is refused as in: add %s', async (line, reason) => {
    expect(await refused(`add ${line}`)).toEqual(typeof reason === 'string' ? reason : expect.stringMatching(reason));
    expect(await origins.list()).toEqual([]);
  });

  test('cannot own what another one has', async () => {
    await remote(`add payroll ${PAYROLL} /payroll/* 60000`);
    expect(await refused(`add wages https://cdn.example/wages /payroll/new 60000`)).toBe(
      'it may not own /payroll/new, as payroll does',
    );
  });

  test('is for the operator to add', async () => {
    await remote(`allow payroll ${publicKeyOf(teamKey)} "Payroll team"`);
    expect(await refused(`add payroll ${PAYROLL} /payroll 60000`, { key: teamKey })).toBe(
      'Only the operator may say where a remote is, and who commands it',
    );
  });
});

describe('a remote that was built with other tools', () => {
  let team: TestOrigin;
  let manifest: string;
  beforeEach(async () => {
    team = await createTestOrigin();
    manifest = `${team.url}/mf-manifest.json`;
    putContainer(team);
  });
  afterEach(() => team.close());

  const atPayroll = (more: Partial<ManifestOptions> = {}) => ({ manifest: { manifest, paths: ['/payroll'], ...more } });
  const live = async () => (await releases.pointers()).find((pointer) => pointer.remote === 'payroll')?.live;

  test('is released by the operator with its manifest and its paths, and what was released is recorded', async () => {
    const { text } = await remote('release payroll', atPayroll({ title: 'Payslips', budget: { js: 90_000 } }));
    expect(text).toMatch(/^payroll 1\.4\.0-[0-9a-f]{12}\n {2}✓ 3 pages rendered\nLive after/);
    const version = await live();
    expect(text).toContain(version);
    expect(await origins.list()).toEqual([
      {
        remote: 'payroll',
        origin: team.url,
        paths: ['/payroll'],
        budget: { js: 90_000 },
        manifest: { url: manifest, title: 'Payslips' },
      },
    ]);
    expect(await origins.versions.find('payroll', version!)).toMatchObject({
      manifest,
      container: { type: 'module', title: 'Payslips' },
      site: { paths: ['/payroll'], budget: { js: 90_000 } },
    });
  });

  test('may be held back, or shown to some', async () => {
    await remote('release payroll', atPayroll());
    const first = await live();
    team.files.set('assets/page.js', 'export {};');
    expect((await remote('release payroll', { ...atPayroll(), hold: true })).text).toContain('\nHeld back after');
    team.files.set('assets/page.js', 'export { };');
    const { text } = await remote('release payroll', { ...atPayroll(), share: '10' });
    expect(text).toContain('\nLive for 10% of visitors after');
    expect(await live()).toBe(first);
  });

  test('is refused while nothing of it has changed', async () => {
    await remote('release payroll', atPayroll());
    expect(await refused('release payroll', atPayroll())).toMatch(/^payroll 1\.4\.0-\w+ is live already/);
  });

  test('is released again by its team, from the same manifest and with what the operator said', async () => {
    await remote('release payroll', atPayroll({ title: 'Payslips' }));
    await remote(`allow payroll ${publicKeyOf(teamKey)} "Payroll team"`);
    const before = await live();
    team.files.set('assets/page.js', 'export {};');
    await remote('release payroll', { key: teamKey, manifest: { manifest } });
    expect(await live()).not.toBe(before);
    const fixed = await origins.versions.find('payroll', (await live())!);
    expect(fixed).toMatchObject({ container: { title: 'Payslips' }, site: { paths: ['/payroll'] } });
  });

  test.each([
    ['another manifest', { manifest: 'https://elsewhere.example/mf-manifest.json' }],
    ['paths', { paths: ['/wages'] }],
    ['a budget', { budget: { js: 1_000_000 } }],
  ])('is not for its team to give %s', async (_what, said) => {
    await remote('release payroll', atPayroll());
    await remote(`allow payroll ${publicKeyOf(teamKey)} "Payroll team"`);
    const options = { key: teamKey, manifest: { manifest, ...said } };
    expect(await refused('release payroll', options)).toMatch(/^Only the operator may say which manifest/);
  });

  test('is not for a key of another remote', async () => {
    await remote(`allow job-board ${publicKeyOf(teamKey)} "Job board team"`);
    expect(await refused('release payroll', { ...atPayroll(), key: teamKey })).toBe('This key may not command payroll');
  });

  test.each([
    [{ paths: ['/jobs/wages'] }, 'it may not own /jobs/wages, as job-board does'],
    [{ paths: undefined }, 'Say which paths payroll has: --path /payroll'],
    [{ manifest: 'http://payroll.example/mf-manifest.json' }, /^A manifest has an https URL/],
    [{ title: 'a\u0000b' }, /^This is no command: title/],
  ])('is refused with %j', async (said, reason) => {
    const failure = await refused('release payroll', atPayroll(said as Partial<ManifestOptions>));
    expect(failure).toEqual(typeof reason === 'string' ? reason : expect.stringMatching(reason));
    expect(await origins.list()).toEqual([]);
  });

  test('is refused when its origin lacks a file, or has no manifest that fits', async () => {
    team.files.delete('assets/routes.js');
    expect(await refused('release payroll', atPayroll())).toBe(`${team.url}/assets/routes.js answers 404`);
    putContainer(team, { exposes: [] });
    expect(await refused('release payroll', atPayroll())).toMatch(/^payroll is not released: it exposes no \.\/routes/);
    expect(await origins.list()).toEqual([]);
    expect(await live()).toBeUndefined();
  });
});

describe('the endpoint', () => {
  const send = (
    body: string,
    {
      key = readPrivateKey(operatorKey),
      site = url,
      name = 'job-board',
    }: { key?: KeyObject; site?: string; name?: string } = {},
  ) => {
    const address = new URL(`/remotes/${name}`, site);
    const signed = { method: 'POST', url: address, body: new TextEncoder().encode(body), at: new Date() };
    const authorization = authorisationOf(signed, key);
    return fetch(`${url}/remotes/${name}`, { method: 'POST', body, headers: { authorization } });
  };

  test.each([
    ['{', 400],
    ['{"action":"explode"}', 400],
    ['{"action":"release","version":"../secrets"}', 400],
    ['{"action":"rollback","and":"more"}', 400],
    ['{"action":"pin","note":"a\\u0000b"}', 400],
    ['{"action":"pin","note":"\\u001b[2J"}', 400],
    ['{"__proto__":{"action":"remove"}}', 400],
    ['[]', 400],
    ['x'.repeat(64 * 1024 + 1), 413],
    ['{"action":"rollback"}', 409],
  ])('answers %.40s with %i', async (body, status) => {
    const response = await send(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: expect.any(String) as string });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.each(['a%00b', '%3Cscript%3E', '__proto__', 'a'.repeat(65), '%E0%A4%A'])(
    'takes no command for a remote of an impossible name: %.20s',
    async (name) => {
      const body = JSON.stringify({ action: 'allow', publicKey: publicKeyOf(teamKey), holder: 'Team' });
      expect((await send(body, { name })).status).toBe(400);
    },
  );

  test('refuses a command for another site, and says which one this is', async () => {
    const response = await send('{"action":"rollback"}', { site: 'https://staging.example.com' });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: expect.stringContaining(`made for ${url} within`) as string });
  });

  test('tells nobody anything who has no key', async () => {
    for (const path of ['/remotes', '/remotes/job-board']) expect((await fetch(url + path)).status).toBe(401);
  });
});

test('a site that does not run is said to be that', async () => {
  const site = siteAt('http://127.0.0.1:9', operatorKey);
  const { run, args } = commandNamed(['list'], HERE);
  await expect(run({ ...context, keyFile: '', site: () => site }, args)).rejects.toThrow(
    /^No site answers at http:\/\/127\.0\.0\.1:9: is it running\?/,
  );
});

test('a missing key is said to be that', () => {
  expect(() => siteAt(url, '/nowhere/key.pem')).toThrow(
    /^There is no key in \/nowhere\/key\.pem: name yours with --key/,
  );
});

test('whoever leaves something out is told what the command needs', () => {
  expect(() => commandNamed(['rollback'], HERE)).toThrow('npm run remote -- rollback <name>');
  expect(() => commandNamed(['list', 'more'], HERE)).toThrow('npm run remote -- list');
  expect(() => commandNamed(['explode'], HERE)).toThrow(usage(HERE));
});

test('in a repository of its own, a remote’s commands leave out its name', () => {
  const payroll = { program: 'site-remote', own: 'payroll', defaults: '' };
  expect(commandNamed(['promote', ONE], payroll).args).toEqual(['payroll', ONE]);
  expect(commandNamed(['list'], payroll).args).toEqual([]);
  expect(() => commandNamed(['rollback', 'payroll'], payroll)).toThrow(/^site-remote rollback$/);
  expect(usage(payroll)).toMatch(/^ {2}gradual <version> <percent> /m);
});

test('without an address, no site is asked', () => {
  expect(() => siteAt(undefined, operatorKey)).toThrow('Say which site, with --site or as site.url in package.json');
  expect(() => siteAt('example.com', '/nowhere/key.pem')).toThrow(
    'example.com is not the address of a site, like https:',
  );
});

describe('whether the API that is here can be deployed', () => {
  const contract = ownContract();
  const getJobs = contract['getJobs']!;
  const needing: CallContracts = {
    getJobs: {
      ...getJobs,
      reply: { type: 'object', properties: { salaryText: { type: 'string' } }, required: ['salaryText'] },
    },
  };
  beforeEach(async () => {
    await releases.change({ remote: 'job-board', action: 'release', version: ONE }, 'ada');
  });

  test('it can, if it answers all that visitors have, and says of which version nothing is known', async () => {
    await releases.change({ remote: 'marketing', action: 'release', version: TWO }, 'ada');
    await recordedCalls.record({ remote: 'job-board', version: ONE, calls: { getJobs } });
    expect(await remote('can-deploy')).toEqual({
      text:
        'The API can take over: 1 version of remotes can call it\n' +
        `Nothing is known of what these call: marketing ${TWO}`,
      failed: false,
    });
  });

  test('it cannot, if it would break a version that is live, and neither if it is the last good one', async () => {
    await recordedCalls.record({ remote: 'job-board', version: ONE, calls: needing });
    const sentence = (as: string) =>
      `The API cannot take over yet:\n  job-board ${ONE}, which is ${as}, was built for another API: get-jobs does not send salaryText`;
    expect(await remote('can-deploy')).toEqual({ text: sentence('live'), failed: true });
    await releases.change({ remote: 'job-board', action: 'release', version: TWO }, 'ada');
    expect((await remote('can-deploy')).text).toContain(sentence('last good'));
  });

  test('it can, once a version that it would break was given up', async () => {
    await recordedCalls.record({ remote: 'job-board', version: ONE, calls: needing });
    await releases.change({ remote: 'job-board', action: 'release', version: TWO }, 'ada');
    expect(await refused(`reject job-board ${ONE}`)).toBe('Say why it is rejected.');
    await remote(`reject job-board ${ONE}`, { note: 'It reads salaryText' });
    expect(await remote('can-deploy')).toMatchObject({ failed: false });
    expect(await releases.versions()).toContainEqual(
      expect.objectContaining({ version: ONE, reasons: ['It reads salaryText'] }),
    );
  });
});

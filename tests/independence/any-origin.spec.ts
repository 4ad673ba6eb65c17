import { createPublicKey } from 'node:crypto';
import { appendFile, glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { hashFiles } from '../../build/file-hashes.ts';
import { writeModuleHashes } from '../../build/module-hashes.ts';
import { readPrivateKey, writePrivateKey } from '../../server/releases/keys/operator-key.ts';
import { publicKeyText } from '@site/api/program';
import type { RemoteDescriptor } from '@site/remote-kit/descriptor.ts';
import type { RunningServer } from '../../server/start-server.ts';
import { copyOfBuild, descriptorIn, remotesWith } from '../e2e/support/registry.ts';
import { expect, hydrated, test as base, withServer } from '../e2e/support/site.ts';
import { startCdn, type Cdn } from './support/cdn.ts';
import { remote, sign } from './support/commands.ts';

const NAME = 'job-board';

const HEADING = 'Find your next job, on the road or behind it';

interface Origin extends RemoteDescriptor {
  cdn: Cdn;
  /** URL of what browsers load, with a trailing slash. */
  base: string;
  /** The folder of the version at the origin. */
  folder: string;
  publicKey: string;
  /** What the site's own folder said of the remote. */
  site: { paths: readonly string[]; budget: { js: number } };
  /** The site's own remotes: all but this one. */
  remotesFolder: string;
}

/** A remote is built, signed with its team's new key and put to an origin of its own. */
const test = base.extend<{ origin: Origin }>({
  origin: async ({ builds }, use) => {
    const dist = await copyOfBuild(NAME, join(builds, 'cdn', NAME));
    const built = await descriptorIn(dist);
    const folder = join(dist, built.version);
    await addFurtherFile(folder, built);
    const descriptor = { ...built, files: await hashFiles(folder), tested: 'sources' };
    await writeFile(join(folder, 'remote.json'), JSON.stringify(descriptor));
    const key = join(builds, 'team.pem');
    writePrivateKey(key);
    expect(await sign(folder, key)).toMatchObject({ code: 0 });
    const remotesFolder = await remotesWith(builds, {});
    const ownFolder = join(remotesFolder, NAME);
    const { site } = JSON.parse(await readFile(join(ownFolder, 'package.json'), 'utf8')) as Pick<Origin, 'site'>;
    await rm(ownFolder, { recursive: true });
    const cdn = await startCdn(join(builds, 'cdn'));
    const base = `${cdn.url}/${NAME}/${descriptor.version}/client/`;
    const publicKey = publicKeyText(createPublicKey(readPrivateKey(key)));
    await use({ ...descriptor, cdn, base, folder, publicKey, site, remotesFolder });
    await cdn.switchOff();
  },
});

/** What the fragment's module imports once it runs, as a large one might. It marks that it ran. */
const FURTHER = 'client/assets/further.js';

async function addFurtherFile(folder: string, { fragments = [] }: RemoteDescriptor) {
  const module = fragments[0]!.js.find((file) => file.includes('latest-jobs'))!;
  await writeFile(join(folder, FURTHER), 'performance.mark("further");');
  await appendFile(join(folder, 'client', module), '\nimport("./further.js").catch(() => undefined);');
  for await (const compressed of glob(join(folder, 'client', `${module}.*`))) await rm(compressed);
  await writeModuleHashes(folder);
}

// The certificate is the test's own.
test.use({ ignoreHTTPSErrors: true });

/** As the operator does; then the version is released. */
async function addAndRelease(server: RunningServer, { name, version, cdn, site, publicKey }: Origin) {
  const { paths, budget } = site;
  const added = await remote(server, 'add', name, `${cdn.url}/${name}`, paths.join(), String(budget.js));
  expect(added).toMatchObject({ code: 0 });
  expect(await remote(server, 'allow', name, publicKey, 'Its team')).toMatchObject({ code: 0 });
  return remote(server, 'release', name, version);
}

/** What a browser loads to show the list of jobs, below `client`. */
const scriptOfList = ({ routes }: Origin): string => routes.find(({ path }) => path === '/jobs')!.js.at(-1)!;

async function expectList(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
}

const policyOf = async (url: string) => (await fetch(url)).headers.get('content-security-policy') ?? '';

test('a remote at an origin is released, and works as those of the site’s own folder', async ({ page, origin }) => {
  const { cdn, base, remotesFolder } = origin;
  await withServer({ remotesFolder }, async (server) => {
    const { url } = server;
    expect(await policyOf(`${url}/contact`)).not.toContain(cdn.url);
    const { output } = await addAndRelease(server, origin);
    expect(output).toMatch(/Live after \d+\.\d s/);

    // Its pages, and those of others, allow its origin and no other.
    for (const path of ['/jobs', '/contact']) {
      const policy = await policyOf(url + path);
      for (const kind of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'])
        expect(policy.split('; ').find((line) => line.startsWith(`${kind} `))).toContain(` ${cdn.url}`);
      expect(new Set(policy.match(/https?:[^\s;]+/g))).toEqual(new Set([cdn.url]));
    }

    const loaded: string[] = [];
    page.on('response', (response) => loaded.push(`${response.status()} ${response.url()}`));
    await page.goto(`${url}/jobs`);
    await hydrated(page);
    await expectList(page);
    expect(loaded).toContain(`200 ${base}${origin.entry}`);
    expect(loaded).toContain(`200 ${base}${scriptOfList(origin)}`);
    expect(loaded.filter((line) => line.includes('/remotes/job-board/'))).toEqual([]);
    const styles = page.locator(`link[rel=stylesheet][href^="${base}"]`);
    expect(await styles.count()).toBeGreaterThan(0);
    for (const style of await styles.all()) await expect(style).toHaveAttribute('integrity', /^sha256-/);

    // From a page of another remote, and back.
    await page.goto(`${url}/contact`);
    await hydrated(page);
    await page.getByRole('navigation').getByRole('link', { name: /jobs/i }).first().click();
    await expectList(page);
  });
});

test('a file that was changed at the origin runs neither in a browser nor on a server', async ({
  page,
  origin,
  allowConsole,
}) => {
  const { remotesFolder, folder } = origin;
  const script = scriptOfList(origin);
  await withServer({ remotesFolder }, async (server) => {
    expect(await addAndRelease(server, origin)).toMatchObject({ code: 0 });
    await appendFile(join(folder, 'client', script), '\nglobalThis.hasRun = true;');
    allowConsole(/integrity|Failed to|RemoteUnavailableError|preload/);
    await page.goto(`${server.url}/jobs`);
    await expect(page.getByText('Parts of this page did not load')).toBeVisible();
    await expectList(page);
    expect(await page.evaluate('globalThis.hasRun')).toBeUndefined();
  });
  await withServer({ remotesFolder }, async (another) => {
    const { code, output } = await addAndRelease(another, origin);
    expect(output).toContain(`client/${script} is not what was signed`);
    expect(code).toBe(1);
    // Its pages are known a little later.
    await expect.poll(async () => (await fetch(`${another.url}/jobs`)).status).toBe(503);
  });
});

const timesRun = () => performance.getEntriesByName('further').length;

const FRAGMENT = '[data-fragment="job-board/latest-jobs"]';

/** The newest jobs on the home page, first in the server's HTML, then for whoever comes from another page. */
async function visitNewestJobs(page: Page, { url }: RunningServer, { base }: Origin) {
  await expect.poll(async () => (await page.request.get(url)).text()).toContain(`${base}assets/latest-jobs`);
  await page.goto(url);
  await hydrated(page);
  await expect(page.locator(FRAGMENT).getByRole('heading', { level: 3 })).toHaveCount(3);
  return async () => {
    await page.goto(`${url}/contact`);
    await hydrated(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).first().click();
    await expect(page).toHaveURL(`${url}/`);
  };
}

test('a fragment of a remote at an origin works, with the files that it loads later', async ({ page, origin }) => {
  await withServer({ remotesFolder: origin.remotesFolder }, async (server) => {
    expect(await addAndRelease(server, origin)).toMatchObject({ code: 0 });
    const fromAnotherPage = await visitNewestJobs(page, server, origin);
    await expect.poll(() => page.evaluate(timesRun)).toBe(1);
    await fromAnotherPage();
    await expect(page.locator(FRAGMENT).getByRole('heading', { level: 3 })).toHaveCount(3);
  });
});

test('what a fragment loads later and was changed at the origin does not run: HTML and fallback stay', async ({
  page,
  origin,
  allowConsole,
}) => {
  await withServer({ remotesFolder: origin.remotesFolder }, async (server) => {
    expect(await addAndRelease(server, origin)).toMatchObject({ code: 0 });
    const later = await Array.fromAsync(glob('client/assets/{further,loader}.js', { cwd: origin.folder }));
    expect(later).toHaveLength(2);
    for (const file of later) await appendFile(join(origin.folder, file), ' ');
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const refused = () => later.filter((file) => said.some((text) => /integrity/.test(text) && text.includes(file)));
    allowConsole(/integrity|Failed to/);
    const fromAnotherPage = await visitNewestJobs(page, server, origin);
    await fromAnotherPage();
    await expect.poll(refused).toEqual(later);
    await expect(page.getByText('The list of all open jobs has the newest ones first.')).toBeVisible();
    expect(await page.evaluate(timesRun)).toBe(0);
  });
});

test('whoever answers in the origin’s place, with another host’s certificate, is not read', async ({ origin }) => {
  const { cdn, remotesFolder } = origin;
  const elsewhere = cdn.url.replace('localhost', '127.0.0.1');
  await withServer({ remotesFolder }, async (server) => {
    const { code, output } = await addAndRelease(server, { ...origin, cdn: { ...cdn, url: elsewhere } });
    expect(output).toContain('127.0.0.1 is not in the cert');
    expect(code).toBe(1);
  });
});

test('while the origin is away, pages can be read, and links work', async ({ page, origin, allowConsole }) => {
  const { cdn, remotesFolder } = origin;
  await withServer({ remotesFolder }, async (server) => {
    expect(await addAndRelease(server, origin)).toMatchObject({ code: 0 });
    await cdn.switchOff();
    allowConsole(/ERR_CONNECTION|Failed to|RemoteUnavailableError|#RUNTIME/);
    await page.goto(`${server.url}/jobs`);
    await expect(page.getByText('Parts of this page did not load')).toBeVisible();
    await expectList(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  });
});

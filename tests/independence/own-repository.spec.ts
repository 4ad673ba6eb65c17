import { access, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { PACKED } from '../../kit/pack/packed.ts';
import type { RunningServer } from '../../server/start-server.ts';
import { descriptorIn, remotesWith } from '../e2e/support/registry.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test as base, withFragments, withServer } from '../e2e/support/site.ts';
import { buildThatPlaces } from './support/placed-fragment.ts';
import { newRepository, packKit, releaseTo, run, start } from './support/repository.ts';
import { startCdn } from './support/cdn.ts';
import { remote } from './support/commands.ts';

interface Repository {
  /** Its folder. */
  repository: string;
  /** What the operator allows: the public key of its team. */
  publicKey: string;
  /** A folder with the site's own remotes. */
  remotesFolder: string;
}

// In one worker: the kit is packed once.
base.describe.configure({ mode: 'default' });

/** What a team that starts a remote has: a repository, and a key. */
const test = base.extend<object, { team: Repository }>({
  team: [
    async ({}, use) => {
      const place = await mkdtemp(join(tmpdir(), 'own-repository-'));
      packKit();
      const repository = await newRepository(place);
      await addPicture(join(repository, 'src/pages/payroll'));
      await addLatestJobs(join(repository, 'src/pages/payroll/page.tsx'));
      await run(repository, `site-remote fragment ${OFFERED.fragment}`);
      await replaceIn(join(repository, 'src/fragments', OFFERED.fragment, 'input.ts'), 'strictObject', 'object');
      const publicKey = (await run(repository, 'site-remote key team.pem')).trim();
      const marketing = await buildThatPlaces(
        { fragment: `payroll/${OFFERED.fragment}`, input: OFFERED.input },
        'marketing',
        join(place, 'marketing'),
      );
      await use({ repository, publicKey, remotesFolder: await remotesWith(place, { marketing }) });
      await rm(place, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

async function allow(server: RunningServer, { publicKey }: Repository) {
  expect(await remote(server, 'allow', 'payroll', publicKey, 'Payroll team')).toMatchObject({ code: 0 });
}

const newestIn = async (repository: string) => (await descriptorIn(join(repository, 'dist'))).version;

async function replaceIn(file: string, from: string, to: string) {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
}

const PICTURE = { name: 'Bureau of Payslips', initials: 'BP' };

/** Shows a picture, which is a file beside the page. */
async function addPicture(folder: string) {
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160"><path d="M0 0h160v160H0z" /></svg>';
  await writeFile(join(folder, 'mark.svg'), logo);
  const file = join(folder, 'page.tsx');
  await replaceIn(file, 'import { ', "import mark from './mark.svg';\nimport { Avatar, ");
  await replaceIn(file, '</Stack>', `<Avatar name="${PICTURE.name}" src={mark} shape="square" />\n</Stack>`);
}

const JOBS = 'job-board/latest-jobs';

/** Shows the newest jobs, which are another remote's. */
async function addLatestJobs(page: string) {
  const input = '{ count: 2, headingLevel: 2 }';
  await replaceIn(page, 'import { trail }', "import { Fragment } from '@site/remote-kit';\nimport { trail }");
  await replaceIn(
    page,
    '</Stack>',
    `<Fragment name="${JOBS}" input={${input}} fallback={<Text>No jobs</Text>} />\n</Stack>`,
  );
}

/** What the remote has for pages of others, of which the home page shows it. */
const OFFERED = {
  fragment: 'next-payday',
  title: 'Next payday',
  input: {
    type: 'object',
    required: ['headingLevel'],
    properties: { headingLevel: { type: 'number', enum: [2, 3, 4] } },
  },
};

/** A page's HTML, once it has the fragments in it that the page asks for. */
const htmlWithFragments = async (page: Page, url: string) => (await withFragments(page.request, url)).html;

const isAlive = (element: Locator) =>
  element.evaluate((each) => Object.keys(each).some((key) => key.startsWith('__reactProps')));

test('a team makes a remote in a repository of its own, releases it, changes it and rolls it back', async ({
  page,
  team,
}) => {
  test.slow();
  const { repository, remotesFolder } = team;
  const release = 'site-remote release';
  await withServer({ remotesFolder }, async (server) => {
    const { url } = server;
    await expect(run(repository, release)).rejects.toThrow('Say which site');
    await releaseTo(repository, { url, folder: join(remotesFolder, 'payroll') });
    await expect(run(repository, release)).rejects.toThrow('This needs the signature of a key');
    await allow(server, team);

    expect(await run(repository, release)).toMatch(/^payroll 0\.1\.0-\w+\n( {2}✓ .+\n)+Live after \d+\.\d s$/m);
    const response = await page.goto(`${url}/payroll`);
    expect(await response?.text()).toContain('Payroll</h1>');
    await hydrated(page);
    const picture = page.getByRole('img', { name: PICTURE.name });
    await expect(picture).toHaveAttribute('src', /^\/remotes\/payroll\/[^/]+\/assets\/mark-[\w-]+\.svg$/);
    await expect(picture).toHaveJSProperty('naturalWidth', 160);
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(`${url}/`);
    await expect(page.getByRole('heading', { level: 3, name: OFFERED.title })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Payroll' })).toBeVisible();

    expect(await htmlWithFragments(page, `${url}/payroll`)).toMatch(new RegExp(`data-fragment="${JOBS}">.*<h2`, 's'));
    await page.goto(`${url}/payroll`);
    const jobs = page.locator(`[data-fragment="${JOBS}"]`).getByRole('heading', { level: 2 });
    await expect(jobs).toHaveCount(2);
    await expect.poll(() => isAlive(jobs.first())).toBe(true);

    expect(await htmlWithFragments(page, url)).toMatch(new RegExp(`<h3[^>]*>${OFFERED.title}</h3>`));
    await page.goto(url);
    const offered = page.getByRole('heading', { level: 3, name: OFFERED.title });
    await expect.poll(() => isAlive(offered)).toBe(true);

    await replaceIn(join(repository, 'src/pages/payroll/meta.ts'), "title: 'Payroll'", "title: 'Payslips'");
    await expect(run(repository, release)).rejects.toThrow('<title>Payroll | ');
    const fragments = join(repository, 'src/fragments');
    await rename(fragments, `${fragments}-dropped`);
    await run(repository, 'npm run build');
    const refused = await run(repository, `${release} ${await newestIn(repository)}`).catch(String);
    expect(refused).toContain('its tests have not passed on what it was built from');
    expect(refused).toMatch(/marketing \S+ shows the fragment payroll\/next-payday, which payroll \S+ lacks/);
    await rename(`${fragments}-dropped`, fragments);
    await replaceIn(join(repository, 'src/pages/payroll/page.test.ts'), '<title>Payroll', '<title>Payslips');
    await run(repository, `${release} --note "The name that people use"`);
    const html = async () => (await page.request.get(`${url}/payroll`)).text();
    await expect.poll(html).toContain('<title>Payslips | ');
    await page.goto(`${url}/payroll`);
    await hydrated(page);
    await expect(page).toHaveTitle(/^Payslips/);

    expect(await run(repository, 'site-remote rollback')).toMatch(/^payroll 0\.1\.0-\w+ is live$/m);
    await expect.poll(html).toContain('<title>Payroll | ');
    expect(await run(repository, 'site-remote history')).toMatch(/Payroll team +release .* The name that people use$/m);
  });
});

// The origin's certificate is the test's own.
test.use({ ignoreHTTPSErrors: true });

test('a team releases to an origin of its own: its version is signed, and its pictures come from there', async ({
  page,
  team,
  allowConsole,
}) => {
  test.slow();
  const { repository, remotesFolder } = team;
  const origin = join(repository, '../cdn/payroll');
  await rm(join(remotesFolder, 'payroll'), { recursive: true, force: true });
  const cdn = await startCdn(join(origin, '..'));
  await withServer({ remotesFolder }, async (server) => {
    expect(await remote(server, 'add', 'payroll', `${cdn.url}/payroll`, '/payroll/*', '60000')).toMatchObject({
      code: 0,
    });
    await allow(server, team);
    await releaseTo(repository, { url: server.url, origin });
    expect(await run(repository, 'site-remote release')).toMatch(/^Live after/m);
    const response = await page.goto(`${server.url}/payroll`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const picture = page.getByRole('img', { name: PICTURE.name });
    const address = await picture.getAttribute('src');
    expect(address).toContain(`${cdn.url}/payroll/`);
    expect(await response?.text()).toContain(`src="${address}"`);
    await expect(picture).toHaveJSProperty('naturalWidth', 160);

    allowConsole(/Failed to load resource/);
    await page.route(address!, (route) => route.abort());
    await page.reload();
    await expect(picture).toHaveText(PICTURE.initials);
  });
  await cdn.switchOff();
});

test('a team develops its pages in the layout of the site, and its testers choose what the mocks answer', async ({
  page,
  team: { repository },
  allowConsole,
}) => {
  test.slow();
  // Vite prepares packages while the very first page loads, and loads it again.
  allowConsole(/Outdated Optimize Dep|Failed to fetch dynamically imported module/);
  const development = start(repository, 'npm run dev');
  try {
    const lines = createInterface(development.stdout);
    let url = '';
    for await (const line of lines) {
      url = /^Its pages: (\S+)$/.exec(line)?.[1] ?? '';
      if (url) break;
    }
    await page.goto(url);
    await hydrated(page);
    await page.goto(url);
    await hydrated(page);
    await page.getByRole('button', { name: 'Mocked: ready' }).click();
    await expect(page.getByRole('heading', { name: 'Mocked site' })).toBeVisible();
    await page.goto(`${url}?mock=getJobs:500`);
    await expect(page.getByRole('button', { name: 'Mocked: getJobs:500' })).toBeVisible();
    await hydrated(page);
    const file = join(repository, 'src/pages/payroll/page.tsx');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/goes here/, 'goes there'));
    await expect(page.getByText('goes there')).toBeVisible();
    await writeFile(file, text);
  } finally {
    process.kill(-development.pid!, 'SIGTERM');
  }
});

test('a repository keeps the tarballs of its kit, and installs from them', async ({ team: { repository } }) => {
  const { dependencies, devDependencies } = JSON.parse(
    await readFile(join(repository, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  const ours = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => name.startsWith('@site/'));
  expect(ours.map(([name]) => name).toSorted()).toEqual(PACKED.map((name) => `@site/${name}`).toSorted());
  for (const [, file] of ours) await access(join(repository, file.replace('file:', '')));
});

test('a repository has the documentation of exactly the version that the shell serves', async ({
  team: { repository },
}) => {
  const read = async (file: string) =>
    JSON.parse(await readFile(join(repository, 'node_modules/@site', file), 'utf8')) as never;
  const { meta, components } = (await read('design-system/documentation/manifests/components.json')) as {
    meta: { designSystem: string };
    components: Record<string, object>;
  };
  const { version } = (await read('remote-kit/kit/site/design-system/package.json')) as { version: string };
  expect(meta.designSystem).toBe(version);
  expect(Object.keys(components)).toContain('components-actions-button');
  const { docs } = (await read('design-system/documentation/manifests/docs.json')) as {
    docs: Record<string, { content: string }>;
  };
  expect(docs['contract-mock-states--docs']?.content).toContain("handlersFor('getJobs:empty')");
  expect(docs['contract-getjobs--docs']?.content).toContain('`getJobs:empty`');
});

test('a repository moves to the present names of the design system without an edit by hand', async ({
  team: { repository },
}) => {
  const file = join(repository, 'src/pages/payroll/page.tsx');
  const right = await readFile(file, 'utf8');
  try {
    await writeFile(file, right.replace('</Stack>', '<Logo tone="paper" /></Stack>'));
    await replaceIn(file, 'import { ', 'import { Logo, ');
    await expect(run(repository, 'design-system migrate --check')).rejects.toThrow('tone of Logo');
    expect(await run(repository, 'design-system migrate')).toMatch(/^Renamed 1 deprecated prop; \d+ files were read/);
    expect(await readFile(file, 'utf8')).toContain('<Logo /></Stack>');
  } finally {
    await writeFile(file, right);
  }
});

test('a mistake in the types, in a link or in a fragment stops the build', async ({ team: { repository } }) => {
  const file = join(repository, 'src/pages/payroll/page.tsx');
  const right = await readFile(file, 'utf8');
  try {
    await writeFile(file, `import { jobDetailsHref } from '@site/remote-kit/links/job-board.ts';\n${right}`);
    await replaceIn(file, 'size="lg"', 'size="huge" id={jobDetailsHref({})}');
    await replaceIn(file, 'count: 2', 'count: "two"');
    await replaceIn(
      file,
      '</Stack>',
      '<Fragment name="job-board/newest-jobs" input={{ headingLevel: 2 }} />\n</Stack>',
    );
    const problem = stripVTControlCharacters(await run(repository, 'npm run build').catch(String));
    expect(problem).toMatch(/page\.tsx:\d+:\d+ - error TS2322: Type '"huge"' is not assignable/);
    expect(problem).toContain("Did you mean 'jobDetailHref'?");
    expect(problem).toContain("Type 'string' is not assignable to type 'number'");
    expect(problem).toContain(`Type '"job-board/newest-jobs"' is not assignable to type`);
  } finally {
    await writeFile(file, right);
  }
});

test('a name that the shell does not share stops the build, and not the browsers of visitors', async ({
  team: { repository },
}) => {
  const file = join(repository, 'src/pages/payroll/page.tsx');
  const right = await readFile(file, 'utf8');
  try {
    await writeFile(file, `import { useFetcher } from 'react-router-dom';\n${right}`);
    await replaceIn(file, 'size="lg"', 'size="lg" id={useFetcher.name}');
    await expect(run(repository, 'npm run build')).rejects.toThrow(
      'payroll is not built: it imports useFetcher from react-router-dom, which the shell does not share',
    );
  } finally {
    await writeFile(file, right);
  }
});

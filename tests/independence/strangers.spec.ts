import { appendFile, glob, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base, withServer } from '../e2e/support/site.ts';
import { withBuildsFolder } from '../e2e/support/registry.ts';
import { startSmtpServer, type SmtpTestServer } from '../e2e/support/smtp.ts';
import type { RunningServer } from '../../server/start-server.ts';
import { startCdn } from './support/cdn.ts';
import { remote } from './support/commands.ts';
import { buildStranger, startOrigin } from './support/strangers.ts';

// In one worker: it builds each stranger once.
base.describe.configure({ mode: 'default' });

interface Hosts {
  site: string;
  smtp: SmtpTestServer;
  /** Where each host shows the page at this path. */
  vite: (path: string, file: EntryFile) => string;
  rspack: (path: string, file: EntryFile) => string;
}

type EntryFile = 'remoteEntry.js' | 'mf-manifest.json';

const HOSTS = ['vite', 'rspack'] as const;
const FILES: readonly EntryFile[] = ['remoteEntry.js', 'mf-manifest.json'];

// The certificate of the strangers' origin is the test's own.
base.use({ ignoreHTTPSErrors: true });

/** Hosts that others wrote, and a site that knows their origins. */
const test = base.extend<object, { hosts: Hosts }>({
  hosts: [
    async ({}, use) => {
      await withBuildsFolder(async (folder) => {
        const names = ['vite-remoteEntry.js', 'vite-mf-manifest.json', 'rspack'];
        const origins = await Promise.all(names.map((name) => startOrigin(join(folder, name))));
        const smtp = await startSmtpServer();
        const partnerOrigins = origins.map(({ url }) => url);
        await withServer({ partnerOrigins, smtpUrl: smtp.url }, async ({ url: site }) => {
          await Promise.all([
            buildStranger('rspack-host', join(folder, 'rspack'), { SITE: site }),
            ...FILES.map((file) =>
              buildStranger('vite-host', join(folder, `vite-${file}`), {
                SITE: site,
                JOB_BOARD: `${site}/remotes/job-board/${file}`,
                MARKETING: `${site}/remotes/marketing/${file}`,
              }),
            ),
          ]);
          const [byEntry, byManifest, rspack] = origins.map(({ url }) => url) as [string, string, string];
          await use({
            site,
            smtp,
            vite: (path, file) => (file === 'remoteEntry.js' ? byEntry : byManifest) + path,
            rspack: (path, file) => `${rspack}${path}?file=${file}`,
          });
        });
        await smtp.close();
        await Promise.all(origins.map(({ close }) => close()));
      });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** The copies of React that the page's containers and their host work with. */
const reactsIn = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    interface Instance {
      loadShare(name: string): Promise<() => { useState: unknown }>;
    }
    const { __INSTANCES__: instances } = (globalThis as unknown as { __FEDERATION__: { __INSTANCES__: Instance[] } })
      .__FEDERATION__;
    const copies = await Promise.all(instances.map(async (each) => (await each.loadShare('react'))().useState));
    return new Set(copies).size;
  });

const savedJob = {
  slug: 'van-driver-leeds-7002',
  title: 'Van Driver',
  company: 'Haulwell Client',
  location: 'Leeds',
  salary: '£28,000 per annum',
  jobType: 'Permanent',
  createdAt: '2026-11-02T09:00:00.000Z',
};

for (const host of HOSTS)
  for (const file of FILES) {
    test(`a ${host} host renders the saved jobs’ page of our ${file}`, async ({ page, hosts }) => {
      await page.addInitScript((job) => localStorage.setItem('job-board.saved-jobs', JSON.stringify([job])), savedJob);
      await page.goto(hosts[host]('/jobs/saved', file));
      await expect(page.getByRole('heading', { level: 1, name: 'Saved and applied' })).toBeVisible();
      await page.getByRole('button', { name: 'Remove Van Driver' }).click();
      await expect(page.getByText('Van Driver was removed from your saved jobs.')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByRole('link', { name: 'Van Driver' })).toBeVisible();
      expect(await reactsIn(page)).toBe(1);
    });

    test(`a ${host} host shows the components of our ${file}`, async ({ page, hosts }) => {
      await page.goto(hosts[host]('/', file));
      const jobs = page.getByRole('region', { name: 'Latest jobs' });
      await expect(jobs.getByRole('article')).toHaveCount(3);
      const link = jobs.getByRole('article').first().getByRole('link');
      await expect(link).toHaveAttribute('href', new RegExp(`^${hosts.site}/jobs/[a-z0-9-]+$`));
      const form = page.getByRole('form', { name: 'Contact form' });
      await form.getByRole('button', { name: 'Send message' }).click();
      await expect(form.getByRole('alert').getByRole('link', { name: 'First name is required' })).toBeVisible();
      await form.getByLabel('First name').fill('Priya');
      await form.getByLabel('Last name').fill('Shah');
      await form.getByLabel('Email').fill('priya@example.com');
      await form.getByLabel('Phone number').fill('01632 960 199');
      await form.getByLabel('How can we help you?').selectOption('hire');
      await form.getByLabel('Your message').fill(`Four drivers for the ${host} host, by ${file}.`);
      await form.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('Thank you. Your message is on its way.')).toBeVisible();
      expect(await reactsIn(page)).toBe(1);
    });
  }

/** Remotes that others built, at origins of their own, as a team publishes them. */
const REMOTES = [
  {
    stranger: 'vite-remote',
    name: 'payroll',
    title: 'Payroll',
    description: 'What everybody is paid, and when.',
    words: ['--title', 'Payroll', '--description', 'What everybody is paid, and when.'],
  },
  // Its manifest says its title and its description.
  { stranger: 'rspack-remote', name: 'fleet', title: 'Fleet', description: 'Every lorry and where it is.', words: [] },
] as const;

interface Published {
  server: RunningServer;
  /** What is at the origin, a folder for each remote. */
  origin: string;
  logged: readonly string[];
}

/** A site on which they were released. */
const testOfRemotes = base.extend<object, { published: Published }>({
  published: [
    async ({}, use) => {
      await withBuildsFolder(async (origin) => {
        await Promise.all(REMOTES.map(({ stranger, name }) => buildStranger(stranger, join(origin, name))));
        const cdn = await startCdn(origin);
        const logged: string[] = [];
        await withServer({ onLog: (line) => logged.push(line) }, async (server) => {
          for (const { name, words } of REMOTES) {
            const manifest = `${cdn.url}/${name}/mf-manifest.json`;
            const options = ['--manifest', manifest, '--path', `/${name}`, '--path', `/${name}/*`, ...words];
            expect(await remote(server, 'release', name, ...options)).toMatchObject({ code: 0 });
          }
          await use({ server, origin, logged });
        });
        await cdn.switchOff();
      });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** What a page says without scripts, and its status. */
async function documentAt(url: string) {
  const response = await fetch(url);
  return { status: response.status, html: await response.text() };
}

for (const { stranger, name, title, description } of REMOTES) {
  testOfRemotes(`a ${stranger} is a part of the site`, async ({ page, published: { server } }) => {
    const { status, html } = await documentAt(`${server.url}/${name}`);
    expect(status).toBe(200);
    expect(html).toContain(`<title>${title} | `);
    expect(html).toContain(`name="description" content="${description}"`);
    expect(html).toContain('This page is loading …');
    expect(html).toMatch(/<noscript>[^<]*JavaScript[^<]*<\/noscript>/);

    const documents: string[] = [];
    page.on('request', (request) => void (request.isNavigationRequest() && documents.push(request.url())));
    await page.goto(`${server.url}/${name}`);
    await expectOverview(page, { name, title });
    await page.getByRole('link', { name: 'Week 42' }).click();
    await expect(page.getByRole('heading', { name: 'Week 42' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/${name}/42`);
    await page.getByRole('link', { name: `Back to ${name}` }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    expect(documents).toHaveLength(1);
    expect(await instancesIn(page)).toEqual(expect.arrayContaining(['shell', name]));
    expect(await reactsIn(page)).toBe(1);
  });

  testOfRemotes(`what changes at the origin of a ${stranger} reaches nobody`, async ({ page, published }) => {
    const { server, origin, logged } = published;
    for await (const file of glob(join(origin, name, '**/*.js'))) await appendFile(file, '\nglobalThis.hasRun = true;');
    await page.goto(`${server.url}/${name}`);
    await expectOverview(page, { name, title });
    expect(await page.evaluate('globalThis.hasRun')).toBeUndefined();

    // As on a server that has no copy yet.
    await rm(join(server.services.config.dataDir, 'remotes', name), { recursive: true });
    await expect.poll(async () => (await documentAt(`${server.url}/${name}`)).status).toBe(503);
    const refusals = () =>
      logged.filter((line) => line.includes(`"${name}"`) && line.includes('is not what was released'));
    await expect.poll(refusals).not.toEqual([]);
  });
}

/** The page of a stranger inside the site's layout, with its hooks, its parts, its styles and its picture at work. */
async function expectOverview(page: Page, { name, title }: { name: string; title: string }) {
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByText(`You are at /${name}`)).toBeVisible();
  await page.getByRole('button', { name: 'Count 0' }).click();
  await expect(page.getByRole('button', { name: 'Count 1' })).toBeVisible();
  await expect(page.getByText('The theme is dark')).toBeVisible();
  await expect(page.locator(`.${name}`)).toHaveCSS('border-top-width', '7px');
  const picture = page.getByRole('img', { name: 'Three bars' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

/** The names of the page's host and of the containers that it has loaded. */
const instancesIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (
      globalThis as unknown as { __FEDERATION__: { __INSTANCES__: { name: string }[] } }
    ).__FEDERATION__.__INSTANCES__.map((each) => each.name),
  );

import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base, withServer } from '../e2e/support/site.ts';
import { withBuildsFolder } from '../e2e/support/registry.ts';
import { startSmtpServer, type SmtpTestServer } from '../e2e/support/smtp.ts';
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
      await expect(page.getByRole('heading', { level: 1, name: 'Saved jobs' })).toBeVisible();
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
      await form.getByRole('button', { name: 'Send Message' }).click();
      await expect(form.getByRole('alert').getByRole('link', { name: 'First name is required' })).toBeVisible();
      await form.getByLabel('First name').fill('Priya');
      await form.getByLabel('Last name').fill('Shah');
      await form.getByLabel('Email').fill('priya@example.com');
      await form.getByLabel('Phone number').fill('01632 960 199');
      await form.getByLabel('How can we help you?').selectOption('hire');
      await form.getByLabel('Your message').fill(`Four drivers for the ${host} host, by ${file}.`);
      await form.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Thank you. Your message is on its way.')).toBeVisible();
      expect(await reactsIn(page)).toBe(1);
    });
  }

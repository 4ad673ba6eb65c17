import type { Page } from '@playwright/test';
import { createLog } from '@site/api/program';
import { createMockApi } from '@site/mocks';
import { brand } from '../../design-system/src/brand/facts.ts';
import { serveSite } from '../../server/serve-site.ts';
import { expect, hydrated, test } from './support/site.ts';

const JOBS_PAGE = '/jobs';

/** Runs `work` on the mocked site, configured with this origin. */
async function withSite(siteUrl: string | undefined, work: (url: string) => Promise<void>) {
  const site = await serveSite({ api: createMockApi(), log: createLog(() => undefined), port: 0, siteUrl });
  try {
    await work(site.url);
  } finally {
    await site.close();
  }
}

/** The URLs that the document gives for itself, for its image and in its structured data. */
const ownAddresses = (page: Page) =>
  page.evaluate(() => {
    const head = [
      ...document.querySelectorAll('link[rel=canonical], meta[property="og:url"], meta[property="og:image"]'),
    ];
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')];
    return [
      ...head.map((tag) => tag.getAttribute('href') ?? tag.getAttribute('content')),
      ...data.flatMap((block) => (JSON.parse(block.textContent) as { url?: string }).url ?? []),
    ];
  });

const addressesOn = (origin: string, path: string) => [
  `${origin}${path}`,
  `${origin}${path}`,
  `${origin}${path}/share.jpg`,
  origin,
  `${origin}${path}`,
];

/** Opens the first job of the list, and returns its path. */
async function openFirstJob(page: Page): Promise<string> {
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Share job' })).toBeVisible();
  return new URL(page.url()).pathname;
}

async function sharedAddress(page: Page): Promise<string> {
  await page.evaluate(() =>
    Object.assign(navigator, {
      share: ({ url }: ShareData) => Promise.resolve(Object.assign(globalThis, { shared: url })),
    }),
  );
  await page.getByRole('button', { name: 'Share job' }).click();
  return page.evaluate(() => (globalThis as unknown as { shared: string }).shared);
}

test('a job’s canonical and shared URLs are on the configured site, from the server and in the browser', async ({
  page,
  request,
}) => {
  const origin = 'https://jobs.example.com';
  await withSite(origin, async (url) => {
    await page.goto(url + JOBS_PAGE);
    await hydrated(page);
    const path = await openFirstJob(page);
    expect(await ownAddresses(page)).toEqual(addressesOn(origin, path));

    await page.goto(url + path);
    await hydrated(page);
    expect(await ownAddresses(page)).toEqual(addressesOn(origin, path));
    expect(await sharedAddress(page)).toBe(origin + path);

    const html = await (await request.get(url + path)).text();
    expect(html).toContain(`<link rel="canonical" href="${origin}${path}"/>`);
    expect(html).toContain(`"url":"${origin}${path}"`);
    expect(html).not.toContain(brand.url);
  });
});

test('without a configured site, a job’s canonical URL is on the brand’s, and its shared one is where it was opened', async ({
  page,
}) => {
  await withSite(undefined, async (url) => {
    await page.goto(url + JOBS_PAGE);
    await hydrated(page);
    const path = await openFirstJob(page);
    await page.reload();
    await hydrated(page);
    expect(await ownAddresses(page)).toEqual(addressesOn(brand.url, path));
    expect(await sharedAddress(page)).toBe(url + path);
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog, loadConfig } from '@site/api/program';
import { createTestApi, OPENING_MS, type TestApi } from '@site/api/test-support';
import { createMockApi, jobFixtures } from '@site/mocks';
import { brand } from '../../design-system/src/brand/facts.ts';
import type { ListeningServer } from '../http/listen.ts';
import { serveSite } from '../serve-site.ts';

const SITE_URL = 'https://jobs.example.com';
const { slug = '' } = jobFixtures[0] ?? {};

let site: ListeningServer;
let api: TestApi;
beforeAll(async () => {
  const { publicUrl: siteUrl, siteUrl: inMails } = loadConfig({ SITE_URL: `${SITE_URL}/` });
  site = await serveSite({ api: createMockApi(), log: createLog(() => undefined), port: 0, siteUrl });
  api = await createTestApi({ siteUrl: inMails });
}, OPENING_MS);
afterAll(() => Promise.all([site.close(), api.close()]));

const textAt = async (path: string) => (await fetch(site.url + path)).text();

/** The text and the HTML of the mail that asks to confirm a subscription. */
async function mail(): Promise<string> {
  const { status } = await api.post('/.netlify/functions/subscribe', { email: 'ada@example.org' });
  expect(status).toBe(200);
  const { text_body, html_body } = await api.services.db
    .selectFrom('mail_outbox')
    .select(['text_body', 'html_body'])
    .executeTakeFirstOrThrow();
  return `${text_body}\n${html_body}`;
}

/** What addresses the site writes where, and one that must be among them. */
const places: Record<string, [read: () => Promise<string>, address: string]> = {
  'a page’s canonical address': [
    () => textAt(`/jobs/${slug}`),
    `<link rel="canonical" href="${SITE_URL}/jobs/${slug}"`,
  ],
  'its link preview': [() => textAt('/contact'), `property="og:url" content="${SITE_URL}/contact"`],
  'its image': [() => textAt('/contact'), `property="og:image" content="${SITE_URL}${brand.ogImage}"`],
  'the agency’s structured data': [() => textAt('/'), `"url":"${SITE_URL}"`],
  'the job’s structured data': [() => textAt(`/jobs/${slug}`), `"url":"${SITE_URL}/jobs/${slug}"`],
  'the index of sitemaps': [() => textAt('/sitemap.xml'), `<loc>${SITE_URL}/sitemap-1.xml</loc>`],
  'the sitemap': [() => textAt('/sitemap-1.xml'), `<loc>${SITE_URL}/jobs/${slug}</loc>`],
  'a feed': [() => textAt('/jobs.rss'), `<atom:link href="${SITE_URL}/jobs.rss"`],
  'the feed for job sites': [() => textAt('/jobs/indeed.xml'), `<![CDATA[${SITE_URL}/jobs/${slug}]]>`],
  'robots.txt': [() => textAt('/robots.txt'), `Sitemap: ${SITE_URL}/sitemap.xml`],
  'a mail': [mail, `${SITE_URL}/subscription?confirm=`],
};

test.each(Object.entries(places))('SITE_URL reaches %s', async (_place, [read, address]) => {
  const text = await read();
  expect(text).toContain(address);
  const origins = [...text.matchAll(/https?:\/\/[^/"<\s]+/g)].map(([origin]) => origin);
  expect(origins.filter((origin) => origin === brand.url || origin.includes('localhost'))).toEqual([]);
});

import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { JobListSchema } from '@site/contract';
import * as v from 'valibot';
import { brand } from '@site/design-system/brand';
import { expect, hydrated, test } from './support/site.ts';

test('a job saved on its card is on the page of saved jobs, with those recently viewed, and in every tab', async ({
  page,
  context,
}) => {
  await page.goto('/jobs');
  await hydrated(page);
  const card = page.getByRole('article').first();
  const title = (await card.getByRole('link').textContent()) ?? '';
  const sent: string[] = [];
  context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const save = card.getByRole('button', { name: `Save ${title}` });
  await save.press('Enter');
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('main').getByRole('link', { name: 'Saved (1) and applied' })).toBeVisible();
  expect(sent).toEqual([]);

  const other = await context.newPage();
  await other.goto('/jobs/saved');
  await hydrated(other);
  await expect(other.getByRole('heading', { name: 'Saved (1 of at most 100)' })).toBeVisible();
  await other.getByRole('button', { name: `Remove ${title}` }).click();
  await expect(save).toHaveAttribute('aria-pressed', 'false');

  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Recently viewed' })).toBeVisible();
  await expect(other.getByRole('article')).toHaveCount(1);
});

test('the header of every page says how many jobs are saved, in every tab, without the job board’s code', async ({
  page,
  context,
}) => {
  const savedIn = (tab: Page) => tab.getByRole('banner').getByRole('link', { name: /^Saved .*applied$/ });
  const contact = await context.newPage();
  const loaded: string[] = [];
  contact.on('request', (request) => loaded.push(request.url()));
  await contact.goto('/contact');
  await hydrated(contact);
  await expect(savedIn(contact)).toHaveAccessibleName('Saved and applied');

  await page.goto('/jobs');
  await hydrated(page);
  await page.getByRole('article').first().getByRole('link').click();
  const save = page.getByRole('button', { name: 'Save job' }).first();
  await save.click();
  await expect(savedIn(page)).toHaveAccessibleName('Saved (1) and applied');
  await expect(savedIn(contact)).toHaveAccessibleName('Saved (1) and applied');

  await contact.reload();
  await expect(savedIn(contact)).toHaveAccessibleName('Saved (1) and applied');
  expect(loaded.filter((url) => url.includes('/remotes/job-board/'))).toEqual([]);

  await page.getByRole('button', { name: 'Saved', exact: true }).first().click();
  await expect(savedIn(contact)).toHaveAccessibleName('Saved and applied');
});

test('the page of saved jobs is not for search engines', async ({ request }) => {
  expect(await (await request.get('/jobs/saved')).text()).toContain('<meta name="robots" content="noindex"');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/jobs/saved');
});

test('from job to job, and back to the list as it was', async ({ page }) => {
  await page.goto('/jobs?search=driver');
  await hydrated(page);
  const fourth = page.getByRole('article').nth(3).getByRole('link');
  await fourth.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await fourth.click();
  const steps = page.getByRole('navigation', { name: 'Jobs in your results' });
  await expect(steps).toContainText(/^4 of \d+$/);
  await steps.getByRole('link', { name: /^Next job: / }).click();
  await expect(steps).toContainText(/^5 of \d+$/);
  await page.getByRole('link', { name: 'Back to jobs' }).click();
  await expect(page).toHaveURL('/jobs?search=driver');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});

test('on a phone the advert begins on the first screen, applying stays in view, and it covers no focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/jobs');
  await page.getByRole('article').first().getByRole('link').click();
  await hydrated(page);
  const apply = page.getByRole('button', { name: 'Apply now' });
  await expect(apply).toBeInViewport({ ratio: 1 });
  const bar = await apply.boundingBox();
  const advert = page.getByRole('heading', { name: 'About the role' }).locator('xpath=following-sibling::*[1]');
  expect((await advert.boundingBox())?.y).toBeLessThan((bar?.y ?? 0) - 40);
  for (const link of await page.getByRole('main').getByRole('link').all()) {
    await link.focus();
    const covered = await link.evaluate((element) => {
      const { left, top, bottom, width } = element.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
      return !element.contains(found) && !found?.contains(element);
    });
    expect(covered, await link.textContent().then(String)).toBe(false);
  }
});

test('a long advert fits on two sheets of paper: the advert first, then how to reach us', async ({ page, request }) => {
  const { jobs } = v.parse(JobListSchema, await (await request.get('/.netlify/functions/get-jobs?limit=100')).json());
  const [longest] = jobs.toSorted((a, b) => b.description.length - a.description.length);
  await page.goto(`/jobs/${longest?.slug}`);
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  const begins = await page
    .locator('h1, [class*=letterhead] svg')
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().left));
  expect(new Set(begins).size, 'the letterhead and the title begin at one margin').toBe(1);
  expect(begins).toHaveLength(2);
  await page.emulateMedia({ media: null });
  const margin = { top: '15mm', right: '15mm', bottom: '15mm', left: '15mm' };
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4', margin })));
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  const phone = brand.phone.display.replaceAll('\u00a0', ' ');
  expect(totalPages).toBeLessThanOrEqual(2);
  const parts = [longest?.title ?? '', 'About the role', 'Requirements', phone, brand.emails.recruitment];
  const places = parts.map((part) => text.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(text.slice(0, places[0]), 'whose page it is').toContain(new URL(brand.url).host);
  expect(text).toContain(`/jobs/${longest?.slug}`);
  for (const control of ['Apply now', 'Share job', 'Related jobs', 'Back to jobs', 'Skip to', 'Privacy policy'])
    expect(text).not.toContain(control);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of saved jobs explains itself, and nothing offers to save', async ({ page }) => {
    await page.goto('/jobs/saved');
    await expect(page.getByText(/JavaScript is switched off/)).toBeVisible();
    await page.getByRole('link', { name: 'Browse all jobs' }).click();
    await expect(page.getByRole('button', { name: /^Save / })).toHaveCount(0);
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('link', { name: 'Back to jobs' })).toHaveAttribute('href', '/jobs');
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Send by email' })).toHaveAttribute('href', /^mailto:\?subject=/);
  });
});

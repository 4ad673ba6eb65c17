import { expect, hydrated, test } from './support/site.ts';

test('a visitor narrows down 600 jobs by filter and search, and the URL reflects it', async ({ page }) => {
  await page.goto('/jobs');
  await hydrated(page);
  const count = page.getByRole('heading', { level: 2, name: /\d+ jobs/ });
  const all = Number((await count.textContent())?.match(/\d+/)?.[0]);
  expect(all).toBeGreaterThanOrEqual(600);

  const filters = page.getByRole('complementary', { name: 'Filter jobs' });
  await filters.getByRole('checkbox', { name: 'Glasgow' }).check();
  await expect(page).toHaveURL(/location=Glasgow/);
  await expect(count).toHaveText(/^\d+ jobs in Glasgow$/);

  await page.getByLabel('Job title, skill or company').fill('driver');
  await page.getByLabel('Job title, skill or company').press('Enter');
  await expect(page).toHaveURL(/search=driver/);
  await expect(page).toHaveURL(/location=Glasgow/);
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  for (const card of await cards.all()) await expect(card).toContainText('Glasgow');
});

test('back, forward and refresh keep the search', async ({ page }) => {
  await page.goto('/jobs');
  await hydrated(page);
  const heading = page.getByRole('heading', { level: 2, name: /\d+ jobs/ });
  const all = await heading.textContent();
  await page.getByLabel('Job title, skill or company').fill('warehouse');
  await page.getByLabel('Job title, skill or company').press('Enter');
  await expect(page).toHaveURL(/search=warehouse/);
  // The address changes before the results do.
  await expect(heading).not.toHaveText(all ?? '');
  const found = await heading.textContent();

  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/jobs\/.+/);
  await page.goBack();
  await expect(heading).toHaveText(found ?? '');
  await page.reload();
  await expect(page.getByLabel('Job title, skill or company')).toHaveValue('warehouse');
  await expect(heading).toHaveText(found ?? '');
});

test('a search that finds nothing says so and offers to clear the filters', async ({ page }) => {
  await page.goto('/jobs?search=zeppelin+captain&location=London');
  await hydrated(page);
  await expect(page.getByText('No jobs found matching your criteria')).toBeVisible();
  await expect(page.getByText('Try adjusting your search terms or filters')).toBeVisible();
  await page.getByRole('main').getByText('Clear all filters').last().click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('paging through the list never shows a job twice', async ({ page }) => {
  await page.goto('/jobs?sort=salary-high');
  await hydrated(page);
  const titles = () =>
    page
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  const first = await titles();
  await page.getByRole('link', { name: /next/i }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page).toHaveURL(/sort=salary-high/);
  await expect.poll(async () => (await titles()).filter((path) => first.includes(path))).toEqual([]);
  expect(await titles()).toHaveLength(12);
});

test('another page of the list starts at the results, and Back returns to where the visitor was', async ({ page }) => {
  await page.goto('/jobs');
  await hydrated(page);
  const next = page.getByRole('link', { name: /next/i });
  await next.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await next.click();
  const heading = page.getByRole('heading', { level: 2, name: /\d+ jobs/ });
  await expect(page.getByText(/^Showing 13 to 24/)).toBeVisible();
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect.poll(() => heading.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(200);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(left, -1);
});

test('Back takes off one tick at a time, but skips the options that arrow keys passed over', async ({ page }) => {
  await page.goto('/jobs');
  await hydrated(page);
  const filters = page.getByRole('complementary', { name: 'Filter jobs' });
  await filters.getByRole('checkbox', { name: 'Leeds' }).check();
  await expect(page).toHaveURL('/jobs?location=Leeds');
  await filters.getByRole('checkbox', { name: 'London' }).check();
  await expect(page).toHaveURL(/location=London/);
  await filters.getByText('Date posted').first().click();
  await filters.getByRole('radio', { name: 'Any time' }).focus();
  for (const days of [1, 3, 7]) {
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(new RegExp(`posted_within=${days}`));
  }
  await page.goBack();
  await expect(page).toHaveURL(/location=London/);
  await expect(page).not.toHaveURL(/posted_within/);
  await page.goBack();
  await expect(page).toHaveURL('/jobs?location=Leeds');
  await expect(filters.getByRole('checkbox', { name: 'London' })).not.toBeChecked();
});

test('on a phone a corrected search says so without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/jobs?search=wharehouse');
  await expect(page.getByText('No jobs match “wharehouse”. Showing jobs for “warehouse”.')).toBeInViewport({
    ratio: 1,
  });
  await expect(page.getByRole('link', { name: 'Search for “wharehouse” exactly' })).toBeInViewport({ ratio: 1 });
});

test.describe('on a phone that is touched', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a search for a place that is not known shows which was meant, and leads there', async ({ page }) => {
    await page.goto('/jobs');
    await hydrated(page);
    await page.getByLabel('Town, county or postcode').fill('manchster');
    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    const notice = page.getByText('We do not know a place called “manchster”', { exact: true });
    await expect(notice).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    const menu = (await page.getByText('Menu', { exact: true }).boundingBox())!;
    expect((await notice.boundingBox())!.y).toBeGreaterThan(menu.y + menu.height);
    await page.getByRole('link', { name: 'Manchester', exact: true }).tap();
    await expect(page).toHaveURL('/jobs?near=Manchester');
  });

  test('a search without a network shows from its top what takes the place of the page', async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await page.goto('/jobs');
    await hydrated(page);
    await page.getByLabel('Job title, skill or company').fill('forklift');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeInViewport({ ratio: 1 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test('a URL with nonsense in it still shows jobs', async ({ page }) => {
  const response = await page.goto('/jobs?page=minus-one&limit=9999&sort=sideways&salary_min=lots&job_type=%00');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a job that does not exist says so, with status 404', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  const response = await page.goto('/jobs/no-such-job');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Job Not Found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse all jobs' })).toHaveAttribute('href', '/jobs');
});

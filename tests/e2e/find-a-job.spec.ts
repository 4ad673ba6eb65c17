import { expect, hydrated, test } from './support/site.ts';

test('a visitor narrows down 600 jobs by filter and search, and the URL reflects it', async ({ page }) => {
  await page.goto('/jobs');
  await hydrated(page);
  const count = page.getByRole('heading', { level: 2, name: /jobs found/ });
  const all = Number((await count.textContent())?.match(/\d+/)?.[0]);
  expect(all).toBeGreaterThanOrEqual(600);

  const filters = page.getByRole('complementary', { name: 'Filter jobs' });
  await filters.getByRole('radio', { name: 'Glasgow' }).check();
  await expect(page).toHaveURL(/location=Glasgow/);
  await expect(count).not.toHaveText(`${all} jobs found`);

  await page.getByRole('searchbox').fill('driver');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/search=driver/);
  await expect(page).toHaveURL(/location=Glasgow/);
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  for (const card of await cards.all()) await expect(card).toContainText('Glasgow');
});

test('back, forward and refresh keep the search', async ({ page }) => {
  await page.goto('/jobs');
  await hydrated(page);
  const heading = page.getByRole('heading', { level: 2, name: /found/ });
  const all = await heading.textContent();
  await page.getByRole('searchbox').fill('warehouse');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/search=warehouse/);
  // The address changes before the results do.
  await expect(heading).not.toHaveText(all ?? '');
  const found = await heading.textContent();

  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/jobs\/.+/);
  await page.goBack();
  await expect(heading).toHaveText(found ?? '');
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('warehouse');
  await expect(heading).toHaveText(found ?? '');
});

test('a search that finds nothing says so and offers to clear the filters', async ({ page }) => {
  await page.goto('/jobs?search=zeppelin+captain&location=London');
  await hydrated(page);
  await expect(page.getByText('No jobs found matching your criteria')).toBeVisible();
  await expect(page.getByText('Try adjusting your search terms or filters')).toBeVisible();
  await page.getByRole('main').getByText('Clear All Filters').last().click();
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
  await expect(page.getByRole('link', { name: 'Browse All Jobs' })).toHaveAttribute('href', '/jobs');
});

import { contactQuestions } from '../../remotes/marketing/src/content/contact-questions.ts';
import { expect, test } from './support/site.ts';

test.use({ javaScriptEnabled: false });

test('jobs can be read, searched and opened', async ({ page }) => {
  await page.goto('/jobs');
  await expect(page.getByRole('article')).toHaveCount(12);
  await page.getByRole('searchbox').fill('forklift');
  await page
    .getByRole('button', { name: /search/i })
    .first()
    .click();
  await expect(page).toHaveURL(/search=forklift/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('filters work from the form', async ({ page }) => {
  await page.goto('/jobs');
  const filters = page.getByRole('complementary', { name: 'Filter jobs' });
  await filters.getByRole('radio', { name: 'Leeds' }).check();
  await filters.getByRole('button', { name: /apply/i }).click();
  await expect(page).toHaveURL(/location=Leeds/);
  for (const card of await page.getByRole('article').all()) await expect(card).toContainText('Leeds');
});

test('the contact page says how to reach the agency, and hides no answer', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('link', { name: /01632/ }).first()).toHaveAttribute('href', /^tel:/);
  await expect(page.locator('noscript a[href^="tel:"]')).toBeVisible();
  for (const { answer } of contactQuestions) await expect(page.getByText(answer)).toBeVisible();
});

test('the menu of a narrow window is reachable', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Jobs', exact: true }).first()).toBeVisible();
});

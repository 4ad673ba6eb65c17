import { expect, hydrated, test } from './support/site.ts';

test('the first Tab stop skips to the content', async ({ page }) => {
  await page.goto('/jobs');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('a visitor finds a job, opens it, and opens and closes its dialog without a mouse', async ({ page }) => {
  await page.goto('/jobs');
  await hydrated(page);
  await page.getByLabel('Job title, skill or company').focus();
  await page.keyboard.type('driver');
  await page.keyboard.press('Enter');
  // The address changes before the results do.
  await expect(page.getByRole('heading', { level: 2, name: /^\d+ jobs for “driver”/ })).toBeVisible();
  await page.getByRole('article').first().getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/jobs\/.+/);
  const apply = page.getByRole('button', { name: 'Apply now' }).first();
  await apply.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(apply).toBeFocused();
});

test('the menu of a narrow window opens, closes with Escape and returns the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  await hydrated(page);
  const toggle = page.getByText('Menu', { exact: true });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Job Opportunities' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await page.getByRole('link', { name: 'View Job Opportunities' }).click();
  await expect(page).toHaveURL(/\/jobs$/);
  await expect(menu).toBeHidden();
});

test('after a page change the focus is in the new page', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveTitle(/Contact/);
  await expect(page.locator('#main')).toBeFocused();
});

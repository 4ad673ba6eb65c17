import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './support/site.ts';

/** Opens a page whose scripts do not arrive before the returned function is called. It resolves once they answer. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: late, resolve: deliver } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    deliver();
    await hydrated(page);
  };
}

test('a search that is typed before the page answers is kept, and searched for', async ({ page }) => {
  const answers = await openWithoutScripts(page, '/jobs');
  const words = page.getByLabel('Job title, skill or company');
  await words.pressSequentially('driver');
  await answers();
  await expect(words).toHaveValue('driver');
  await words.press('Enter');
  await expect(page).toHaveURL(/search=driver/);
});

test('filters that are chosen before the page answers are applied', async ({ page }) => {
  const answers = await openWithoutScripts(page, '/jobs');
  const filters = page.getByRole('complementary', { name: 'Filter jobs' });
  await filters.getByRole('checkbox', { name: 'Leeds' }).check();
  await filters.getByRole('checkbox', { name: 'London' }).check();
  await answers();
  await expect(page.getByRole('heading', { level: 2, name: /jobs in London or Leeds/ })).toBeVisible();
});

test('a filter and an order that are chosen before the page answers are both applied', async ({ page }) => {
  const answers = await openWithoutScripts(page, '/jobs');
  const filters = page.getByRole('complementary', { name: 'Filter jobs' });
  await filters.getByRole('checkbox', { name: 'Leeds' }).check();
  await page.getByLabel('Sort by').selectOption('Highest salary');
  await answers();
  await expect(page).toHaveURL(/location=Leeds.*sort=salary-high/);
});

test('an order that is chosen before the page answers is applied', async ({ page }) => {
  const answers = await openWithoutScripts(page, '/jobs');
  await page.getByLabel('Sort by').selectOption('Highest salary');
  await answers();
  await expect(page).toHaveURL(/sort=salary-high/);
});

test('a job that is saved before the page answers is saved, once', async ({ page }) => {
  const answers = await openWithoutScripts(page, '/jobs');
  const save = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Save / });
  await save.click();
  await answers();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
});

test('what is chosen and typed elsewhere counts: in the search for articles, and for hours', async ({ page }) => {
  let answers = await openWithoutScripts(page, '/blog');
  await page.getByRole('searchbox', { name: 'Search the articles' }).pressSequentially('pay');
  await answers();
  await expect(page.getByRole('heading', { name: /articles? matching “pay”/ })).toBeVisible();
  await page.unrouteAll();
  answers = await openWithoutScripts(page, '/blog/driver-hours-regulations');
  await page.getByRole('checkbox').first().check();
  await answers();
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await expect(page).toHaveURL(/firstPart=yes/);
});

for (const [name, path, form] of [
  ['contact', '/contact', 'Contact form'],
  ['application', '/jobs/transport-clerk-birmingham-482520/apply', 'Application'],
] as const)
  test(`the ${name} form keeps what is typed before the page answers`, async ({ page }) => {
    const answers = await openWithoutScripts(page, path);
    const fields = page.getByRole('form', { name: form }).getByRole('textbox');
    await fields.first().pressSequentially('Nora');
    await answers();
    await expect(fields.first()).toHaveValue('Nora');
  });

/** Runs in the page: what extensions for passwords, grammar and colours do to it. */
function extend() {
  addEventListener('DOMContentLoaded', () => {
    document.documentElement.dataset['darkreaderMode'] = 'dynamic';
    for (const field of document.querySelectorAll('#root input, #root textarea')) {
      field.setAttribute('data-lpignore', 'true');
      field.setAttribute('data-gramm', 'false');
      field.after(document.createElement('grammarly-extension'));
    }
    for (const title of document.querySelectorAll('#root h1')) title.textContent = 'Another word';
  });
}

for (const [path, form, button] of [
  ['/contact', 'Contact form', 'Send message'],
  ['/jobs/transport-clerk-birmingham-482520/apply', 'Application', 'Submit application'],
] as const)
  test(`${path} works though an extension has changed it, keeps what was typed, and is not said to fail`, async ({
    page,
  }) => {
    const reports: unknown[] = [];
    await page.route('**/reports', async (route) => {
      reports.push(route.request().postDataJSON());
      await route.fulfill({ status: 204 });
    });
    await page.addInitScript(extend);
    const answers = await openWithoutScripts(page, path);
    const shown = page.getByRole('form', { name: form });
    await shown.getByLabel('Email').pressSequentially('nora@client.example');
    await answers();
    await expect(shown.getByLabel('Email')).toHaveValue('nora@client.example');
    await shown.getByRole('button', { name: button }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('is required');
    expect(reports).toEqual([]);
  });

test.describe('on a phone, the panel with the filters', () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true });

  test('closes though extensions have put elements into it and into its fields', async ({ page }) => {
    await page.goto('/jobs');
    await hydrated(page);
    const opener = page.getByRole('main').getByRole('button', { name: 'Filters' });
    const panel = page.getByRole('dialog', { name: 'Filter jobs' });
    const extendPanel = () =>
      panel.evaluate((dialog) => {
        dialog.prepend(document.createElement('grammarly-extension'));
        dialog.append(document.createElement('grammarly-popups'));
        for (const field of dialog.querySelectorAll('input')) {
          field.after(document.createElement('com-1password-button'));
          field.setAttribute('data-1p-ignore', '');
        }
      });
    await opener.tap();
    await extendPanel();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.tap();
    await extendPanel();
    await panel.getByRole('checkbox', { name: 'Leeds' }).tap();
    await panel.getByRole('button', { name: /^Close/ }).tap();
    await expect(panel).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test('numbers that look like those of a phone become no links', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('meta[name="format-detection"]')).toHaveAttribute('content', 'telephone=no');
});

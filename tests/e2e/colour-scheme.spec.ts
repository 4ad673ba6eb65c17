import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './support/site.ts';

const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const choose = (page: Page, name: 'System' | 'Light' | 'Dark') =>
  page.getByRole('radiogroup', { name: 'Colours' }).getByText(name).click();

/** The colour that the browser's own bars have. */
const barColourOf = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );

/** The backgrounds that a visitor sees, frame by frame, from the page's first paint. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seen });
    const look = () => {
      if (document.body) seen.add(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

const seenIn = (page: Page) => page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen]);

/** The page's background in the system's light and dark scheme. */
async function groundsOf(page: Page): Promise<{ light: string; dark: string }> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await groundOf(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return { light: await groundOf(page), dark };
}

test('a page has the colours of the system, until the visitor chooses others', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  const { light, dark } = await groundsOf(page);
  expect(dark).not.toBe(light);
  const lightBar = await barColourOf(page);
  expect(lightBar).toBe('#FF6E00');

  await choose(page, 'Dark');
  expect(await groundOf(page)).toBe(dark);
  expect(await barColourOf(page)).not.toBe(lightBar);

  await page.emulateMedia({ colorScheme: 'dark' });
  await choose(page, 'Light');
  expect(await groundOf(page)).toBe(light);
  expect(await barColourOf(page)).toBe(lightBar);

  await choose(page, 'System');
  expect(await groundOf(page)).toBe(dark);
});

test('the choice holds on other pages, after a reload, and in other tabs', async ({ page, context }) => {
  await page.goto('/contact');
  await hydrated(page);
  const { dark } = await groundsOf(page);
  const other = await context.newPage();
  await other.goto('/about');
  await hydrated(other);

  await choose(page, 'Dark');
  await expect.poll(() => groundOf(other)).toBe(dark);
  await expect(other.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.getByRole('navigation').getByRole('link', { name: 'Jobs', exact: true }).first().click();
  await expect(page).toHaveURL('/jobs');
  expect(await groundOf(page)).toBe(dark);
  await page.reload();
  expect(await groundOf(page)).toBe(dark);
  await page.goto('/transport-uk-proposal');
  expect(await groundOf(page), 'on a page without a footer').toBe(dark);
});

for (const [chosen, system] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const)
  test(`a page chosen to be ${chosen} on a ${system} system is so from its first paint`, async ({ page }) => {
    await page.goto('/contact');
    const grounds = await groundsOf(page);
    await page.emulateMedia({ colorScheme: system });
    await page.evaluate((scheme) => localStorage.setItem('colour-scheme', JSON.stringify(scheme)), chosen);
    await watchFrames(page);
    await page.goto('/contact');
    await hydrated(page);
    expect(await seenIn(page)).toEqual([grounds[chosen]]);
  });

test('a page is printed in light colours', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  await choose(page, 'Dark');
  const schemeOf = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(await schemeOf()).toBe('dark');
  const textOf = () => page.evaluate(() => getComputedStyle(document.body).color);
  const onScreen = await textOf();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await schemeOf()).toBe('light');
  expect(await textOf()).not.toBe(onScreen);
});

test('the page below the header does not move when the choice becomes available', async ({ page }) => {
  await page.goto('/contact');
  const control = page.getByRole('contentinfo').locator('fieldset');
  const before = await control.boundingBox();
  await hydrated(page);
  expect(await control.boundingBox()).toEqual(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page has the colours of the system, and offers no choice', async ({ page }) => {
    const shot = () => page.screenshot({ clip: { x: 0, y: 700, width: 8, height: 8 } });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/terms');
    const light = await shot();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await shot()).not.toEqual(light);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Dark' })).toHaveCount(0);
  });
});

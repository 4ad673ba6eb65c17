import { expect as baseExpect, test, type Page } from '@playwright/test';
import { serveStorybook } from '../visual/built-storybook.ts';
import { readBrandFolder } from '../../scripts/new/brand-folder.ts';

let storybook: Awaited<ReturnType<typeof serveStorybook>>;

test.beforeAll(async () => {
  storybook = await serveStorybook();
});
test.afterAll(() => storybook.close());

// A busy machine takes a while to load a whole Storybook.
const expect = baseExpect.configure({ timeout: 60_000 });
test.describe.configure({ timeout: 180_000 });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const paintOf = (page: Page, property: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Button', exact: true }) })
    .locator('button')
    .evaluate((button, name) => getComputedStyle(button).getPropertyValue(name), property);

test('a designer’s few decisions change every component, and make a brand’s folder', async ({ page }, info) => {
  await page.goto(`${storybook.url}/iframe.html?viewMode=docs&id=brand-builder--docs`);
  await expect(page.getByText('Every pair has enough contrast')).toBeVisible();

  await field(page, 'Signal').fill('#4cc9f0');
  await page.getByRole('combobox', { name: 'Corners' }).selectOption('Square');
  await page.getByRole('link', { name: 'Button', exact: true }).scrollIntoViewIfNeeded();
  await expect.poll(() => paintOf(page, 'background-color')).toBe('rgb(76, 201, 240)');
  expect(await paintOf(page, 'border-radius')).toBe('0px');

  await field(page, 'Name of its folder').fill('north star');
  await expect(field(page, 'Name of its folder')).toHaveAccessibleDescription(/with hyphens for spaces/);
  await field(page, 'Name of its folder').fill('north-star');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download north-star.zip' }).click();
  const file = info.outputPath('north-star.zip');
  await (await downloading).saveAs(file);
  expect(readBrandFolder(file, 'north-star')['tokens.css']).toContain('--signal-500: #4cc9f0;');
});

test('a signal on which ink cannot be read is found out, and a colour that is none changes nothing', async ({
  page,
}) => {
  await page.goto(`${storybook.url}/iframe.html?viewMode=docs&id=brand-builder--docs`);
  await field(page, 'Signal').fill('blue');
  await expect(field(page, 'Signal')).toHaveAccessibleDescription(/Write six digits/);
  await expect(page.getByText('Every pair has enough contrast')).toBeVisible();
  await field(page, 'Signal').fill('#1d4ed8');
  await expect(page.getByText(/of \d+ pairs have too little contrast/)).toBeVisible();
  await expect(page.getByText('Fails on paper, light')).toBeVisible();
});

test('the draft is kept, and shown in every story once the toolbar shows it', async ({ page }) => {
  await page.goto(`${storybook.url}/?path=/docs/brand-builder--docs`);
  const builder = page.frameLocator('#storybook-preview-iframe');
  await builder.getByRole('textbox', { name: 'Signal', exact: true }).fill('#4cc9f0');
  await builder.getByRole('button', { name: 'Show it in every story' }).click();
  await expect(builder.getByText('Every story and page shows the draft')).toBeVisible();
  await expect(builder.getByRole('textbox', { name: 'Signal', exact: true })).toHaveValue('#4cc9f0');
  await page.goto(
    `${storybook.url}/iframe.html?viewMode=story&id=components-actions-button--primary&globals=brand:_draft`,
  );
  await expect(page.getByRole('button')).toHaveCSS('background-color', 'rgb(76, 201, 240)');
  await page.goto(`${storybook.url}/iframe.html?viewMode=story&id=components-actions-button--primary`);
  await expect(page.getByRole('button')).toHaveCSS('background-color', 'rgb(255, 110, 0)');
});

test('a brand may change shared tokens: Keelmoor’s corners are square', async ({ page }) => {
  await page.goto(
    `${storybook.url}/iframe.html?viewMode=story&id=components-actions-button--primary&globals=brand:keelmoor`,
  );
  await expect(page.getByRole('button')).toHaveCSS('background-color', 'rgb(76, 201, 240)');
  await expect(page.getByRole('button')).toHaveCSS('border-radius', '0px');
});

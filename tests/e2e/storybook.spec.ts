import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect as baseExpect, test, type FrameLocator, type Page } from '@playwright/test';
import { buildStorybook, serveStorybook } from '../visual/built-storybook.ts';

let storybook: Awaited<ReturnType<typeof serveStorybook>>;

// A busy machine takes its time to load a whole Storybook.
const expect = baseExpect.configure({ timeout: 60_000 });

// One worker, so that Storybook is built once.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await buildStorybook();
  storybook = await serveStorybook();
});

test.afterAll(() => storybook?.close());

const CONTACT = 'pages-marketing-contact--ready';
const HEADER = 'components-navigation-siteheader--wide';

const haulwell = { address: 'hello@haulwell.example', accent: '#ff6e00' };
const wayfell = { address: 'depot@wayfell.example', accent: '#ffc61a' };

const canvas = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe');

async function expectBrand(root: Page | FrameLocator, { address, accent }: typeof haulwell, other: typeof haulwell) {
  await expect(root.getByText(address).first()).toBeVisible();
  await expect(root.getByText(other.address)).toHaveCount(0);
  const value = await root.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--signal-500').trim());
  expect(value).toBe(accent);
}

async function choose(page: Page, from: string, to: string) {
  await page.getByRole('button', { name: from }).click();
  await page.getByRole('option', { name: to }).click();
}

test('the toolbar changes the brand of the page that is shown, and changes it back', async ({ page }) => {
  await page.goto(`${storybook.url}/?path=/story/${CONTACT}`);
  await expectBrand(canvas(page), haulwell, wayfell);
  await choose(page, 'Haulwell', 'Wayfell');
  await expectBrand(canvas(page), wayfell, haulwell);
  await choose(page, 'Wayfell', 'Haulwell');
  await expectBrand(canvas(page), haulwell, wayfell);
});

test('a chosen brand stays from story to story and when the page is loaded anew', async ({ page }) => {
  await page.goto(`${storybook.url}/?path=/story/${CONTACT}`);
  await choose(page, 'Haulwell', 'Wayfell');
  await expectBrand(canvas(page), wayfell, haulwell);
  await page.reload();
  await expectBrand(canvas(page), wayfell, haulwell);
  await page.locator('#pages-marketing-contact--on-a-phone').click();
  await expect(page).toHaveURL(/on-a-phone.*globals=brand:wayfell/);
  await expectBrand(canvas(page), wayfell, haulwell);
});

test('a brand has its own mark', async ({ page }) => {
  const mark = async (brand: string) => {
    await page.goto(`${storybook.url}/iframe.html?id=${HEADER}&viewMode=story&globals=brand:${brand}`);
    return page.getByRole('banner').locator('svg[viewBox="0 0 40 40"]').first().innerHTML();
  };
  expect(await mark('haulwell')).not.toBe(await mark('wayfell'));
});

test('a documentation page is in the brand of its address', async ({ page }) => {
  await page.goto(`${storybook.url}/iframe.html?viewMode=docs&id=components-navigation-siteheader--docs&globals=brand:wayfell`);
  await expectBrand(page, wayfell, haulwell);
});

const VISUAL_DIR = '.cache/visual-proof';
const picture = (mode: string) => join(VISUAL_DIR, mode, 'components-actions-button--primary.png');

/** One story, photographed as `npm run test:visual` does. */
async function takePictures(...args: string[]) {
  // A Playwright inside Playwright: what the outer one has set is not meant for it.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(PLAYWRIGHT_|TEST_|PW_)/.test(name)));
  const filter = ['--grep', 'Components/Actions/Button: Primary', '--project', '*-1440'];
  const child = spawn('node', ['tests/visual/run.ts', ...filter, ...args], { env: { ...env, VISUAL_DIR, STORYBOOK_URL: storybook.url } });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const [status] = await once(child, 'close');
  return { passed: status === 0, output };
}

test('a story that no longer looks like its picture fails, and so does one without a picture', async () => {
  test.setTimeout(300_000);
  await rm(VISUAL_DIR, { recursive: true, force: true });
  const missing = await takePictures();
  expect(missing.passed).toBe(false);
  expect(missing.output).toContain('npm run test:visual -- --update');

  const taken = await takePictures('--update');
  expect(taken.passed, taken.output).toBe(true);
  const unchanged = await takePictures();
  expect(unchanged.passed, unchanged.output).toBe(true);

  await copyFile(picture('wayfell-1440'), picture('haulwell-1440'));
  const changed = await takePictures();
  expect(changed.passed).toBe(false);
  expect(changed.output).toContain('[haulwell-1440]');
  expect(changed.output).not.toContain('[wayfell-1440]');
});

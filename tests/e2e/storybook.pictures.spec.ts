import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import type { ModeName } from '../../.storybook/modes.ts';
import { buildStories, serveStorybook } from '../visual/built-storybook.ts';
import { compare } from '../visual/pixels.ts';
import { narrow, picturesOf, type Subject } from '../visual/plan.ts';
import { storiesReachedBy } from '../visual/reached-stories.ts';
import { Pictures } from '../visual/report/results.ts';
import { serveReport } from '../visual/report/serve.ts';
import { findSubjects } from '../visual/story-page.ts';
import { takePictures } from '../visual/take-pictures.ts';
import { changeOfTokenValues } from '../visual/token-values.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './support/site.ts';

// One after the other: they build the same stories.
test.describe.configure({ mode: 'default' });

const root = join(import.meta.dirname, '../..');
const VISUAL_DIR = '.cache/visual-proof';
const picture = (mode: string) => join(VISUAL_DIR, mode, 'components-actions-button--primary.png');

/** What `npm run test:visual` does for one story in three modes. */
async function testPictures(...args: string[]) {
  // A browser inside a browser test: the inner one must not inherit the outer one's variables.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(PLAYWRIGHT_|TEST_|PW_)/.test(name)),
  );
  const filter = ['--grep', 'Components/Actions/Button: Primary', '--mode', '*-1440'];
  const child = spawn('node', ['tests/visual/run.ts', ...filter, ...args], { env: { ...env, VISUAL_DIR } });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const [status] = await once(child, 'close');
  return { passed: status === 0, output };
}

test('a picture that differs or is new fails until it is approved, from the report', async ({ page }) => {
  test.setTimeout(300_000);
  await rm(VISUAL_DIR, { recursive: true, force: true });
  const first = await testPictures('--approve');
  expect(first.passed, first.output).toBe(true);

  await copyFile(picture('wayfell-1440'), picture('haulwell-1440'));
  await rm(picture('wayfell-1440'));
  const compared = await testPictures();
  expect(compared.passed).toBe(false);
  expect(compared.output).toContain('1 of 3 look as approved; 2 do not, in 2 groups');

  const report = await serveReport(new Pictures(VISUAL_DIR));
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(report.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 differences in 2 pictures');
  await expectNoSidewaysScrolling(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }

  const differing = page.getByRole('region').filter({ has: page.getByRole('img', { name: 'Before' }) });
  await differing.getByRole('radio', { name: 'Side by side' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(differing.getByRole('radio', { name: 'Swipe' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect(differing.locator('.after')).toHaveCSS('clip-path', 'inset(0px 0% 0px 0px)');
  await page.keyboard.press('Home');
  await expect(differing.locator('.after')).toHaveCSS('clip-path', 'inset(0px 100% 0px 0px)');
  await differing.getByRole('radio', { name: 'Overlay' }).check();
  await expect(differing.locator('.after')).toHaveCSS('opacity', '0');
  await expectNoSidewaysScrolling(page);

  await page.emulateMedia({ colorScheme: 'light' });
  await differing.getByRole('radio', { name: 'Difference' }).check();
  const difference = page.locator('.layers').filter({ has: page.getByRole('img', { name: 'Difference' }) });
  const { channels } = await sharp(await difference.screenshot()).stats();
  const [red, green] = channels;
  // Where the colours differ, nothing but red is left; where they do not, the picture is pale.
  expect(red!.min, 'what is equal is pale').toBeGreaterThan(190);
  expect(green!.min, 'what differs is red').toBeLessThan(10);
  await expectNoSidewaysScrolling(page);
  await page.getByRole('radio', { name: 'Side by side' }).check();

  await differing.getByRole('button', { name: 'Approve it' }).press('Enter');
  await expect(differing.getByText('Approved')).toBeVisible();
  await page.getByRole('button', { name: 'Approve all 1' }).press('Enter');
  await expect(page.getByText('Approved')).toHaveCount(2);
  await report.close();

  const again = await testPictures();
  expect(again.passed, again.output).toBe(true);
  expect(again.output).toContain('3 of 3 look as approved');
});

test("a token's value is seen before and after in one page: light, dark and on a phone, each change once", async () => {
  test.setTimeout(300_000);
  const built = join(root, '.cache/stories');
  await buildStories(built);
  const storybook = await serveStorybook(built);
  const file = 'design-system/src/tokens/radius.css';
  const now = await readFile(join(root, file), 'utf8');
  const before = now.replace(/--radius-md: [^;]+/, '--radius-md: 1.25rem');
  const values = await changeOfTokenValues([file], () => before, root, built);
  const modes: ModeName[] = ['haulwell-360', 'haulwell-1440', 'haulwell-1440-dark'];
  const story = (id: string): Subject => ({ id, title: 'Components/Actions/Button', name: id, file, modes });
  const taken: string[] = [];
  // Neither has a text round corners, nor does the second button show what the first did not.
  const stories = [
    'components-type-text--large',
    'components-actions-button--primary',
    'components-actions-button--calls-back-when-pressed',
  ];
  await takePictures(stories.map(story), {
    url: storybook.url,
    values,
    onPicture: async ({ subject: { id }, mode, png, before: old, failure }) => {
      expect(failure).toBeUndefined();
      expect(await compare(old!, png!), `${id} ${mode}`).toBeDefined();
      taken.push(`${id} ${mode}`);
    },
  });
  await storybook.close();
  expect(new Set(taken)).toEqual(new Set(modes.map((mode) => `components-actions-button--primary ${mode}`)));
});

test.describe('a change is seen in few pictures', () => {
  let subjects: readonly Subject[];

  test.beforeAll(async ({ browser }) => {
    const storybook = await serveStorybook();
    const page = await browser.newPage();
    subjects = await findSubjects(page, storybook.url);
    await page.close();
    await storybook.close();
  });

  const narrowed = async (file: string, before: (text: string) => string) => {
    const text = await readFile(join(root, file), 'utf8');
    expect(before(text)).not.toBe(text);
    return narrow(
      subjects,
      storiesReachedBy([file], () => before(text), root, false),
    );
  };

  test('of a component, its own stories in the sizes, brands and schemes that differ', async () => {
    const seen = await narrowed('design-system/src/components/button/button.module.css', () => '');
    expect(new Set(seen.map(({ title }) => title))).toEqual(new Set(['Components/Actions/Button']));
    expect(seen.map(({ id }) => id)).toContain('components-actions-button--primary');
    expect(picturesOf(seen)).toBeLessThan(100);
  });

  test('of a colour, the stories of what uses it, at one width', async () => {
    const seen = await narrowed('design-system/src/tokens/colour-semantic.css', (text) =>
      text.replace(/--color-danger-hover: [^;]+/, '--color-danger-hover: red'),
    );
    expect(new Set(seen.flatMap(({ modes }) => modes))).toEqual(
      new Set(['haulwell-1440', 'haulwell-1440-dark', 'wayfell-1440', 'keelmoor-1440']),
    );
    expect(seen.map(({ title }) => title)).toContain('Components/Actions/Button');
    expect(seen.map(({ title }) => title)).not.toContain('Components/Type/Heading');
    expect(picturesOf(seen)).toBeLessThan(300);
  });

  test('of the colour of all text, a seventh of the pictures that all stories have in every mode', async () => {
    const seen = await narrowed('design-system/src/tokens/colour-semantic.css', (text) =>
      text.replace(/--color-text: [^;]+/, '--color-text: red'),
    );
    expect(picturesOf(seen)).toBeLessThan(7446 / 7);
    expect(picturesOf(seen)).toBeLessThan(picturesOf(subjects) / 4);
  });
});

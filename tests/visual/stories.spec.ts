import { readFileSync } from 'node:fs';
import { expect, test as base, type BrowserContext } from '@playwright/test';
import { modes, type ModeName } from '../../.storybook/modes.ts';
import { openStory, type Subject } from './story-page.ts';

const url = process.env['STORYBOOK_URL'];
const list = process.env['STORYBOOK_STORIES'];
if (!url || !list) throw new Error('Run this with npm run test:visual.');
const subjects = JSON.parse(readFileSync(list, 'utf8')) as Subject[];

/** One context per worker: its cache saves each story from downloading Storybook again. */
const test = base.extend<object, { shared: BrowserContext }>({
  shared: [
    async ({ browser }, provide, { project: { use } }) => {
      const context = await browser.newContext({
        ...(use.viewport && { viewport: use.viewport }),
        reducedMotion: 'reduce',
      });
      await provide(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ shared }, provide) => {
    const page = await shared.newPage();
    await provide(page);
    await page.close();
    await shared.clearCookies();
  },
});

for (const { id, title, name, modes: storyModes } of subjects) {
  // All projects share this list of tests, and each runs those with its tag.
  const tag = storyModes.map((mode) => `@${mode}`);
  test(`${title}: ${name}`, { tag }, async ({ page }, info) => {
    await openStory(page, url, id, modes[info.project.name as ModeName]);
    await expect(page).toHaveScreenshot(`${id}.png`, { fullPage: true });
  });
}

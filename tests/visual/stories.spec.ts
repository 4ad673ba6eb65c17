import { existsSync, readFileSync } from 'node:fs';
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
  test(`${title}: ${name}`, { tag: storyModes.map((mode) => `@${mode}`) }, async ({ page }, info) => {
    const mode = info.project.name as ModeName;
    const file = `${id}.png`;
    const missing = !existsSync(info.snapshotPath(file)) && info.config.updateSnapshots === 'none';
    expect(missing, 'No screenshot to compare with. Take one with: npm run test:visual -- --update').toBe(false);
    await openStory(page, url, id, modes[mode]);
    await expect(page).toHaveScreenshot(file, { fullPage: true });
  });
}

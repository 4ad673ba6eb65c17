import { existsSync, readFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
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
  test(`${title}: ${name}`, { tag, annotation: { type: 'story', description: id } }, async ({ page }, info) => {
    const file = `${id}.png`;
    const approved = info.snapshotPath(file);
    const isNew = info.config.updateSnapshots === 'missing' && !existsSync(approved);
    await openStory(page, url, id, modes[info.project.name as ModeName]);
    await expect(page).toHaveScreenshot(file, { fullPage: true });
    if (!isNew) return;
    // Playwright put it among the approved ones, where it only belongs once somebody has approved it.
    const path = info.outputPath('new.png');
    await rename(approved, path);
    info.attachments.push({ name: 'new', path, contentType: 'image/png' });
  });
}

import { test as setup } from '@playwright/test';
import { buildStorybook } from '../visual/built-storybook.ts';

setup('Storybook is built', async () => {
  setup.setTimeout(300_000);
  await buildStorybook();
});

import { test as setup } from '@playwright/test';
import { packFirstStart } from './support/first-start.ts';

setup('a site with jobs is prepared', async () => {
  setup.setTimeout(180_000);
  await packFirstStart();
});

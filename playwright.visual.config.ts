import { defineConfig } from '@playwright/test';
import { modes } from './.storybook/modes.ts';
import { CHROMIUM_ARGS } from './scripts/programs/chromium.ts';
import { PICTURES, RESULTS } from './tests/visual/folders.ts';

const executablePath = process.env['CHROMIUM_PATH'];

/** Pictures of every story: `npm run test:visual`. Each mode is a project. */
export default defineConfig({
  testDir: 'tests/visual',
  testMatch: '*.spec.ts',
  outputDir: RESULTS,
  // Pictures depend on the machine's fonts and graphics: each has its own.
  snapshotPathTemplate: `${PICTURES}/{projectName}/{arg}{ext}`,
  updateSnapshots: 'missing',
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    // As strict as it can be: the same machine draws the same pixels.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', threshold: 0.02, maxDiffPixels: 0 },
  },
  workers: 2,
  fullyParallel: true,
  reporter: './tests/visual/reporter.ts',
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: CHROMIUM_ARGS,
    },
  },
  projects: Object.entries(modes).map(([name, { viewport }]) => ({
    name,
    grep: new RegExp(`@${name}$|@${name} `),
    use: { viewport: { width: viewport, height: 900 } },
  })),
});

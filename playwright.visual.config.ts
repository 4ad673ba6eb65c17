import { defineConfig } from '@playwright/test';
import { modes } from './.storybook/modes.ts';
import { CHROMIUM_ARGS } from './scripts/programs/chromium.ts';

const executablePath = process.env['CHROMIUM_PATH'];
/** This machine's approved pictures, in a folder for each mode, and the report of the last run. */
const folder = process.env['VISUAL_DIR'] || '.visual';

/** Pictures of every story: `npm run test:visual`. Each mode is a project. */
export default defineConfig({
  testDir: 'tests/visual',
  testMatch: '*.spec.ts',
  outputDir: `${folder}/results`,
  // Pictures depend on the machine's fonts and graphics: each has its own.
  snapshotPathTemplate: `${folder}/{projectName}/{arg}{ext}`,
  // A picture is approved by hand only, also a story's first.
  updateSnapshots: 'none',
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    // As strict as it can be: the same machine draws the same pixels.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', threshold: 0.02, maxDiffPixels: 0 },
  },
  workers: 2,
  fullyParallel: true,
  reporter: [['dot'], ['html', { outputFolder: `${folder}/report`, open: 'never' }]],
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

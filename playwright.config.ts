import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from './scripts/programs/chromium.ts';
import type { EngineOption } from './tests/browsers/browser.ts';

const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig<object, EngineOption>({
  testDir: 'tests/e2e',
  outputDir: '.cache/playwright',
  // Node runs TypeScript by itself. With Babel, each worker would compile the builds of all remotes anew.
  build: { external: ['**'] },
  // Generous, for busy machines: what a test waits for either comes, or the test fails anyway.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  // Tests wait for a fifth of their time.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  projects: [
    { name: 'storybook is built', testMatch: 'storybook.setup.ts' },
    { name: 'storybook', testMatch: 'storybook.*spec.ts', dependencies: ['storybook is built'] },
    { name: 'a site is prepared', testMatch: 'first-start.setup.ts' },
    {
      name: 'site',
      testDir: 'tests',
      testMatch: '{e2e,independence}/*.spec.ts',
      testIgnore: '**/storybook.*.ts',
      dependencies: ['a site is prepared'],
    },
    ...(['chromium', 'firefox', 'webkit'] as const).map((engine) => ({
      name: engine,
      testDir: 'tests/browsers',
      dependencies: ['a site is prepared'],
      // One window for all of its tests.
      fullyParallel: false,
      use: { engine },
    })),
  ],
  // A test that fails runs again to record a trace, which would slow all the others. It fails even if it then passes.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] || '.cache/playwright.json' }],
  ],
  use: {
    browserName: 'chromium',
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: CHROMIUM_ARGS,
    },
  },
});

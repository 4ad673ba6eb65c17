import { defineConfig } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/playwright',
  // Generous, for busy machines: what a test waits for either comes, or the test fails anyway.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  // Storybook's tests follow one another, after it was built: begun last, they would keep the others waiting.
  projects: [
    { name: 'storybook', testMatch: 'storybook.spec.ts' },
    { name: 'site', testIgnore: 'storybook.spec.ts' },
  ],
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '.cache/playwright.json' }],
  ],
  use: {
    browserName: 'chromium',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
});

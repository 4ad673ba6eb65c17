import { existsSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const systemChromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const setupFiles = ['./tests/setup/fail-on-console.ts'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
        test: {
          name: 'unit',
          environment: 'node',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', 'tests/e2e/**'],
          setupFiles,
          // Vitest empties sheets unless told; a test that asks for a sheet's text wants it.
          css: { include: /\.css\?raw$/ },
          // Starting an embedded database takes a second, and much longer on a busy machine.
          hookTimeout: 120_000,
          testTimeout: 30_000,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          testTimeout: 60_000,
          setupFiles,
          // One document for all stories of a worker: Storybook itself shows them so, one after the other.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: {
                ...(existsSync(systemChromium) && { executablePath: systemChromium }),
                args: [
                  '--no-sandbox',
                  '--disable-background-networking',
                  '--disable-component-update',
                  '--disable-sync',
                ],
              },
            }),
          },
        },
      },
    ],
  },
});

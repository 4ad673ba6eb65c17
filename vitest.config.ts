import { existsSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultServerConditions } from 'vite';
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import { compileMdx } from './build/mdx.ts';

const systemChromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const setupFiles = ['./tests/setup/fail-on-console.ts'];

const TESTS = ['**/*.test.{ts,tsx}'];
const NO_TESTS = ['**/node_modules/**', '**/dist/**', 'tests/e2e/**'];
/** Files that call vi.mock, which would not reach modules that another file has loaded. */
const REPLACES_MODULES = ['tests/architecture/another-brand.test.ts'];

const unit = (test: UserWorkspaceConfig['test']): UserWorkspaceConfig => ({
  plugins: [compileMdx()],
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  test: {
    environment: 'node',
    setupFiles: [...setupFiles, './tests/setup/reset-mocks.ts'],
    // Vitest empties sheets unless told; a test that asks for a sheet's text wants it.
    css: { include: /\.css\?raw$/ },
    // Starting an embedded database takes a second, and much longer on a busy machine.
    hookTimeout: 120_000,
    testTimeout: 30_000,
    ...test,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      unit({
        name: 'unit',
        include: TESTS,
        exclude: [...NO_TESTS, ...REPLACES_MODULES],
        // One process for all files of a worker: each loads the modules and the database's code only once.
        isolate: false,
      }),
      unit({ name: 'unit-isolated', include: REPLACES_MODULES, exclude: NO_TESTS }),
      {
        // Articles are MDX, which Storybook otherwise leaves out of tests.
        plugins: [storybookTest({ configDir: '.storybook', disableAddonDocs: false })],
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

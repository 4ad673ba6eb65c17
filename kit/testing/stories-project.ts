import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { UserWorkspaceConfig } from 'vitest/config';
import { CHROMIUM_ARGS, installedChromium } from '../../scripts/programs/chromium.ts';

const executablePath = installedChromium();

/** Every story of the Storybook in `configDir` as a test, in a real browser. */
export const storiesProject = (configDir: string, setupFiles: string[]): UserWorkspaceConfig => ({
  // Articles are MDX, which Storybook otherwise leaves out of tests.
  plugins: [storybookTest({ configDir, disableAddonDocs: false })],
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
          ...(executablePath && { executablePath }),
          args: CHROMIUM_ARGS,
        },
      }),
    },
  },
});

import { defaultServerConditions } from 'vite';
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { locateRoutes } from './build/located-routes.ts';
import { compileMdx } from './build/mdx.ts';
import { storiesProject } from './kit/testing/stories-project.ts';
import { isLong } from './scripts/test/seconds.ts';

const setupFiles = ['./kit/testing/fail-on-console.ts'];

const TESTS = ['**/*.test.{ts,tsx}'];
const NO_TESTS = ['**/node_modules/**', '**/dist/**', 'tests/e2e/**'];
/** Files that call vi.mock, which would not reach modules that another file has loaded. */
const REPLACES_MODULES = ['tests/architecture/another-brand.test.ts'];

/** Begun last, a long file would run alone while the other workers have nothing left to do. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(isLong(b.moduleId)) - Number(isLong(a.moduleId)));
  }
}

/** Tests in Node, as all of them run. */
export const unit = (test: UserWorkspaceConfig['test']): UserWorkspaceConfig => ({
  plugins: [compileMdx(), locateRoutes()],
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  test: {
    environment: 'node',
    setupFiles: [...setupFiles, './tests/setup/reset-mocks.ts', './tests/setup/same-inputs.ts'],
    // Vitest empties sheets unless told; a test that asks for a sheet's text wants it.
    css: { include: /\.css\?raw$/ },
    // Starting an embedded database takes a second, and much longer on a busy machine.
    hookTimeout: 120_000,
    testTimeout: 30_000,
    // The builds that tests start: where it finds a test's environment, the federation plugin does nothing.
    env: { MFE_VITE_NO_TEST_ENV_CHECK: 'true' },
    ...test,
  },
});

export default defineConfig({
  test: {
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      unit({
        name: 'unit',
        include: TESTS,
        exclude: [...NO_TESTS, ...REPLACES_MODULES],
        // One process for all files of a worker: each loads the modules and the database's code only once.
        isolate: false,
      }),
      unit({ name: 'unit-isolated', include: REPLACES_MODULES, exclude: NO_TESTS }),
      storiesProject('.storybook', [
        ...setupFiles,
        './.storybook/short-reports.ts',
        './.storybook/longer-text-fits.ts',
        './.storybook/real-time.ts',
        './.storybook/anatomy.ts',
        './.storybook/screen-reader.ts',
      ]),
    ],
  },
});

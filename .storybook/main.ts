import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, mergeConfig, type InlineConfig } from 'vite';
import { mdxOptions } from '../build/mdx.ts';
import { mockWorker } from './mock-worker.ts';

/** The remote whose stories alone are shown; by default, all are, with those of everything else. */
const remote = process.env['STORIES_OF'];

/** What only the design system's own pages need. */
export const DOCUMENTATION = join(import.meta.dirname, 'documentation/preset.ts');

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: remote
    ? storiesOf(remote)
    : [
        '../design-system/docs/**/*.@(mdx|stories.tsx)',
        '../design-system/src/**/*.stories.tsx',
        ...storiesOf('*'),
        '../shell/src/**/*.stories.tsx',
        '../mocks/panel/*.stories.tsx',
        './**/*.stories.tsx',
      ],
  addons: [
    // Storybook compiles articles as well as its own pages.
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: mdxOptions } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    DOCUMENTATION,
  ],
  previewAnnotations: (annotations = []) => [...annotations, join(import.meta.dirname, 'prop-types.ts')],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // `--test` leaves out documentation, but pages and stories show articles and blocks.
  build: { test: { disabledAddons: [], disableBlocks: false, disableAutoDocs: false, disableTreeShaking: false } },
  // Pages are imported as source.
  viteFinal: (vite, { test }) => {
    documentOnlyComponents(vite.plugins);
    return mergeConfig(vite, {
      plugins: [react(), mockWorker()],
      // "Show code" writes components by their names.
      build: { rolldownOptions: { output: { keepNames: true } }, ...(test && { minify: false, cssMinify: false }) },
      // 'source' resolves to the design system's sources instead of its build.
      resolve: {
        conditions: ['source', ...defaultClientConditions],
        dedupe: ['react', 'react-dom', 'react-router-dom'],
        alias: [
          // The contract's.
          { find: './form-age.ts', replacement: join(import.meta.dirname, 'form-age.ts') },
          // In Storybook the toolbar chooses the brand.
          {
            find: /^\.{1,2}\/(?:.+\/)?brand\/index\.ts$/,
            replacement: join(import.meta.dirname, 'toolbar/active-brand.ts'),
          },
        ],
      },
    });
  },
};

/** Storybook would look for components in every module, and follow its imports: a third of the first story's time. */
function documentOnlyComponents(plugins: InlineConfig['plugins'] = []): void {
  for (const plugin of plugins) {
    if (!plugin || !('transform' in plugin) || plugin.name !== 'storybook:react-docgen-plugin') continue;
    const { transform } = plugin;
    if (typeof transform === 'function')
      plugin.transform = { filter: { id: { include: /\.tsx$/, exclude: /\.stories\.tsx$/ } }, handler: transform };
  }
}

function storiesOf(name: string): string[] {
  return [`../remotes/${name}/docs/*.mdx`, `../remotes/${name}/src/**/*.stories.tsx`];
}

export default config;

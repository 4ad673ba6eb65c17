/** Storybook for a remote in a repository of its own: the site's, from the folder above. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import site, { DOCUMENTATION } from '../main.ts';

const storybook = join(import.meta.dirname, '..');
/** `.cache/site` in the repository. */
const sources = join(storybook, '..');
const root = join(sources, '../..');

const config: StorybookConfig = {
  ...site,
  // The repository's own builds the remote.
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: join(import.meta.dirname, 'vite.config.ts') } },
  },
  stories: ['../../../../src/**/*.@(mdx|stories.tsx)'],
  addons: (site.addons ?? []).filter((addon) => addon !== DOCUMENTATION),
  previewHead: async (head = '') => head + (await readFile(join(storybook, 'preview-head.html'), 'utf8')),
  viteFinal: async (vite, options) =>
    mergeConfig((await site.viteFinal?.(vite, options)) ?? vite, {
      root,
      resolve: {
        alias: [
          // From its sources, so that the toolbar chooses the brand.
          { find: /^@site\/design-system$/, replacement: join(sources, 'design-system/src/index.ts') },
          { find: /^@site\/remote-kit\/storybook\//, replacement: `${storybook}/` },
        ],
      },
      // It has style sheets, and shares the design system's one copy.
      optimizeDeps: { exclude: ['@site/remote-kit'] },
    }),
};

export default config;

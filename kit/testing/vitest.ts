/** The configuration of Vitest for a remote: `export { default } from '@site/remote-kit/vitest'`. */
import { join } from 'node:path';
import { defineConfig, type ViteUserConfigExport } from 'vitest/config';
import { compileMdx } from '../../build/mdx.ts';
import { copySiteSources } from '../site-sources.ts';
import { storiesProject } from './stories-project.ts';

const here = import.meta.dirname;
const storybook = join(copySiteSources(process.cwd()), '.storybook/repository');

const config: ViteUserConfigExport = defineConfig({
  test: {
    projects: [
      {
        plugins: [compileMdx()],
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: [join(here, 'set-up.js')],
          // They import style sheets, which only Vite can read.
          server: { deps: { inline: [/@site\/(?:contract|remote-kit)/] } },
        },
      },
      storiesProject(storybook, [join(here, 'fail-on-console.js')]),
    ],
  },
});

export default config;

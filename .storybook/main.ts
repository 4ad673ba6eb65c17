import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../design-system/src/**/*.stories.tsx', '../remotes/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // MSW's worker script must be served from the site's root.
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Pages are imported by source: the federation plugin has no part here.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [react()],
      // 'source' gives the design system's own files instead of its build.
      resolve: { conditions: ['source', ...defaultClientConditions], dedupe: ['react', 'react-dom', 'react-router-dom'] },
    }),
};

export default config;

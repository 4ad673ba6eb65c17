import type { Plugin } from 'vite';

/**
 * Leaves `import()` as it is written: what it loads here has no styles of its own, and needs nothing that is not loaded
 * already. Vite would put a loader around it, of 600 bytes in each build, and knows no setting that it would not.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  configResolved({ plugins }) {
    const loader = plugins.findIndex(({ name }) => name === 'native:import-analysis-build');
    if (loader === -1) throw new Error('Vite has no such plugin any more');
    (plugins as Plugin[]).splice(loader, 1);
  },
});

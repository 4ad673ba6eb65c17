import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const WORKER = 'mockServiceWorker.js';

/** Serves MSW's worker script, which must be at the site's root, from its package. */
export function mockWorker(): Plugin {
  const read = () => readFile(new URL(import.meta.resolve(`msw/${WORKER}`)));
  return {
    name: 'mock-worker',
    configureServer({ middlewares }) {
      middlewares.use(`/${WORKER}`, (_, response, next) => {
        read().then((script) => response.setHeader('content-type', 'text/javascript').end(script), next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: WORKER, source: await read() });
    },
  };
}

import type { Plugin } from 'vite';

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  json: 'application/json',
  md: 'text/markdown',
  txt: 'text/plain',
};

/**
 * Puts files beside Storybook's own, and answers with them while it is developed.
 * @param isOne whether a path can be that of one of them
 */
export const textFiles = (
  isOne: (path: string) => boolean,
  files: () => Promise<Readonly<Record<string, string>>>,
): Plugin => ({
  name: 'text-files',
  async generateBundle() {
    for (const [fileName, source] of Object.entries(await files())) this.emitFile({ type: 'asset', fileName, source });
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1);
      if (!isOne(path)) return next();
      files().then((all) => {
        const text = all[path];
        if (text === undefined) return next();
        response.setHeader('content-type', `${TYPES[path.split('.').at(-1) ?? '']}; charset=utf-8`);
        response.end(text);
      }, next);
    });
  },
});

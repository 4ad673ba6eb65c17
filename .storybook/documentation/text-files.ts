import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { Plugin } from 'vite';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.txt': 'text/plain',
};

type Files = Readonly<Record<string, string>>;

/** Puts files beside Storybook's own, by their paths, and answers with them while it is developed. */
export const textFiles = (paths: RegExp, files: () => Files | Promise<Files>): Plugin => ({
  name: 'text-files',
  async generateBundle() {
    for (const [fileName, source] of Object.entries(await files())) this.emitFile({ type: 'asset', fileName, source });
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1);
      if (paths.test(path)) void answer(response, path, files);
      else next();
    });
  },
});

async function answer(response: ServerResponse, path: string, files: () => Files | Promise<Files>): Promise<void> {
  const text = (await files())[path];
  response.statusCode = text === undefined ? 404 : 200;
  response.setHeader('content-type', `${TYPES[extname(path)]}; charset=utf-8`);
  response.end(text);
}

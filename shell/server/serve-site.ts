import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Log } from '@site/api/log.ts';
import { createApp } from './app.ts';
import { readShellAssets } from './assets.ts';
import { renderDocument } from './document.ts';
import { listen, type Listening } from './listen.ts';
import { createPages, type Api } from './pages.ts';
import { readRegistry } from './registry.ts';
import { securityHeaders } from './security-headers.ts';
import { createStaticFiles } from './static-files.ts';

const shell = join(import.meta.dirname, '..');

interface SiteOptions {
  api: Api;
  log: Log;
  /** 0 takes a free one. */
  port: number;
  /** Which remotes there are: a JSON file, see docs/contracts/registry.md. */
  registryFile?: string;
}

/** Serves the built site. @throws PortTakenError, and when the shell has not been built. */
export async function serveSite({ api, log, port, registryFile = join(shell, 'registry.json') }: SiteOptions): Promise<Listening> {
  const assets = await readShellAssets(join(shell, 'dist'));
  const pages = await createPages({ api, log, findRemotes: () => readRegistry(registryFile, log), loadRenderer });
  const app = createApp({
    api,
    log,
    pages,
    files: createStaticFiles(shell, pages.remotes),
    toDocument: (page) => renderDocument(page, assets, pages.remotes()),
  });
  return listen(getRequestListener(new Hono().use(securityHeaders).route('/', app).fetch), port);
}

async function loadRenderer() {
  const bundle = pathToFileURL(join(shell, 'dist/server/entry-server.js'));
  const { createRenderer } = (await import(bundle.href)) as typeof import('../src/entry-server.tsx');
  return createRenderer;
}

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve, type ServerType } from '@hono/node-server';
import type { Log } from '@site/api/log.ts';
import { createApp } from './app.ts';
import { readShellAssets } from './assets.ts';
import { createPages, type Api } from './pages.ts';
import { readRegistry } from './registry.ts';

const shell = join(import.meta.dirname, '..');

export interface Site {
  /** Where the site is, without a trailing slash. */
  url: string;
  /** Stops accepting requests and waits for those under way. */
  close(): Promise<void>;
}

interface SiteOptions {
  api: Api;
  log: Log;
  /** 0 takes a free one. */
  port: number;
  /** Which remotes there are: a JSON file, see docs/contracts/registry.md. */
  registryFile?: string;
}

/** Serves the built site. @throws PortTakenError, and when the shell has not been built. */
export async function serveSite({ api, log, port, registryFile = join(shell, 'registry.json') }: SiteOptions): Promise<Site> {
  const app = createApp({
    api,
    pages: await createPages({ api, log, findRemotes: () => readRegistry(registryFile, log), loadRenderer }),
    assets: await readShellAssets(join(shell, 'dist')),
    shellFiles: join(shell, 'dist/client'),
    publicFiles: join(shell, 'public'),
  });
  const server = await listen(app.fetch, port);
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return { url: `http://localhost:${bound}`, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

async function loadRenderer() {
  const bundle = pathToFileURL(join(shell, 'dist/server/entry-server.js'));
  const { createRenderer } = (await import(bundle.href)) as typeof import('../src/entry-server.tsx');
  return createRenderer;
}

export class PortTakenError extends Error {
  override name = 'PortTakenError';
}

function listen(fetch: (request: Request) => Response | Promise<Response>, port: number): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port }, () => resolve(server));
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error);
      reject(new PortTakenError(`Port ${port} is taken. Stop what listens there, or choose another: PORT=${port + 1} npm start`));
    });
  });
}

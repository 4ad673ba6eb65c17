import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Log } from '@site/api/log.ts';
import { createApiDocs } from './api-docs/index.ts';
import { createApp } from './app.ts';
import { readSharedVersions, readShellAssets } from './assets.ts';
import type { PublicDataLayer } from './data-layer.ts';
import { renderDocument } from './document.ts';
import { watchEventLoop } from './event-loop.ts';
import { listen, type ListeningServer } from './listen.ts';
import { createPages, type Api } from './pages.ts';
import { createReadCounter } from './refusal.ts';
import { createRegistryReader } from './registry.ts';
import { securityHeaders } from './security-headers.ts';
import { createCallAnswers } from './serve-calls.ts';
import { createPageAnswers } from './serve-pages.ts';
import { createStaticFiles } from './static-files.ts';
import { createWorkQueue } from './work-queue.ts';

const shell = join(import.meta.dirname, '..');

interface SiteOptions {
  api: Api;
  log: Log;
  /** 0 picks a free one. */
  port: number;
  /** The registry file: see docs/contracts/registry.md. */
  registryFile?: string;
  /** Where jobs and categories are read from directly; default: this server. */
  dataLayer?: PublicDataLayer | undefined;
  /** The site's origin; default: the brand's. */
  siteUrl?: string | undefined;
  /** Whether to serve /api-docs, for QA. */
  apiDocs?: boolean;
}

/** Serves the built site. @throws PortTakenError, and when the shell has not been built. */
export async function serveSite({
  api,
  log,
  port,
  registryFile = join(shell, 'registry.json'),
  dataLayer,
  siteUrl,
  apiDocs = false,
}: SiteOptions): Promise<ListeningServer> {
  const assets = await readShellAssets(join(shell, 'dist'));
  const provided = await readSharedVersions(join(shell, 'dist'));
  const findRemotes = createRegistryReader({ file: registryFile, provided, log });
  const pages = await createPages({ api, log, findRemotes, loadRenderer, dataLayer, siteUrl });
  const staticFiles = createStaticFiles(shell, pages.remotes);
  const eventLoop = watchEventLoop();
  const countRead = createReadCounter();
  let isStopping = false;
  const app = createApp({
    api,
    log,
    files: apiDocs ? createApiDocs().route('/', staticFiles) : staticFiles,
    answerPage: createPageAnswers({
      api,
      pages,
      toDocument: (page) => renderDocument(page, assets, pages.remotes()),
      queue: createWorkQueue({ ...PAGES_IN_HAND, isLate: eventLoop.isLate }),
      countRead,
      styles: assets.css,
      siteUrl,
    }),
    answerCall: createCallAnswers({
      api,
      queue: createWorkQueue({ ...CALLS_IN_HAND, isLate: eventLoop.isLate }),
      countRead,
    }),
    isStopping: () => isStopping,
  });
  const answer = getRequestListener(new Hono().use(securityHeaders(dataLayer)).route('/', app).fetch);
  const server = await listen(answer, port);
  return {
    ...server,
    async close() {
      isStopping = true;
      await server.close();
      eventLoop.stop();
    },
  };
}

/** Pages take the processor, so more at once are no faster; a full queue is about a second's work. */
const PAGES_IN_HAND = { atOnce: 4, waiting: 32, perVisitor: 12 };
/** Calls mostly wait for the database. */
const CALLS_IN_HAND = { atOnce: 16, waiting: 64, perVisitor: 24 };

async function loadRenderer() {
  const bundle = pathToFileURL(join(shell, 'dist/server/entry-server.js'));
  const { createRenderer } = (await import(bundle.href)) as typeof import('../src/entry-server.tsx');
  return createRenderer;
}

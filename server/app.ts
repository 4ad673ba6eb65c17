import { Hono, type Context } from 'hono';
import type { Api } from '@site/api';
import type { Log } from '@site/api/program';
import { OUR_FAULT } from '@site/contract';
import { createOpenApiDocument } from '@site/protocol/openapi.ts';
import { compressed } from './http/compression.ts';
import { logPages, type LoggedPage } from './pages/page-log.ts';

interface AppOptions {
  log: Log;
  api: Api;
  /** The apps' static files, tried before the pages. */
  files: Hono;
  /** Of those who release remotes. */
  commands?: Hono | undefined;
  answerPage: (context: Context<LoggedPage>) => Promise<Response>;
  answerCall: (context: Context) => Promise<Response>;
  /** Whether the server takes no new visitors, because it is about to stop. */
  isStopping?: () => boolean;
}

/** Nobody receives it: what proxies' logs, too, say about a visitor who left. */
const CLIENT_CLOSED_REQUEST = 499;

/** The composition server: the API, the apps' files, and a page for every other address. */
export function createApp({ api, log, files, commands, answerPage, answerCall, isStopping = () => false }: AppOptions) {
  const app = new Hono<LoggedPage>();
  // Liveness, then readiness for a load balancer.
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', async (context) => {
    if (isStopping()) return context.json({ status: 'stopping' }, 503);
    const readiness = await api.readiness();
    return context.json(readiness, readiness.status === 'ready' ? 200 : 503);
  });
  for (const path of ['/.netlify/functions/*', '/rest/v1/*']) app.all(path, answerCall);
  const document = createOpenApiDocument();
  app.get('/openapi.json', compressed(), (context) => context.json(document));
  if (commands) app.route('/', commands);
  app.route('/', files);
  app.on(['GET', 'HEAD', 'POST'], '*', logPages(log), async (context) => {
    const url = new URL(context.req.url);
    const path = withoutEmptySegments(url.pathname);
    if (path === url.pathname) return answerPage(context);
    return context.redirect(path + url.search, context.req.method === 'POST' ? 308 : 301);
  });
  app.onError((error, context) => {
    // A visitor who left is no fault of ours.
    if (context.req.raw.signal.aborted) return context.body(null, CLIENT_CLOSED_REQUEST as 400);
    log.error('request.failed', { path: context.req.path, message: String(error) });
    return context.text(OUR_FAULT, 500);
  });
  app.all('*', (context) => context.text('Method not allowed', 405, { allow: 'GET, HEAD, POST' }));
  return app;
}

/** A path without empty segments: two slashes at the start would name another host. */
const withoutEmptySegments = (pathname: string) => `/${pathname.split('/').filter(Boolean).join('/')}`;

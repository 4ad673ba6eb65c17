import { OUR_FAULT } from '@site/contract';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { CLIENT_ADDRESS_HEADER } from '@site/api/limits/client-address.ts';
import type { Log } from '@site/api/log.ts';
import { createOpenApiDocument } from '@site/protocol/openapi.ts';
import type { RenderedPage } from '../src/entry-server.tsx';
import type { Api, Pages } from './pages.ts';

interface AppOptions {
  log: Log;
  api: Api;
  pages: Pages;
  /** The apps' static files, tried before the pages. */
  files: Hono;
  /** The page's whole document. */
  toDocument: (page: RenderedPage, url: URL) => string | Promise<string>;
}

/** The largest form that may be posted to a page, as in the API. */
const MAX_FORM_BYTES = 64 * 1024;

/** The composition server: the API, the apps' files, and a page for every other address. */
export function createApp({ api, log, pages, files, toDocument }: AppOptions) {
  const app = new Hono();
  // Liveness, then readiness for a load balancer.
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', async (context) => {
    const readiness = await api.readiness();
    return context.json(readiness, readiness.status === 'ready' ? 200 : 503);
  });
  for (const path of ['/.netlify/functions/*', '/rest/v1/*']) app.all(path, (context) => api.fetch(requestOf(context)));
  const document = createOpenApiDocument();
  app.get('/openapi.json', compress(), (context) => context.json(document));
  app.route('/', files);
  app.on(
    'POST',
    '*',
    bodyLimit({ maxSize: MAX_FORM_BYTES, onError: (context) => context.text('The form is too large', 413) }),
  );
  app.on(['GET', 'HEAD', 'POST'], '*', compress(), async (context) => {
    const url = new URL(context.req.url);
    const address = canonicalPath(url.pathname);
    if (address !== url.pathname) return context.redirect(address + url.search, 301);
    const page = await pages.render(requestOf(context));
    if (page instanceof Response) return page;
    context.header('cache-control', page.isPrivate || context.req.method === 'POST' ? 'private, no-store' : 'no-cache');
    for (const cookie of page.cookies) context.header('set-cookie', cookie, { append: true });
    return context.html(await toDocument(page, url), page.status as 200);
  });
  app.onError((error, context) => {
    log.error('request.failed', { path: context.req.path, message: String(error) });
    return context.text(OUR_FAULT, 500);
  });
  app.all('*', (context) => context.text('Method not allowed', 405, { allow: 'GET, HEAD, POST' }));
  return app;
}

/** One path for each page: no trailing slash, and a single leading one (two would name another host). */
const canonicalPath = (pathname: string) => `/${pathname.replaceAll(/^\/+|\/+$/g, '')}`;

/** The request with the connection's address; whatever the client claims is overwritten. */
function requestOf(context: Context): Request {
  const { raw } = context.req;
  const headers = new Headers(raw.headers);
  headers.set(CLIENT_ADDRESS_HEADER, getConnInfo(context).remote.address ?? '');
  return new Request(raw, { headers });
}

import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { CLIENT_ADDRESS_HEADER } from '@site/api/limits/client-address.ts';
import { SHELL_BASE, type ShellAssets } from './assets.ts';
import { renderDocument } from './document.ts';
import type { Api, Pages } from './pages.ts';
import { securityHeaders } from './security-headers.ts';
import { staticFiles } from './static-files.ts';

interface AppOptions {
  api: Api;
  pages: Pages;
  assets: ShellAssets;
  /** The shell's built browser files. */
  shellFiles: string;
  /** Files that have their place at the root: icon, robots.txt, share image. */
  publicFiles: string;
}

/** The composition server: the API, the apps' files, and a page for every other address. */
export function createApp({ api, pages, assets, shellFiles, publicFiles }: AppOptions) {
  const app = new Hono();
  app.use(securityHeaders);

  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  for (const path of ['/.netlify/functions/*', '/rest/v1/*']) app.all(path, (context) => api.fetch(requestOf(context)));

  app.use(`${SHELL_BASE}*`, staticFiles(SHELL_BASE, shellFiles, { immutable: false }));
  app.use('/remotes/:name/:version/*', (context, next) => {
    const { name, version } = context.req.param();
    const build = pages.remotes().find((remote) => remote.name === name)?.build;
    if (!build?.files || build.version !== version) return next();
    return staticFiles(build.base, build.files, { immutable: true })(context, next);
  });
  for (const path of [`${SHELL_BASE}*`, '/remotes/*']) app.all(path, (context) => context.text('Not found', 404));

  app.use('/:file{[^/]+\\.\\w+}', staticFiles('/', publicFiles, { immutable: false }));

  app.on(['GET', 'HEAD'], '*', compress(), async (context) => {
    const url = new URL(context.req.url);
    if (url.pathname.length > 1 && url.pathname.endsWith('/')) {
      return context.redirect(url.pathname.replace(/\/+$/, '') + url.search || '/', 301);
    }
    const page = await pages.render(requestOf(context));
    if (page instanceof Response) return page;
    context.header('cache-control', 'no-cache');
    return context.html(renderDocument(page, assets, pages.remotes()), page.status as 200);
  });
  app.all('*', (context) => context.text('Method not allowed', 405, { allow: 'GET, HEAD' }));
  return app;
}

/** The request with the address that its connection comes from; what a client claims about itself is overwritten. */
function requestOf(context: Context): Request {
  const { raw } = context.req;
  const headers = new Headers(raw.headers);
  headers.set(CLIENT_ADDRESS_HEADER, getConnInfo(context).remote.address ?? '');
  return new Request(raw, { headers });
}

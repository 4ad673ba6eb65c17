import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { VERSION } from '../releases/history/release-state.ts';
import { createContainerAddresses } from '../remotes/containers.ts';
import type { FoundRemote } from '../remotes/found-remote.ts';
import { SHELL_BASE } from '../rendering/assets.ts';

const A_YEAR = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/** File names that carry a hash of their content: 'page-3fZk21_a.js'. */
const HASHED = /-[\w-]{8}\.\w+(\.(br|gz))?$/;

/** The builds' own records and source maps are nobody's business. */
const HIDDEN = /\/\.|\.map$/;

/** The built files of the shell and the remotes, and the brand's images at the root. */
export function createStaticFiles(shell: string, remotes: () => readonly FoundRemote[]): Hono {
  const app = new Hono();
  app.use(`${SHELL_BASE}*`, folder(SHELL_BASE, join(shell, 'dist/client')));
  app.route('/', createContainerAddresses(remotes));
  app.use('/remotes/:name/:version/*', (context, next) => {
    const { name, version } = context.req.param();
    const versions = remotes().find((remote) => remote.name === name)?.build?.versions;
    if (!versions || !VERSION.test(version)) return next();
    const root = join(versions, version, 'client');
    // Otherwise everybody who makes up a version would add a line to the server's output.
    if (!existsSync(root)) return next();
    return folder(`/remotes/${name}/${version}/`, root, { immutable: true })(context, next);
  });
  for (const path of [`${SHELL_BASE}*`, '/remotes/*']) app.all(path, (context) => context.text('Not found', 404));
  app.use('/:file{[^/]+\\.\\w+}', folder('/', join(shell, 'dist/root')));
  return app;
}

/** The files below `root` at `prefix`, precompressed where the build did so. */
function folder(prefix: string, root: string, { immutable = false } = {}): MiddlewareHandler {
  const serve = serveStatic({
    root,
    precompressed: true,
    rewriteRequestPath: (path) => path.slice(prefix.length - 1),
    onFound: (path, context) => {
      context.header('cache-control', immutable || HASHED.test(path) ? A_YEAR : AN_HOUR);
      context.header('access-control-allow-origin', '*');
      context.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
  return (context, next) => (HIDDEN.test(context.req.path) ? next() : serve(context, next));
}

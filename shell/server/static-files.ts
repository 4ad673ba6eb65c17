import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const A_YEAR = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/** File names that carry a hash of their content: 'page-3fZk21_a.js'. */
const HASHED = /-[\w-]{8}\.\w+(\.(br|gz))?$/;

/** Serves the files below `root` at `prefix`, compressed beforehand where the build did so. */
export function staticFiles(prefix: string, root: string, { immutable }: { immutable: boolean }): MiddlewareHandler {
  return serveStatic({
    root,
    precompressed: true,
    rewriteRequestPath: (path) => path.slice(prefix.length - 1),
    onFound: (path, context) => {
      context.header('cache-control', immutable || HASHED.test(path) ? A_YEAR : AN_HOUR);
      context.header('access-control-allow-origin', '*');
    },
  });
}

import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '@site/api/program';
import type { RemoteSources } from './document/remote-sources.ts';

export interface LoggedPage {
  Bindings: HttpBindings;
  Variables: {
    /** The page's route, once it is known: a remote's path pattern, or 'not-found'. */
    route?: string | undefined;
    /** Whether the page came from the cache. */
    cached?: boolean;
    /** For the page's policy. */
    remoteSources?: RemoteSources | undefined;
    /** The contents of its style elements, for the same. */
    inlineStyles?: readonly string[];
  };
}

/**
 * Logs one `page.answered` for each request for a page, once it has been answered or its visitor has left: what was
 * requested and how that went, nothing about who requested it.
 */
export const logPages =
  (log: Log): MiddlewareHandler<LoggedPage> =>
  async (context, next) => {
    const startedAt = performance.now();
    const { outgoing } = context.env;
    const { socket } = outgoing;
    const bytesBefore = socket?.bytesWritten ?? 0;
    outgoing.once('close', () => {
      const route = context.get('route');
      log.info('page.answered', {
        method: context.req.method,
        ...(route === undefined || route === 'not-found' ? { path: impersonal(context.req.path) } : { route }),
        status: outgoing.statusCode,
        ...(context.get('cached') && { cached: true }),
        milliseconds: Math.round(performance.now() - startedAt),
        bytes: (socket?.bytesWritten ?? 0) - bytesBefore,
        ...(!outgoing.writableFinished && { aborted: true }),
      });
    });
    await next();
  };

/** In characters: longer paths are cut off. */
const MAX_PATH = 200;

/** The path of a page without a route, cleared of whatever may be a token or an email address. */
const impersonal = (path: string): string => path.replaceAll(/[^/]*(?:@|%40)[^/]*|[^/]{32,}/gi, '…').slice(0, MAX_PATH);

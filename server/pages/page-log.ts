import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '@site/api/program';
import type { RemoteSources } from './document/remote-sources.ts';

export interface LoggedPage {
  Bindings: HttpBindings;
  Variables: {
    /** The page's route, once it is known: a remote's path pattern, or 'not-found'. */
    route?: string | undefined;
    /** Whether the page was kept from an earlier request. */
    cached?: boolean;
    /** For the page's policy. */
    remoteSources?: RemoteSources | undefined;
  };
}

/**
 * Logs one `page.answered` for each request of a page, when the answer has gone out or the visitor has: what was asked
 * for and how it went, nothing about who asked.
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

/** A path that no route explains, without what may be a token or an e-mail address. */
const impersonal = (path: string): string => path.replaceAll(/[^/]*(?:@|%40)[^/]*|[^/]{32,}/gi, '…').slice(0, MAX_PATH);

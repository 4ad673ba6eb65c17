import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import { ConnectionLost, isApiAddress, settingsOf, unknownIn } from '@site/mocks';
import { followLink, refuseUnknownWords, STYLE } from '@site/mocks/guide';
import type { LoggedPage } from '../pages/page-log.ts';
import { withPanel } from './inject.ts';
import { answerFile } from './remote-files.ts';
import { answerForQa } from './qa-pages.ts';
import { during } from './visits.ts';

export { mockedApi } from './visits.ts';

interface Env {
  Bindings: HttpBindings;
  Variables: Pick<LoggedPage['Variables'], 'inlineStyles'>;
}

/**
 * What makes a site one for QA: its links set states, pages are made in the visitor's states and at the visitor's time,
 * every page has the panel, and what the panel needs is under /mocks. Given to `serveSite` with `mockedApi()`.
 */
export function mockedSite(): MiddlewareHandler<Env> {
  return async (context, next) => {
    const { raw } = context.req;
    if (isApiAddress(raw.url)) return answerCall(context, next);
    context.set('inlineStyles', [STYLE]);
    const unknown = unknownIn(raw);
    if (unknown.length > 0) return refuseUnknownWords(context, unknown);
    return followLink(context, async () => {
      const answer = (await answerForQa(raw)) ?? (await answerFile(context, next)) ?? (await answerPage(context, next));
      // Otherwise Hono would keep the length of what was there.
      context.res = undefined;
      context.res = answer;
    });
  };
}

/**
 * A call in the state 'offline' is cut off: the browser sees that the connection was lost. No browser keeps an answer,
 * which is another in the next state.
 */
async function answerCall(context: Context<Env>, next: () => Promise<void>): Promise<Response | undefined> {
  await during({ settings: settingsOf(context.req.raw), isPage: false }, next);
  if (!(context.error instanceof ConnectionLost)) {
    context.res.headers.set('cache-control', 'no-store');
    return undefined;
  }
  context.env.outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}

async function answerPage(context: Context<Env>, next: () => Promise<void>): Promise<Response> {
  const { raw } = context.req;
  const settings = settingsOf(raw);
  const headers = new Headers(raw.headers);
  // The page must be readable here.
  headers.delete('accept-encoding');
  context.req.raw = new Request(raw, { headers });
  await during({ settings, isPage: true }, next);
  const { res } = context;
  const isPage = res.headers.get('content-type')?.startsWith('text/html') && raw.method !== 'HEAD';
  // A browser would show the sitemap as it was in another state.
  if (/max-age=3600/.test(res.headers.get('cache-control') ?? '')) res.headers.set('cache-control', 'no-store');
  return isPage ? withPanel(res, context.req.path, settings) : res;
}

import type { Context } from 'hono';
import { isRobot } from '@site/api/robots.ts';
import { brand } from '@site/design-system/brand';
import { ApiProblem } from '@site/protocol';
import type { WithBody } from './large-bodies.ts';
import { createPageCache } from './page-cache.ts';
import { answerWith } from './page-copy.ts';
import type { LoggedPage } from './page-log.ts';
import type { Api } from './pages.ts';
import { answerRefused, refusePage, type CountRead } from './refusal.ts';
import { renderFor, renderForAll, type Answer, type PageRendering } from './render-page.ts';
import { visitorHeaders, visitorRequest } from './visitor-request.ts';
import type { WorkQueue } from './work-queue.ts';

interface PageServing extends PageRendering {
  api: Api;
  /** What pages are made from; undefined where nothing may be kept. */
  revision: () => Promise<string | undefined>;
  queue: WorkQueue;
  countRead: CountRead;
  withBody: WithBody;
  /** Style sheets of the page that refuses. */
  styles: readonly string[];
  /** The site's origin; default: the brand's. */
  siteUrl?: string | undefined;
}

const TOO_LARGE = 'The form is too large. Please go back and write less, or choose a smaller file.';

/**
 * Answers requests for pages, within bounds. A page that is the same for everybody is made once for each address,
 * build and revision of the data: see docs/decisions/0006-page-cache.md.
 */
export function createPageAnswers({
  api,
  revision,
  queue,
  countRead,
  withBody,
  styles,
  siteUrl = brand.url,
  ...rendering
}: PageServing) {
  const { pages } = rendering;
  const cache = createPageCache();

  async function answerShared(request: Request, visitor: string, key: string, path: string): Promise<Answer> {
    if (!cache.isBeingMade(key)) countRead(visitor);
    const page = await cache.make(key, request.signal, (signal) =>
      queue.run({ visitor, signal }, () =>
        renderForAll(new URL(siteUrl + path), { ...rendering, forRobot: isRobot(request) }),
      ),
    );
    if (page instanceof Response) return { response: page.clone() };
    return { response: await answerWith(page, request.headers), route: page.route };
  }

  async function answerAlone(request: Request, visitor: string): Promise<Answer> {
    const { method, signal, url } = request;
    if (method !== 'POST') countRead(visitor);
    const largest = method === 'POST' ? await pages.largestForm(new URL(url).pathname) : undefined;
    return withBody({ request, visitor, largest }, (whole) =>
      queue.run({ visitor, signal }, () => renderFor(whole, rendering)),
    );
  }

  return async (context: Context<LoggedPage>): Promise<Response> => {
    const { raw } = context.req;
    const { pathname, search } = new URL(raw.url);
    const path = pathname + search;
    const made = raw.method === 'POST' ? undefined : await revision();
    const key = made && `${made} ${path}`;
    const kept = key && cache.get(key);
    if (kept) {
      context.set('route', kept.route);
      context.set('cached', true);
      return answerWith(kept, raw.headers);
    }
    const headers = visitorHeaders(context);
    const visitor = api.addressOf({ headers });
    try {
      const isBeingMade = key && cache.isBeingMade(key);
      // Before anything that takes time.
      if (!isBeingMade) queue.admit(visitor);
      const isShared = isBeingMade || (key && !(await pages.isPrivate(pathname)));
      const request = visitorRequest(context, headers);
      const { response, route } = await (isShared
        ? answerShared(request, visitor, key, path)
        : answerAlone(request, visitor));
      context.set('route', route);
      return response;
    } catch (error) {
      if (error instanceof ApiProblem) return new Response(TOO_LARGE, { status: error.status });
      return answerRefused(error, raw, (refusal) => refusePage(refusal, styles));
    }
  };
}

import type { Context } from 'hono';
import { isRobot } from '@site/api/robots.ts';
import { brand } from '@site/design-system/brand';
import { ApiProblem } from '@site/protocol';
import type { PageFailure } from '../../shell/src/page-state.ts';
import type { WithBody } from '../http/large-bodies.ts';
import { createPageCache } from './page-cache.ts';
import { answerWith } from './page-copy.ts';
import type { LoggedPage } from './page-log.ts';
import type { Api } from '@site/api';
import type { Previews } from '../releases/preview/previews.ts';
import { answerRejected, rejectPage, type CountRead } from '../http/rejection.ts';
import type { Variant } from '../remotes/variant.ts';
import { renderFor, renderForAll, renderRefusal, type Answer, type PageRendering } from './render-page.ts';
import { isSpeculative } from './speculation-rules.ts';
import { visitorHeaders, visitorRequest } from '../http/visitor-request.ts';
import type { WorkQueue } from '../http/work-queue.ts';

interface PageServing extends Omit<PageRendering, 'variant'> {
  api: Api;
  /** The versions that whoever sent a request gets, if they are not the live ones. */
  variantOf?: (request: Request) => Promise<Variant | undefined>;
  /** Versions that some may look at before other visitors do; without it, nobody may. */
  previews?: Previews | undefined;
  /** Names what pages are made from; undefined where nothing may be cached. */
  revision: () => Promise<string | undefined>;
  queue: WorkQueue;
  countRead: CountRead;
  withBody: WithBody;
  /** Stylesheets of the page for rejected requests. */
  styles: readonly string[];
  /** The site's origin; default: the brand's. */
  siteUrl?: string | undefined;
}

interface PageRequest {
  request: Request;
  /** The visitor's address. */
  visitor: string;
  /** The versions that the visitor gets, if they are not the live ones. */
  variant: Variant | undefined;
  /** Why the visitor does not get the page. */
  refusal: PageFailure | undefined;
}

const TOO_LARGE = 'The form is too large. Please go back and write less, or choose a smaller file.';

/**
 * Answers requests for pages, within limits. A page that is the same for everybody is made once for each address,
 * build and revision of the data: see docs/decisions/0006-page-cache.md.
 */
export function createPageAnswers({
  api,
  variantOf = async () => undefined,
  previews,
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

  async function answerShared({ request, visitor, variant }: PageRequest, key: string, path: string): Promise<Answer> {
    if (!cache.isBeingMade(key)) countRead(visitor);
    const page = await cache.make(key, request.signal, (signal) =>
      queue.run({ visitor, signal }, () =>
        renderForAll(new URL(siteUrl + path), { ...rendering, variant, forRobot: isRobot(request) }),
      ),
    );
    if (page instanceof Response) return { response: page.clone() };
    const { route, remoteSources } = page;
    return { response: await answerWith(page, request.headers), route, remoteSources };
  }

  async function answerAlone({ request, visitor, variant, refusal }: PageRequest): Promise<Answer> {
    const { method, signal, url } = request;
    if (method !== 'POST') countRead(visitor);
    const largest = method === 'POST' ? await pages.largestForm(new URL(url).pathname, variant) : undefined;
    return withBody({ request, visitor, largest }, (whole) =>
      queue.run({ visitor, signal }, () =>
        refusal ? renderRefusal(whole, refusal, rendering) : renderFor(whole, { ...rendering, variant }),
      ),
    );
  }

  return async (context: Context<LoggedPage>): Promise<Response> => {
    const { raw } = context.req;
    const { pathname, search } = new URL(raw.url);
    const path = pathname + search;
    const headers = visitorHeaders(context);
    const visit = new Request(raw.url, { method: raw.method, headers });
    const isPreviewer = previews?.concerns(raw) ?? false;
    const followed = isPreviewer ? await previews?.follow(visit) : undefined;
    if (followed instanceof Response) return followed;
    const variant = (isPreviewer ? await previews?.variantOf(visit) : undefined) ?? (await variantOf(visit));
    if (isSpeculative(raw) && (await pages.isPrivate(pathname, variant))) return onlyForVisitors();
    // A proxy that gets 304 sends its own copy, without the cookie.
    if (variant && variant.cookies.length > 0) headers.delete('if-none-match');
    const made = raw.method === 'POST' || followed || variant?.preview ? undefined : await revision();
    const key = made && `${made} ${versionsIn(variant)} ${path}`;
    const cached = key && cache.get(key);
    if (cached) {
      context.set('route', cached.route);
      context.set('cached', true);
      context.set('remoteSources', cached.remoteSources);
      return forVisitor(await answerWith(cached, headers), variant);
    }
    const visitor = api.addressOf({ headers });
    try {
      const isBeingMade = key && cache.isBeingMade(key);
      // Before anything that takes time.
      if (!isBeingMade) queue.admit(visitor);
      const isShared = isBeingMade || (key && !(await pages.isPrivate(pathname, variant)));
      const requested = { request: visitorRequest(context, headers), visitor, variant, refusal: followed };
      const { response, route, remoteSources } = await (isShared
        ? answerShared(requested, key, path)
        : answerAlone(requested));
      context.set('route', route);
      context.set('remoteSources', remoteSources);
      return forVisitor(response, variant);
    } catch (error) {
      if (error instanceof ApiProblem) return new Response(TOO_LARGE, { status: error.status });
      return answerRejected(error, raw, (rejection) => rejectPage(rejection, styles));
    }
  };
}

/** A browser that prefetches a page requests it again once its visitor opens it. */
const onlyForVisitors = () => new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } });

const versionsIn = (variant: Variant | undefined): string => Object.entries(variant?.versions ?? {}).join();

/** While visitors get different versions, caches on the way may store none: they would mix them up. */
function forVisitor(response: Response, variant: Variant | undefined): Response {
  if (!variant) return response;
  const { headers } = response;
  for (const cookie of variant.cookies) headers.append('set-cookie', cookie);
  if (headers.get('cache-control')?.startsWith('public')) headers.set('cache-control', 'private, max-age=0');
  headers.delete('cdn-cache-control');
  return response;
}

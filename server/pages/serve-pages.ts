import type { Context } from 'hono';
import type { Api } from '@site/api';
import { isRobot } from '@site/api/program';
import { brand } from '@site/design-system/brand';
import { ApiProblem } from '@site/protocol';
import type { PageFailure } from '../../shell/src/page-state.ts';
import type { WithBody } from '../http/large-bodies.ts';
import { answerRejected, rejectPage, REJECTION_STYLE, type CountRead } from '../http/rejection.ts';
import { visitorHeaders, visitorRequest } from '../http/visitor-request.ts';
import type { WorkQueue } from '../http/work-queue.ts';
import type { Assignment } from '../remotes/assignment.ts';
import { isSpeculative } from './document/speculation-rules.ts';
import { createPageCache } from './page-cache.ts';
import { answerWith, improve } from './page-copy.ts';
import type { LoggedPage } from './page-log.ts';
import { renderFor, renderForAll, renderRefusal, type Answer, type PageRendering } from './render-page.ts';

/** Lets some look at versions before other visitors get them. */
export interface Previews {
  /** Whether the others may apply to the request: for most requests, this is all that runs. */
  concerns(request: Pick<Request, 'url' | 'headers'>): boolean;
  /** The versions that the request's visitor previews; undefined for everybody else. */
  assignmentOf(request: Request): Promise<Assignment | undefined>;
  /**
   * The answer to '?remote=job-board@1.2.0' and '?remote=off' on a page's address: the way to the page itself, or why
   * there is none. Undefined for other addresses.
   */
  follow(request: Request): Promise<Response | PageFailure | undefined>;
}

interface PageServing extends Omit<PageRendering, 'assignment'> {
  api: Api;
  /** The versions that whoever sent a request gets, if they are not the live ones. */
  assignmentOf?: (request: Request) => Promise<Assignment | undefined>;
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
  assignment: Assignment | undefined;
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
  assignmentOf = async () => undefined,
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

  async function answerShared(
    { request, visitor, assignment }: PageRequest,
    key: string,
    path: string,
  ): Promise<Answer> {
    if (!cache.isBeingMade(key)) countRead(visitor);
    const page = await cache.make(key, request.signal, (signal) =>
      queue.run({ visitor, signal }, () =>
        renderForAll(new URL(siteUrl + path), { ...rendering, assignment, forRobot: isRobot(request) }),
      ),
    );
    if (page instanceof Response) return { response: page.clone() };
    const { route, remoteSources } = page;
    return { response: await answerWith(page, request.headers), route, remoteSources };
  }

  async function answerAlone({ request, visitor, assignment, refusal }: PageRequest): Promise<Answer> {
    const { method, signal, url } = request;
    if (method !== 'POST') countRead(visitor);
    const largest = method === 'POST' ? await pages.largestForm(new URL(url).pathname, assignment) : undefined;
    return withBody({ request, visitor, largest }, (whole) =>
      queue.run({ visitor, signal }, () =>
        refusal ? renderRefusal(whole, refusal, rendering) : renderFor(whole, { ...rendering, assignment }),
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
    const assignment = (isPreviewer ? await previews?.assignmentOf(visit) : undefined) ?? (await assignmentOf(visit));
    if (isSpeculative(raw) && (await pages.isPrivate(pathname, assignment))) return onlyForVisitors();
    // A proxy that gets 304 sends its own copy, without the cookie.
    if (assignment && assignment.cookies.length > 0) headers.delete('if-none-match');
    const made = raw.method === 'POST' || followed || assignment?.preview ? undefined : await revision();
    const key = made && `${made} ${versionsIn(assignment)} ${path}`;
    const cached = key && cache.get(key);
    if (cached) {
      context.set('route', cached.route);
      context.set('cached', true);
      context.set('remoteSources', cached.remoteSources);
      improve(cached).catch(() => undefined);
      return forVisitor(await answerWith(cached, headers), assignment);
    }
    const visitor = api.addressOf({ headers });
    try {
      const isBeingMade = key && cache.isBeingMade(key);
      // Before anything that takes time.
      if (!isBeingMade) queue.admit(visitor);
      const isShared = isBeingMade || (key && !(await pages.isPrivate(pathname, assignment)));
      const requested = { request: visitorRequest(context, headers), visitor, assignment, refusal: followed };
      const { response, route, remoteSources } = await (isShared
        ? answerShared(requested, key, path)
        : answerAlone(requested));
      context.set('route', route);
      context.set('remoteSources', remoteSources);
      return forVisitor(response, assignment);
    } catch (error) {
      if (error instanceof ApiProblem) return new Response(TOO_LARGE, { status: error.status });
      return answerRejected(error, raw, (rejection) => {
        context.set('inlineStyles', [REJECTION_STYLE]);
        return rejectPage(rejection, styles);
      });
    }
  };
}

/** A browser that prefetches a page requests it again once its visitor opens it. */
const onlyForVisitors = () => new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } });

const versionsIn = (assignment: Assignment | undefined): string => Object.entries(assignment?.versions ?? {}).join();

/** While visitors get different versions, caches on the way may store none: they would mix them up. */
function forVisitor(response: Response, assignment: Assignment | undefined): Response {
  if (!assignment) return response;
  const { headers } = response;
  for (const cookie of assignment.cookies) headers.append('set-cookie', cookie);
  if (headers.get('cache-control')?.startsWith('public')) headers.set('cache-control', 'private, max-age=0');
  headers.delete('cdn-cache-control');
  return response;
}

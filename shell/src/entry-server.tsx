import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom';
import type { ApiClient } from '@site/contract';
import type { LoaderArgs, PageModule, RemoteFragment } from '@site/remote-kit';
import { foreignModule } from './foreign/foreign-module.tsx';
import { DemandedFragment, FragmentDemands } from './fragments/demanded-fragment.tsx';
import { renderFragment, type RenderedFragment } from './fragments/render-fragment.tsx';
import type { FragmentDemand } from './fragments/with-fragments.ts';
import { HeadTags } from './head/head-tags.tsx';
import type { ResolvedMeta } from './head/page-meta.ts';
import { metaOf, publicAddress } from './head/use-page-meta.ts';
import type { PageFailure, PagePreview, PageState } from './page-state.ts';
import { FailedPageContext } from './layout/failure-number.tsx';
import { PreviewContext } from './layout/preview-context.ts';
import { isForeign, RemoteUnavailableError, type LoadRemote, type RegisteredRemote } from './remotes/registry.ts';
import type { PageHandle } from './page-handle.ts';
import { createSiteRoutes } from './routes.tsx';

export interface RenderedPage {
  status: number;
  /** Tags for the document's head. */
  head: string;
  /** The content of the root element. */
  body: string;
  /** The PageState, as JSON. */
  state: string;
  /** The page's route: a remote's path pattern, or 'not-found'. */
  routeId: string;
  /** Whether the page depends on the visitor. */
  isPrivate: boolean;
  /** The parts of other remotes in `body`, each of which has a fallback in its place. */
  fragments: readonly FragmentDemand[];
}

export interface DescribedPage {
  status: number;
  meta: ResolvedMeta;
  routeId: string;
}

export interface MatchedPage {
  /** A remote's path pattern, or 'not-found'. */
  routeId: string;
  params: LoaderArgs['params'];
}

export interface RendererOptions {
  remotes: readonly RegisteredRemote[];
  loadRemote: LoadRemote;
  dataLayer: PageState['dataLayer'];
  siteUrl: PageState['siteUrl'];
  /** Called with every failure, and the client that the page called the API with; returns what its visitor is told. */
  onError: (error: unknown, routeId: string, api: ApiClient) => PageFailure['data'];
}

interface RequestContext {
  api: ApiClient;
}

/** What goes with a page besides what its remote makes of it. */
export interface AroundPage {
  preview?: PagePreview | undefined;
  /** Why the visitor does not get the page; shown in its place. */
  refusal?: PageFailure | undefined;
}

export interface Renderer {
  /** A page as HTML. A loader's redirect is returned as a Response. */
  render(request: Request, api: ApiClient, around?: AroundPage): Promise<RenderedPage | Response>;
  /** What a page says of itself, without its HTML. A loader's redirect is returned as a Response. */
  describe(request: Request, api: ApiClient): Promise<DescribedPage | Response>;
  /** A part of a page of another remote. */
  fragment(
    fragment: RemoteFragment,
    demand: FragmentDemand,
    request: Request,
    api: ApiClient,
  ): Promise<RenderedFragment>;
  /** The page at this path, without loading its code. */
  match(pathname: string): MatchedPage;
}

export function createRenderer({ remotes, loadRemote, dataLayer, siteUrl, onError }: RendererOptions): Renderer {
  const load: LoadRemote = async (remote) => {
    const module = await loadRemote(remote);
    return isForeign(remote) ? foreignModule(remote) : module;
  };
  const handler = createStaticHandler(
    createSiteRoutes({
      remotes,
      loadRemote: load,
      getApi: (context) => (context as RequestContext).api,
      siteUrl,
      Fragment: DemandedFragment,
    }),
  );

  return { render, describe, fragment: renderFragment, match: createPageMatcher(handler.dataRoutes) };

  /** Runs the page's action or loader. */
  async function visit(
    request: Request,
    api: ApiClient,
    refusal?: PageFailure,
  ): Promise<StaticHandlerContext | Response> {
    const requestContext: RequestContext = { api };
    const context = await handler.query(request, { requestContext });
    if (context instanceof Response) return context;
    if (context.statusCode === METHOD_NOT_ALLOWED) return methodNotAllowed();
    if (refusal) return { ...context, errors: { [routeIdOf(context)]: refusal }, statusCode: refusal.status };
    for (const [id, error] of Object.entries(context.errors ?? {})) fail(context, id, error, api);
    return context;
  }

  async function describe(request: Request, api: ApiClient): Promise<DescribedPage | Response> {
    const context = await visit(request, api);
    if (context instanceof Response) return context;
    const routeId = routeIdOf(context);
    const { meta, failure } = metaIn(context, siteUrl);
    if (failure && !context.errors) fail(context, routeId, failure, api);
    return { status: context.statusCode, meta, routeId };
  }

  async function render(
    request: Request,
    api: ApiClient,
    { preview, refusal }: AroundPage = {},
  ): Promise<RenderedPage | Response> {
    const context = await visit(request, api, refusal);
    if (context instanceof Response) return context;
    const routeId = routeIdOf(context);

    const hasFailed = !context.errors && context.statusCode >= SERVER_ERROR;
    const { number } = hasFailed ? onError(failedReply(context.statusCode), routeId, api) : {};

    let content: Pick<RenderedPage, 'body' | 'fragments'>;
    try {
      content = renderBody(context, preview, number);
    } catch (error) {
      fail(context, routeId, error, api);
      content = renderBody(context, preview);
    }

    const module = await moduleOf(context.matches.at(-1)?.route ?? {}).catch(() => undefined);
    return {
      status: context.statusCode,
      head: renderToStaticMarkup(<HeadTags meta={metaIn(context, siteUrl).meta} />),
      ...content,
      state: JSON.stringify({
        remotes,
        dataLayer,
        siteUrl,
        preview,
        loaderData: context.loaderData,
        actionData: context.actionData,
        errors: context.errors,
        failureNumber: number,
      } satisfies PageState),
      routeId,
      isPrivate: module?.isPrivate ?? false,
    };
  }

  function renderBody(
    context: StaticHandlerContext,
    preview: PagePreview | undefined,
    number?: string,
  ): Pick<RenderedPage, 'body' | 'fragments'> {
    const fragments: FragmentDemand[] = [];
    const body = renderToString(
      <PreviewContext value={preview}>
        <FailedPageContext value={{ number, data: context.loaderData[routeIdOf(context)] }}>
          <FragmentDemands value={fragments}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </FragmentDemands>
        </FailedPageContext>
      </PreviewContext>,
    );
    return { body, fragments };
  }

  function fail(context: StaticHandlerContext, routeId: string, error: unknown, api: ApiClient) {
    const failure = failureOf(error, refusalOf(error) ?? onError(error, routeId, api));
    context.errors = { ...context.errors, [routeId]: failure };
    context.statusCode = failure.status;
  }
}

/** Each path is looked up several times while its page is made. */
const PATHS_CACHED = 200;

function createPageMatcher(routes: StaticHandler['dataRoutes']): Renderer['match'] {
  // The router sorts all routes anew each time that it is asked.
  const cached = new LRUCache<string, MatchedPage>({ max: PATHS_CACHED });
  return (pathname) => {
    const known = cached.get(pathname);
    if (known) return known;
    const leaf = matchRoutes(routes, pathname)?.at(-1);
    const page = { routeId: leaf?.route.id ?? '', params: leaf?.params ?? {} };
    cached.set(pathname, page);
    return page;
  };
}

function metaIn(
  { matches, loaderData, location }: StaticHandlerContext,
  siteUrl: string | undefined,
): ReturnType<typeof metaOf> {
  const leaf = matches.at(-1);
  const page = leaf && { handle: leaf.route.handle, loaderData: loaderData[leaf.route.id], params: leaf.params };
  return metaOf(page, publicAddress(location, siteUrl));
}

const routeIdOf = ({ matches }: StaticHandlerContext): string => matches.at(-1)?.route.id ?? '';

/** The code of the page on this route; undefined for the page that is not found. */
const moduleOf = async ({ handle }: { handle?: unknown }): Promise<PageModule | undefined> =>
  (handle as PageHandle | undefined)?.load();

const METHOD_NOT_ALLOWED = 405;

/** A page without a form accepts no posts. */
const methodNotAllowed = () =>
  new Response('Method not allowed', { status: METHOD_NOT_ALLOWED, headers: { allow: 'GET, HEAD' } });

const SERVER_ERROR = 500;

/** What a loader or an action tells a visitor whose request it refuses: no fault of ours. */
function refusalOf(error: unknown): PageFailure['data'] | undefined {
  if (!isRouteErrorResponse(error) || error.status >= SERVER_ERROR) return undefined;
  const { message } = (error.data ?? {}) as { message?: unknown };
  return typeof message === 'string' ? { message } : undefined;
}

/** Of a page that says itself what is missing. */
const failedReply = (status: number) => Object.assign(new Error(`It was answered with status ${status}`), { status });

function failureOf(error: unknown, data: PageFailure['data']): PageFailure {
  const failure = { internal: false, data } as const;
  if (error instanceof RemoteUnavailableError) return { ...failure, status: 503, statusText: 'Service Unavailable' };
  // A status that a loader threw deliberately.
  if (isRouteErrorResponse(error)) return { ...failure, status: error.status, statusText: error.statusText };
  return { ...failure, status: 500, statusText: 'Internal Server Error' };
}

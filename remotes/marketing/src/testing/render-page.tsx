import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createApiClient } from '@site/contract';
import { createMockApi } from '@site/mocks';
import type { RemoteRoute } from '@site/remote-kit';
import { toRouteObject } from '../../../../shell/src/remote-routes.tsx';
import { routes } from '../routes.tsx';

const ORIGIN = 'https://www.haulwell.example';

interface RenderedPage {
  html: string;
  text: string;
}

/** A page as the server sends it, its calls answered by the mocks. `text` has ordinary hyphens, and single spaces. */
export const renderPage = (url: string): Promise<RenderedPage> => renderRoute(routes, url);

/** The same for other routes than the remote's. */
export async function renderRoute(routes: readonly RemoteRoute[], url: string): Promise<RenderedPage> {
  const api = createApiClient({ ...createMockApi(), baseUrl: ORIGIN });
  const handler = createStaticHandler(routes.map((route) => toRouteObject(route, () => api)));
  const context = await handler.query(new Request(new URL(url, ORIGIN)));
  if (context instanceof Response) throw new Error(`${url} answers ${context.status}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  return { html, text: readText(html) };
}

/** What a person reads: elements end words, except those inside a line. */
const readText = (html: string): string =>
  html
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<\/?(?:a|abbr|b|em|i|mark|span|strong|time|wbr)(?: [^>]*)?>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('\u2011', '-')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ')
    .trim();

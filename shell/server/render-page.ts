import { ROBOT } from '@site/api/robots.ts';
import type { RenderedPage } from '../src/entry-server.tsx';
import { answerWith, copyOf, type PageCopy } from './page-copy.ts';
import type { Pages } from './pages.ts';

export interface PageRendering {
  pages: Pages;
  /** The page's whole document. */
  toDocument: (page: RenderedPage, url: URL) => string | Promise<string>;
}

export interface Answer {
  response: Response;
  /** The page's route; undefined for a redirect. */
  route?: string;
}

/** The page as this request's visitor gets it. */
export async function renderFor(request: Request, { pages, toDocument }: PageRendering): Promise<Answer> {
  const page = await pages.render(request);
  if (page instanceof Response) return { response: page };
  const html = await toDocument(page, new URL(request.url));
  const { status, routeId: route } = page;
  const isPrivate = page.isPrivate || request.method === 'POST';
  const response = isPrivate
    ? confidential(html, status)
    : await answerWith(await copyOf(html, { status, route, mayBeKept: false }), request.headers);
  for (const cookie of page.cookies) response.headers.append('set-cookie', cookie);
  return { response, route };
}

/** Not compressed: its length must not betray whether what an address contains occurs in the page, too. */
const confidential = (html: string, status: number) =>
  new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=UTF-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  });

/**
 * The page as everybody gets it. It is made from its address alone, so nothing of one visitor can reach another. The
 * calls that it makes know whether it is made for a robot, as they may count what visitors do.
 */
export async function renderForAll(
  address: URL,
  { pages, toDocument, forRobot }: PageRendering & { forRobot: boolean },
): Promise<PageCopy | Response> {
  const page = await pages.render(new Request(address, forRobot ? { headers: { 'user-agent': ROBOT } } : {}));
  if (page instanceof Response) return page;
  const mayBeKept = !page.isPrivate && !page.lacksData && page.cookies.length === 0;
  const { status, routeId: route } = page;
  return copyOf(await toDocument(page, address), { status, route, mayBeKept });
}

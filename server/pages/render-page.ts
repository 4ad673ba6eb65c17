import { ROBOT } from '@site/api/program';
import type { PageFailure } from '../../shell/src/page-state.ts';
import { compressFor } from '../http/compression.ts';
import type { Assignment } from '../remotes/assignment.ts';
import type { PageDocument } from './document/document.ts';
import type { RemoteSources } from './document/remote-sources.ts';
import { answerWith, copyOf, type PageCopy } from './page-copy.ts';
import type { PageAnswer, Pages } from './pages.ts';

export interface PageRendering {
  pages: Pages;
  /** The page's whole document. */
  toDocument: (page: PageAnswer, url: URL) => PageDocument | Promise<PageDocument>;
  /** The versions that this visitor gets, if they are not the live ones. */
  assignment?: Assignment | undefined;
}

export interface Answer {
  response: Response;
  /** The page's route; undefined for a redirect. */
  route?: string;
  /** For the page's policy. */
  remoteSources?: RemoteSources | undefined;
}

/** The page that this request's visitor gets. */
export async function renderFor(request: Request, { pages, toDocument, assignment }: PageRendering): Promise<Answer> {
  const page = await pages.render(request, assignment);
  if (page instanceof Response) return { response: page };
  const { html, remoteSources } = await toDocument(page, new URL(request.url));
  const { status, routeId: route } = page;
  const isPrivate = page.isPrivate || request.method === 'POST' || assignment?.preview;
  const response = isPrivate
    ? await confidentialFor(request, page.cookies, confidential(html, status))
    : await answerWith(await copyOf(html, { status, route, isCacheable: false }), request.headers);
  for (const cookie of page.cookies) response.headers.append('set-cookie', cookie);
  return { response, route, remoteSources };
}

/** The page's layout, with the reason why this visitor does not get the page. */
export async function renderRefusal(
  request: Request,
  refusal: PageFailure,
  { pages, toDocument }: PageRendering,
): Promise<Answer> {
  const page = await pages.refuse(request, refusal);
  if (page instanceof Response) return { response: page };
  const { html, remoteSources } = await toDocument(page, new URL(request.url));
  return { response: confidential(html, page.status), route: page.routeId, remoteSources };
}

/**
 * Compressed only for a browser that neither brings nor gets a cookie and sends no form: its page is made from the
 * address, so that whoever knows the address can have the page. Of any other, the length must not reveal whether
 * something in the address occurs in the page, too.
 */
const confidentialFor = async ({ method, headers }: Request, cookies: readonly string[], response: Response) =>
  method === 'POST' || cookies.length > 0 || headers.has('cookie') || headers.has('authorization')
    ? response
    : compressFor(headers, response);

const confidential = (html: string, status: number) =>
  new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=UTF-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      // Its address may open it to whoever reads it.
      'referrer-policy': 'same-origin',
    },
  });

/**
 * The page that everybody gets. It is made from its address alone, so nothing of one visitor can reach another. Its
 * calls say whether it is made for a robot, since they may count what visitors do.
 */
export async function renderForAll(
  address: URL,
  { pages, toDocument, assignment, forRobot }: PageRendering & { forRobot: boolean },
): Promise<PageCopy | Response> {
  const page = await pages.render(
    new Request(address, forRobot ? { headers: { 'user-agent': ROBOT } } : {}),
    assignment,
  );
  if (page instanceof Response) return page;
  const isCacheable = !page.isPrivate && !page.lacksData && page.cookies.length === 0;
  const { status, routeId: route } = page;
  const { html, remoteSources } = await toDocument(page, address);
  return copyOf(html, { status, route, isCacheable, remoteSources });
}

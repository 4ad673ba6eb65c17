import { proxy } from 'hono/proxy';
import type { Log } from '@site/api/program';
import { siteCookies } from './site-cookies.ts';

/** A site that runs elsewhere, for a visitor of this machine. */
export interface RunningSite {
  /** Its answer to the request, or 502 when there is none. */
  fetch(request: Request): Promise<Response>;
}

interface RunningSiteOptions {
  /** Its origin. */
  site: string;
  log: Log;
}

const BAD_GATEWAY = 502;

/** Asks a running site over HTTP. To the site, its visitor is at its own address; to the visitor, it is at ours. */
export function createRunningSite({ site, log }: RunningSiteOptions): RunningSite {
  const cookies = siteCookies(site);

  function headersFor({ headers: given, url }: Request): Headers {
    const headers = new Headers(given);
    // Node answers this one itself.
    for (const name of ['host', 'expect']) headers.delete(name);
    // A page of another site stays one: the site refuses what it posts.
    const { origin } = new URL(url);
    for (const name of ['origin', 'referer']) {
      const value = headers.get(name);
      if (value !== null && `${value}/`.startsWith(`${origin}/`)) headers.set(name, site + value.slice(origin.length));
    }
    const cookie = cookies.toSite(headers.get('cookie') ?? '');
    headers.delete('cookie');
    if (cookie) headers.set('cookie', cookie);
    return headers;
  }

  function forVisitor(answer: Response): Response {
    const headers = new Headers(answer.headers);
    // What runs at this address next is something else.
    headers.set('cache-control', 'no-store');
    headers.delete('cdn-cache-control');
    const location = headers.get('location');
    if (location !== null && `${location}/`.startsWith(`${site}/`))
      headers.set('location', location.slice(site.length) || '/');
    const policy = headers.get('content-security-policy');
    if (policy !== null) headers.set('content-security-policy', withoutUpgrades(policy));
    headers.delete('set-cookie');
    for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookies.toBrowser(cookie));
    return new Response(answer.body, { status: answer.status, headers });
  }

  return {
    async fetch(request) {
      const { pathname: path, search } = new URL(request.url);
      try {
        const raw = new Request(request, { headers: headersFor(request) });
        const answer = await proxy(site + path + search, { raw, redirect: 'manual' });
        if (answer.status >= 500) log.error('site.failed', { site, path, status: answer.status });
        return forVisitor(answer);
      } catch (error) {
        const message = reasonOf(error);
        if (!request.signal.aborted) log.error('site.unreachable', { site, path, message });
        const headers = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };
        return new Response(`There is no answer from ${site} (${message})`, { status: BAD_GATEWAY, headers });
      }
    },
  };
}

/** This server has no https to upgrade to. */
const withoutUpgrades = (policy: string): string =>
  policy
    .split(';')
    .filter((directive) => directive.trim() !== 'upgrade-insecure-requests')
    .join(';');

/** Why a request had no answer: what Node's `fetch` says itself is always 'fetch failed'. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return (cause as { code?: string }).code ?? String(cause);
}

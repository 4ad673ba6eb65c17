import { FROM_ANOTHER_SITE, type Endpoint } from '@site/contract';
import { ApiProblem } from './problem.ts';

/**
 * @param isPartner whether the page that calls may do so, though it is another site's
 * @throws ApiProblem 405 with Allow, or 403
 */
export function admitCall(request: Request, { method }: Pick<Endpoint, 'method'>, isPartner = false): void {
  const allowed = method === 'GET' ? ['GET', 'HEAD'] : [method];
  if (!allowed.includes(request.method)) {
    throw new ApiProblem(405, `Method ${request.method} is not allowed here`, {
      headers: { allow: allowed.join(', ') },
    });
  }
  if (method === 'POST' && !isPartner && !isFromOwnSite(request)) throw new ApiProblem(403, FROM_ANOTHER_SITE);
}

/**
 * Keeps other sites' pages from posting with a visitor's cookies. Browsers send Sec-Fetch-Site on trustworthy
 * origins and Origin everywhere; other callers send neither. Only hosts are compared, because the
 * scheme changes where a proxy ends TLS.
 */
function isFromOwnSite({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  return origin === null || hostOf(origin) === (headers.get('host') ?? new URL(url).host);
}

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);

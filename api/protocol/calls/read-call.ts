import { checkInput, FROM_ANOTHER_SITE, NOT_AN_OBJECT, type Endpoint } from '@site/contract';
import { ApiProblem } from './problem.ts';
import { readJson, readText, type BodyReader } from './read-body.ts';

export const REQUEST_ID_HEADER = 'x-request-id';

/** The proxy's id for the request, if it is a plain one, so that its log and ours can be read together. */
export function requestId(request: Request): string {
  const given = request.headers.get(REQUEST_ID_HEADER);
  return given !== null && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}

/**
 * @param isPartner whether the page that calls may do so, though it is another site's
 * @throws ApiProblem 405 with Allow, or 403
 */
export function admitCall(
  request: Request,
  { method, fromAnywhere }: Pick<Endpoint, 'method' | 'fromAnywhere'>,
  isPartner = false,
): void {
  const allowed = method === 'GET' ? ['GET', 'HEAD'] : [method];
  if (!allowed.includes(request.method)) {
    throw new ApiProblem(405, `Method ${request.method} is not allowed here`, {
      headers: { allow: allowed.join(', ') },
    });
  }
  if (method === 'POST' && !isPartner && !fromAnywhere && !isFromOwnSite(request))
    throw new ApiProblem(403, FROM_ANOTHER_SITE);
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

/**
 * The endpoint's parsed input.
 * @throws ApiProblem 400 or 413
 */
export async function readInput(
  request: Request,
  { input, largestBody }: Pick<Endpoint, 'input' | 'largestBody'>,
  readBody: BodyReader = readJson,
): Promise<unknown> {
  const raw = request.method === 'POST' ? await readBody(request, largestBody) : readQuery(request);
  const checked = checkInput(input, raw);
  if (checked.ok) return checked.data;
  const { fields } = checked;
  const [message = NOT_AN_OBJECT] = Object.values(fields);
  throw new ApiProblem(400, message, { fields });
}

/** Query parameters by name, a repeated one as an array; empty ones count as absent. */
function readQuery(request: Request): Record<string, string | string[]> {
  const given = [...new URL(request.url).searchParams].filter(([, value]) => value !== '');
  return Object.fromEntries(
    [...Map.groupBy(given, ([name]) => name)].map(([name, parameters]) => {
      const values = parameters.map(([, value]) => readText(value));
      return [name, values.length === 1 ? values[0]! : values];
    }),
  );
}

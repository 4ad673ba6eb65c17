import { NOT_ONE_CLICK } from '@site/contract';
import { ApiProblem } from './problem.ts';
import { readBytes, readJson } from './read-body.ts';

const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/**
 * The site's own JSON, or what mail programs POST for their user (RFC 8058): the form `List-Unsubscribe=One-Click`,
 * with the token in the query. Some send nothing but the address.
 * @throws ApiProblem 400 or 413
 */
export async function readOneClickOrJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  const token = new URL(request.url).searchParams.get('token') ?? undefined;
  if (!FORM_TYPES.test(type) && (type || token === undefined)) return readJson(request);
  const bytes = await readBytes(request);
  if (bytes.length === 0 && token !== undefined) return { token };
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => undefined);
  if (String(form?.get('List-Unsubscribe')).trim() !== 'One-Click') throw new ApiProblem(400, NOT_ONE_CLICK);
  return { token };
}

/** Older mail programs open the address instead, which shows the page with the button and changes nothing. */
export function redirectBrowser({ method, url }: Request): Response | undefined {
  const token = new URL(url).searchParams.get('token');
  if (method !== 'GET' || !token) return undefined;
  const location = `/subscription?unsubscribe=${encodeURIComponent(token)}`;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

import { NOT_ONE_CLICK } from '@site/contract';
import { ApiProblem, readBytes, readJson } from '@site/protocol';

const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/**
 * The site's own JSON, or what mail programs post for their user (RFC 8058): a form that says
 * `List-Unsubscribe=One-Click`, to the address with the token in its query.
 * @throws ApiProblem 400 or 413
 */
export async function readOneClickOrJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!FORM_TYPES.test(type)) return readJson(request);
  const bytes = await readBytes(request);
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => undefined);
  if (form?.get('List-Unsubscribe') !== 'One-Click') {
    throw new ApiProblem(400, NOT_ONE_CLICK);
  }
  return { token: new URL(request.url).searchParams.get('token') ?? undefined };
}

/** Older mail programs open the address instead: then the page with the button is shown. Nothing is changed. */
export function redirectBrowser({ method, url }: Request): Response | undefined {
  const token = new URL(url).searchParams.get('token');
  if (method !== 'GET' || !token) return undefined;
  const location = `/subscription?unsubscribe=${encodeURIComponent(token)}`;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

export const REQUEST_ID_HEADER = 'x-request-id';

/** The proxy's id for the request, if it is a plain one, so that its log and ours can be read together. */
export function requestId(request: Request): string {
  const given = request.headers.get(REQUEST_ID_HEADER);
  return given !== null && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}

import { FORM_AGE_HEADER, type Endpoint } from '@site/contract';
import type { Config } from '../config.ts';

/** How long a browser need not ask again, in seconds. */
const KEPT_S = 600;

/** The origin of another site whose page makes this call, if it is a partner's; it gets no cookies. */
export function partnerOf({ headers }: Request, { partnerOrigins }: Config): string | undefined {
  const origin = headers.get('origin');
  return origin !== null && partnerOrigins.has(origin) ? origin : undefined;
}

/** What a browser asks before it makes a call with JSON for such a page. */
export function answerPreflight({ method }: Endpoint): Response {
  const headers = {
    'access-control-allow-methods': method,
    'access-control-allow-headers': `content-type, ${FORM_AGE_HEADER}`,
    'access-control-max-age': String(KEPT_S),
  };
  return new Response(null, { status: 204, headers });
}

/** Lets the page read the answer. */
export function letRead({ headers }: Response, partner: string): void {
  headers.set('access-control-allow-origin', partner);
  headers.set('access-control-expose-headers', 'retry-after');
  headers.append('vary', 'Origin');
}

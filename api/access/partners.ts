import { endpoints, FORM_AGE_HEADER, type EndpointName } from '@site/contract';
import type { Config } from '../config.ts';
import { endpointPolicies, type EndpointPolicy } from '../endpoint-policies.ts';

/** How long a browser need not ask again, in seconds. */
const KEPT_S = 600;

/** The origin of another site whose page makes this call, if it may make it; it gets no cookies. */
export function partnerOf(request: Request, name: EndpointName, { partnerOrigins }: Config): string | undefined {
  const { partners } = endpointPolicies[name] as EndpointPolicy<EndpointName>;
  const origin = request.headers.get('origin');
  return partners && origin !== null && partnerOrigins.has(origin) ? origin : undefined;
}

/** What a browser asks before it makes a call with JSON for such a page. */
export function answerPreflight(name: EndpointName): Response {
  const headers = {
    'access-control-allow-methods': endpoints[name].method,
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

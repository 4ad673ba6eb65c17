import { isFromTrustedProxy, type ProxyTrust } from '../limits/client-address.ts';

/** Whether the visitor's own connection is https. X-Forwarded-Proto counts only from our own proxies. */
export function isHttps(request: Request, trust: ProxyTrust): boolean {
  const forwarded = isFromTrustedProxy(request, trust) ? request.headers.get('x-forwarded-proto') : null;
  const scheme = forwarded?.split(',', 1)[0]?.trim();
  return scheme ? scheme === 'https' : new URL(request.url).protocol === 'https:';
}

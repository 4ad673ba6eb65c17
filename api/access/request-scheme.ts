import type { Config } from '../config.ts';

/**
 * Whether the visitor's own connection is https. X-Forwarded-Proto counts only where the configuration says that the
 * server is behind our own proxies.
 */
export function isHttps(request: Request, { trustedProxies }: Pick<Config, 'trustedProxies'>): boolean {
  const forwarded = trustedProxies > 0 ? request.headers.get('x-forwarded-proto')?.split(',', 1)[0]?.trim() : undefined;
  return forwarded ? forwarded === 'https' : new URL(request.url).protocol === 'https:';
}

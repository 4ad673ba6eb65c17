import type { Config } from '../config.ts';

/**
 * Whether the visitor's own connection is https. X-Forwarded-Proto counts only where the configuration says that
 * a proxy in front of us sets it.
 */
export function isHttps(request: Request, { trustForwardedProto }: Pick<Config, 'trustForwardedProto'>): boolean {
  const forwarded = trustForwardedProto ? request.headers.get('x-forwarded-proto')?.split(',', 1)[0]?.trim() : undefined;
  return forwarded ? forwarded === 'https' : new URL(request.url).protocol === 'https:';
}

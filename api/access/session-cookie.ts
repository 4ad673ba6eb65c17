import type { AccessScope } from '@site/contract';

/**
 * Over https the name has the `__Host-` prefix, which browsers accept only with Secure, Path=/ and no Domain.
 * Plain http (localhost) has no Secure cookies, so the name is plain too.
 */
const cookieName = (scope: AccessScope, secure: boolean) => `${secure ? '__Host-' : ''}session-${scope}`;

const attributes = (secure: boolean) => `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

export function sessionCookie(scope: AccessScope, token: string, maxAgeSeconds: number, secure: boolean): string {
  return `${cookieName(scope, secure)}=${token}; Max-Age=${Math.max(0, Math.ceil(maxAgeSeconds))}; ${attributes(secure)}`;
}

export function expiredSessionCookie(scope: AccessScope, secure: boolean): string {
  return sessionCookie(scope, '', 0, secure);
}

/** The session token that the request carries for this scope. */
export function readSessionCookie(request: Request, scope: AccessScope, secure: boolean): string | undefined {
  const prefix = `${cookieName(scope, secure)}=`;
  const pair = (request.headers.get('cookie') ?? '').split(/;\s*/).find((part) => part.startsWith(prefix));
  return pair?.slice(prefix.length) || undefined;
}

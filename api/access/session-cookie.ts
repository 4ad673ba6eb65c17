import { parseCookie, stringifySetCookie } from 'cookie';
import type { AccessScope } from '@site/contract';

/**
 * Over https the name has the `__Host-` prefix, which browsers accept only with Secure, Path=/ and no Domain.
 * Plain http (localhost) has no Secure cookies, so the name is plain too.
 */
const cookieName = (scope: AccessScope, secure: boolean) => `${secure ? '__Host-' : ''}session-${scope}`;

export const sessionCookie = (scope: AccessScope, token: string, maxAgeSeconds: number, secure: boolean): string =>
  stringifySetCookie({
    name: cookieName(scope, secure),
    value: token,
    maxAge: Math.max(0, Math.ceil(maxAgeSeconds)),
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
  });

export const expiredSessionCookie = (scope: AccessScope, secure: boolean): string =>
  sessionCookie(scope, '', 0, secure);

/** The session token that the request carries for this scope. */
export const readSessionCookie = (request: Request, scope: AccessScope, secure: boolean): string | undefined =>
  parseCookie(request.headers.get('cookie') ?? '')[cookieName(scope, secure)] || undefined;

import type { AccessScope } from '@site/contract';
import { hostCookie, readHostCookie } from './host-cookie.ts';

const nameOf = (scope: AccessScope) => `session-${scope}` as const;

export const sessionCookie = (scope: AccessScope, token: string, maxAgeSeconds: number, secure: boolean): string =>
  hostCookie({ name: nameOf(scope), value: token, maxAgeSeconds, sameSite: 'lax' }, secure);

export const expiredSessionCookie = (scope: AccessScope, secure: boolean): string =>
  sessionCookie(scope, '', 0, secure);

/** The session token that the request carries for this scope. */
export const readSessionCookie = (request: Request, scope: AccessScope, secure: boolean): string | undefined =>
  readHostCookie(request, nameOf(scope), secure);

import type { AccessScope } from '@site/contract';
import { parseCookie, stringifySetCookie } from 'cookie';

/** How long a browser is known whose visitor knew the password. */
export const DEVICE_COOKIE_S = 365 * 24 * 60 * 60;

/** Every cookie of the site: one of each kind for each password. The privacy policy describes them. */
export const COOKIE_KINDS = ['session', 'device'] as const;
type CookieName = `${(typeof COOKIE_KINDS)[number]}-${AccessScope}`;

interface HostCookie {
  name: CookieName;
  value: string;
  maxAgeSeconds: number;
  sameSite: 'lax' | 'strict';
}

/**
 * Over https the name has the `__Host-` prefix, which browsers accept only with Secure, Path=/ and no Domain.
 * Plain http (localhost) has no Secure cookies, so the name is plain too.
 */
const fullName = (name: CookieName, secure: boolean) => `${secure ? '__Host-' : ''}${name}`;

/** The Set-Cookie header of a cookie that only this host gets and no script can read. */
export const hostCookie = ({ name, value, maxAgeSeconds, sameSite }: HostCookie, secure: boolean): string =>
  stringifySetCookie({
    name: fullName(name, secure),
    value,
    maxAge: Math.max(0, Math.ceil(maxAgeSeconds)),
    path: '/',
    httpOnly: true,
    sameSite,
    secure,
  });

export const readHostCookie = (request: Request, name: CookieName, secure: boolean): string | undefined =>
  parseCookie(request.headers.get('cookie') ?? '')[fullName(name, secure)] || undefined;

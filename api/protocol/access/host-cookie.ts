import { ACCESS_SCOPES, type AccessScope } from '@site/contract';
import { parseCookie, stringifySetCookie } from 'cookie';

/** How long a browser is known whose visitor knew the password. */
export const DEVICE_COOKIE_S = 365 * 24 * 60 * 60;

/** The versions of remotes that staff, or whoever they sent a link to, look at before visitors do. */
export const PREVIEW_COOKIE = 'remote-preview';

/** While a version is released to a share of visitors first: which hundredth of them this browser's is in. */
export const RELEASE_GROUP_COOKIE = 'release-group';
export const RELEASE_GROUP_S = 30 * 24 * 60 * 60;

const KINDS = ['session', 'device'] as const;

type CookieName = `${(typeof KINDS)[number]}-${AccessScope}` | typeof PREVIEW_COOKIE | typeof RELEASE_GROUP_COOKIE;

/** Every cookie of the site: one of each kind for each password, and two more. The privacy policy describes them. */
export const COOKIE_NAMES: readonly CookieName[] = [
  ...KINDS.flatMap((kind) => ACCESS_SCOPES.map((scope) => `${kind}-${scope}` as const)),
  PREVIEW_COOKIE,
  RELEASE_GROUP_COOKIE,
];

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

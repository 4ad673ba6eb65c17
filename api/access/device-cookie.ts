import type { AccessScope } from '@site/contract';
import { DEVICE_COOKIE_S, hostCookie, readHostCookie } from '@site/protocol';
import { readSigned, signed } from '../secrets/signature.ts';
import { newToken } from '../secrets/token.ts';
import { isHttps } from './request-scheme.ts';
import type { Visit } from './visit.ts';

const nameOf = (scope: AccessScope) => `device-${scope}` as const;
const purposeOf = (scope: AccessScope) => `device-cookie:${scope}`;

/**
 * The Set-Cookie header that marks a browser whose visitor knew the password: '<id>.<end in seconds>.<signature>'.
 * It opens nothing; it gives the browser an allowance of guesses of its own: docs/decisions/0007-guessing-passwords.md.
 */
export async function newDeviceCookie({ request, services, scope }: Visit): Promise<string> {
  const content = `${newToken()}.${Math.floor(services.clock().getTime() / 1000) + DEVICE_COOKIE_S}`;
  const value = await signed(services.db, purposeOf(scope), content);
  const cookie = { name: nameOf(scope), value, maxAgeSeconds: DEVICE_COOKIE_S, sameSite: 'strict' } as const;
  return hostCookie(cookie, isHttps(request, services.config));
}

/** The id of the device, if the request's cookie is one that we signed for this gate and has not expired. */
export async function knownDevice({ request, services, scope }: Visit): Promise<string | undefined> {
  const cookie = readHostCookie(request, nameOf(scope), isHttps(request, services.config));
  const content = await readSigned(services.db, purposeOf(scope), cookie ?? '');
  const [id, end] = content?.split('.') ?? [];
  return Number(end) * 1000 > services.clock().getTime() ? id : undefined;
}

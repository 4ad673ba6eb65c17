import type { AccessScope } from '@site/contract';
import { DEVICE_COOKIE_S, hostCookie, readHostCookie } from '@site/protocol';
import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../secrets/installation-secret.ts';
import { newToken } from '../secrets/token.ts';
import type { Services } from '../services.ts';
import { isHttps } from './request-scheme.ts';
import type { Visit } from './visit.ts';

const nameOf = (scope: AccessScope) => `device-${scope}` as const;

/**
 * The Set-Cookie header that marks a browser whose visitor knew the password: '<id>.<end in seconds>.<signature>'.
 * It opens nothing; it gives the browser an allowance of guesses of its own: docs/decisions/0007-guessing-passwords.md.
 */
export async function newDeviceCookie({ request, services, scope }: Visit): Promise<string> {
  const content = `${newToken()}.${Math.floor(services.clock().getTime() / 1000) + DEVICE_COOKIE_S}`;
  const value = `${content}.${(await signature(services, scope, content)).toString('base64url')}`;
  const cookie = { name: nameOf(scope), value, maxAgeSeconds: DEVICE_COOKIE_S, sameSite: 'strict' } as const;
  return hostCookie(cookie, isHttps(request, services.config));
}

/** The id of the device, if the request's cookie is one that we signed for this gate and has not expired. */
export async function knownDevice({ request, services, scope }: Visit): Promise<string | undefined> {
  const cookie = readHostCookie(request, nameOf(scope), isHttps(request, services.config));
  const [, content = '', id, end, signed = ''] = /^(([\w-]{43})\.(\d{10}))\.([\w-]{43})$/.exec(cookie ?? '') ?? [];
  if (id === undefined || Number(end) * 1000 <= services.clock().getTime()) return undefined;
  const isOurs = timingSafeEqual(await signature(services, scope, content), Buffer.from(signed, 'base64url'));
  return isOurs ? id : undefined;
}

const signature = ({ db }: Services, scope: AccessScope, content: string) =>
  keyedHash(db, `device-cookie:${scope}`, content);

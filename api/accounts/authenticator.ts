import { brand } from '@site/design-system/brand';
import { ScureBase32Plugin, generateURI, verify } from 'otplib';
import { keyedHash } from '../secrets/installation-secret.ts';
import type { Services } from '../services.ts';

/** As authenticator apps want it: 160 bits. */
const KEY_BYTES = 20;
/** One code before and one after, for clocks that go wrong. */
const TOLERANCE_S = 30;

const base32 = new ScureBase32Plugin();

/** The key of an authenticator app, in base32, and as a link. It follows from `seed`, which alone is stored. */
export async function authenticatorOf({ db }: Pick<Services, 'db'>, seed: string, email: string) {
  const bytes = (await keyedHash(db, 'authenticator', seed)).subarray(0, KEY_BYTES);
  const key = base32.encode(bytes, { padding: false });
  return { key, url: generateURI({ issuer: brand.name, label: email, secret: key }) };
}

/**
 * The 30 seconds whose code it is, counted from 1970; undefined for a wrong code, and for one of `afterStep` or
 * earlier.
 */
export async function stepOfCode(
  services: Services,
  { seed, code, afterStep }: { seed: string; code: string; afterStep: number | null },
): Promise<number | undefined> {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const { key } = await authenticatorOf(services, seed, '');
  const result = await verify({
    secret: key,
    token,
    epoch: Math.floor(services.clock().getTime() / 1000),
    epochTolerance: TOLERANCE_S,
    ...(afterStep !== null && { afterTimeStep: afterStep }),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

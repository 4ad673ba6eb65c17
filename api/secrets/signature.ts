import { timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { keyedHash } from './installation-secret.ts';

type Db = Kysely<Database>;

/** A signature that only this installation can make, safe in a cookie and in an address. */
const signature = async (db: Db, purpose: string, text: string): Promise<string> =>
  (await keyedHash(db, purpose, text)).toString('base64url');

/** The text with its signature: '<text>.<signature>'. A signature for one purpose is worth nothing for another. */
export const signed = async (db: Db, purpose: string, text: string): Promise<string> =>
  `${text}.${await signature(db, purpose, text)}`;

/** The text that `signed` signed; undefined for anything else. */
export async function readSigned(db: Db, purpose: string, value: string): Promise<string | undefined> {
  const [, text, given] = /^(.+)\.([\w-]{43})$/.exec(value) ?? [];
  if (text === undefined || given === undefined) return undefined;
  const isOurs = timingSafeEqual(Buffer.from(await signature(db, purpose, text)), Buffer.from(given));
  return isOurs ? text : undefined;
}

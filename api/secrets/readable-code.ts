import { randomInt } from 'node:crypto';

/** No 0 O, 1 I L: codes are read out over the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Random characters that cannot be mistaken for one another; about 5 bits each. */
export function readableCode(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** The same from bytes, whose beginning it is made of. */
export const readableText = (bytes: Uint8Array, length: number): string =>
  Array.from(bytes.subarray(0, length), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

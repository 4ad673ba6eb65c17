import { randomInt } from 'node:crypto';
import { READABLE } from '@site/contract';

/** Random characters that cannot be mistaken for one another; about 5 bits each. */
export function readableCode(length: number): string {
  return Array.from({ length }, () => READABLE[randomInt(READABLE.length)]).join('');
}

/** The same from bytes, whose beginning it is made of. */
export const readableText = (bytes: Uint8Array, length: number): string =>
  Array.from(bytes.subarray(0, length), (byte) => READABLE[byte % READABLE.length]).join('');

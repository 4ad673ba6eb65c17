import { scrypt, timingSafeEqual } from 'node:crypto';
import { cleanText } from '@site/contract';

/** The slow hash of a password. */
export type HashPassword = (password: string, salt: Buffer) => Promise<Buffer>;

const HASH_BYTES = 32;
const BLOCK = { r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

/** What looks the same counts as the same password. */
export const hashAtCost =
  (N: number): HashPassword =>
  (password, salt) =>
    new Promise((resolve, reject) => {
      scrypt(cleanText(password).normalize('NFKC'), salt, HASH_BYTES, { ...BLOCK, N }, (error, hash) =>
        error ? reject(error) : resolve(hash),
      );
    });

/** About 80 ms and 32 MiB each: slow enough to guess against, light enough for a function. */
export const hashPassword = hashAtCost(2 ** 15);

export function sameHash(first: Buffer, second: Buffer): boolean {
  return first.length === second.length && timingSafeEqual(first, second);
}

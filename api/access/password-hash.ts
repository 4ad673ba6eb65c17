import { scrypt, timingSafeEqual } from 'node:crypto';

/** About 80 ms and 32 MiB each: slow enough to guess against, light enough for a function. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const HASH_BYTES = 32;

/** Unicode encodes some letters in two ways; both count as the same password. */
export function hashPassword(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, COST, (error, hash) =>
      error ? reject(error) : resolve(hash),
    );
  });
}

export function sameHash(first: Buffer, second: Buffer): boolean {
  return first.length === second.length && timingSafeEqual(first, second);
}

import { createHash, randomBytes } from 'node:crypto';

/** What somebody proves a right with: 256 random bits, fit for a cookie and for an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** All that is stored of a token: reading the database gives nobody its right. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

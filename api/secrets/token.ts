import { createHash, randomBytes } from 'node:crypto';

/** A bearer token: 256 random bits, safe in a cookie and in an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** All that is stored of a token, so that reading the database gives nobody its rights. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Text without the tokens in it. They are runs of 43 characters; a job's address may be as long, but has no capitals.
 */
export const withoutTokens = (text: string): string =>
  text.replaceAll(/[\w-]{43,}/g, (run) => (/[A-Z]/.test(run) ? '…' : run));

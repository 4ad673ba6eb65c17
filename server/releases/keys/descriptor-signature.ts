import { sign, verify, type KeyObject } from 'node:crypto';

/** Beside a version's remote.json: its signature. */
export const SIGNATURE_FILE = 'remote.json.sig';

/** The signature of a version's remote.json, byte for byte, in base64. */
export const signDescriptor = (descriptor: Uint8Array, privateKey: KeyObject): string =>
  sign(null, descriptor, privateKey).toString('base64');

export const isSignedDescriptor = (descriptor: Uint8Array, signature: string, publicKey: KeyObject): boolean =>
  verify(null, descriptor, publicKey, Buffer.from(signature, 'base64'));

import { createPublicKey, type KeyObject } from 'node:crypto';

/** A public key in one line: base64 of its DER form. */
export const publicKeyText = (key: KeyObject): string => key.export({ type: 'spki', format: 'der' }).toString('base64');

/** An Ed25519 public key from one line of base64 or from PEM; undefined for anything else. */
export function readPublicKey(text: string): KeyObject | undefined {
  const base64 = text.replaceAll(/-----[A-Z ]+-----|\s/g, '');
  try {
    const key = createPublicKey({ key: Buffer.from(base64, 'base64'), type: 'spki', format: 'der' });
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}

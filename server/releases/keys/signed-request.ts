import { createHash, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

/** A request as its signature covers it. */
export interface SignedRequest {
  method: string;
  /** The site's own address, with the path and the query: one that is signed for a site means nothing to another. */
  url: URL;
  body: Uint8Array;
  at: Date;
}

/** What the header `authorization` says of a signed request. */
interface Authorisation {
  keyId: string;
  at: Date;
  signature: Buffer;
}

/** Keeps these signatures apart from others that the same key makes. */
const PURPOSE = 'remote-command';

function signedText({ method, url, body, at }: SignedRequest): Buffer {
  const bodyHash = createHash('sha256').update(body).digest('hex');
  return Buffer.from(
    [PURPOSE, method, originOf(url), url.pathname + url.search, at.toISOString(), bodyHash].join('\n'),
  );
}

/** This machine has several names. */
const originOf = ({ origin }: URL): string =>
  origin.replace(/(?<=^https?:\/\/)(127\.0\.0\.1|\[::1\])(?=:|$)/, 'localhost');

/** The header `authorization` of a request that the holder of `privateKey` makes. */
export function authorisationOf(request: SignedRequest, privateKey: KeyObject): string {
  const signature = sign(null, signedText(request), privateKey).toString('base64url');
  return `Ed25519 keyId=${keyIdOf(createPublicKey(privateKey))}, at=${request.at.toISOString()}, signature=${signature}`;
}

const AUTHORISATION =
  /^Ed25519 keyId=(?<keyId>[\w-]{16}), at=(?<at>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z), signature=(?<signature>[\w-]{86})$/;

/** Undefined for a header that is not of this form. */
export function readAuthorisation(header: string | null): Authorisation | undefined {
  const { keyId, at, signature } = AUTHORISATION.exec(header ?? '')?.groups ?? {};
  if (!keyId || !at || !signature || Number.isNaN(Date.parse(at))) return undefined;
  return { keyId, at: new Date(at), signature: Buffer.from(signature, 'base64url') };
}

export const isSignedBy = (publicKey: KeyObject, request: SignedRequest, signature: Buffer): boolean =>
  verify(null, signedText(request), publicKey, signature);

/** Names a public key: the beginning of its hash. */
export const keyIdOf = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64url')
    .slice(0, 16);

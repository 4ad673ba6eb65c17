import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyAnswer } from '@site/contract';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

interface Site {
  origin: string;
  challenge: string;
}

/** An authenticator as a device has it: a P-256 key that signs for the site that the browser shows. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let uses = 0;

  const clientData = (type: 'webauthn.create' | 'webauthn.get', { origin, challenge }: Site) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData({ origin }: Site, flags: number, key: Uint8Array = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(uses);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), counter, key]);
  }

  /** CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
  const coseKey = () =>
    Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);

  return {
    /** Sets how often it has been used, as a clone's count stays behind. */
    rewind: (count: number) => void (uses = count),
    create(site: Site): NewPasskey {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const key = Buffer.concat([Buffer.alloc(16), length, id, coseKey()]);
      const data = authenticatorData(site, PRESENT | VERIFIED | WITH_KEY, key);
      const size = Buffer.alloc(2);
      size.writeUInt16BE(data.length);
      // CBOR: {"fmt": "none", "attStmt": {}, "authData": data}.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
        size,
        data,
      ]);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', site)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      };
    },
    answer(site: Site, flags = PRESENT | VERIFIED): PasskeyAnswer {
      uses += 1;
      const data = authenticatorData(site, flags);
      const client = clientData('webauthn.get', site);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        },
      };
    },
  };
}

export const WITHOUT_VERIFYING = PRESENT;

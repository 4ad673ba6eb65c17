import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { publicKeyText, readPublicKey } from '@site/api/program';
import { authorisationOf, isSignedBy, keyIdOf, readAuthorisation, type SignedRequest } from './signed-request.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const request: SignedRequest = {
  method: 'POST',
  url: new URL('https://www.example.com/remotes/job-board?all=yes'),
  body: new TextEncoder().encode('{"action":"rollback"}'),
  at: new Date('2026-03-02T09:00:00Z'),
};

test('a signed request says whose key signed it, and when', () => {
  const read = readAuthorisation(authorisationOf(request, privateKey));
  expect(read).toMatchObject({ keyId: keyIdOf(publicKey), at: request.at });
  expect(isSignedBy(publicKey, request, read!.signature)).toBe(true);
});

test.each<[string, Partial<SignedRequest>]>([
  ['method', { method: 'GET' }],
  ['site', { url: new URL('https://staging.example.com/remotes/job-board?all=yes') }],
  ['port', { url: new URL('https://www.example.com:8443/remotes/job-board?all=yes') }],
  ['scheme', { url: new URL('http://www.example.com/remotes/job-board?all=yes') }],
  ['path', { url: new URL('https://www.example.com/remotes/marketing?all=yes') }],
  ['query', { url: new URL('https://www.example.com/remotes/job-board') }],
  ['body', { body: new TextEncoder().encode('{"action":"remove"}') }],
  ['time', { at: new Date('2026-03-02T09:00:01Z') }],
])('a signature covers the %s', (_part, change) => {
  const { signature } = readAuthorisation(authorisationOf(request, privateKey))!;
  expect(isSignedBy(publicKey, { ...request, ...change }, signature)).toBe(false);
});

test('the names of this machine mean the same site, if the port is the same', () => {
  const at = (origin: string) => ({ ...request, url: new URL('/remotes/job-board', origin) });
  const { signature } = readAuthorisation(authorisationOf(at('http://localhost:3000'), privateKey))!;
  for (const origin of ['http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect(isSignedBy(publicKey, at(origin), signature)).toBe(true);
  for (const origin of ['http://127.0.0.1:3001', 'http://127.0.0.1.example.com:3000', 'http://127.0.0.2:3000'])
    expect(isSignedBy(publicKey, at(origin), signature)).toBe(false);
});

test('another key’s signature is not this one’s', () => {
  const other = generateKeyPairSync('ed25519');
  const { signature } = readAuthorisation(authorisationOf(request, other.privateKey))!;
  expect(isSignedBy(publicKey, request, signature)).toBe(false);
});

test.each([null, '', 'Bearer abc', 'Ed25519 keyId=a, at=b, signature=c'])('%j is no signature', (header) => {
  expect(readAuthorisation(header)).toBeUndefined();
});

test('a signature of the right form with an impossible time is none', () => {
  const header = authorisationOf(request, privateKey).replace('2026-03-02', '2026-99-99');
  expect(readAuthorisation(header)).toBeUndefined();
});

test('a public key is read from one line and from PEM', () => {
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  for (const text of [publicKeyText(publicKey), pem]) expect(keyIdOf(readPublicKey(text)!)).toBe(keyIdOf(publicKey));
});

test('another kind of key, a private key and any other text are no public keys', () => {
  const { publicKey: other } = generateKeyPairSync('x25519');
  expect(readPublicKey(publicKeyText(other))).toBeUndefined();
  expect(readPublicKey(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())).toBeUndefined();
  expect(readPublicKey('a key')).toBeUndefined();
  expect(createPublicKey(privateKey).asymmetricKeyType).toBe('ed25519');
});

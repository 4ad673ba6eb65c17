import type { KeyObject } from 'node:crypto';
import { asStaffAction, clientAddress, COMMAND_LINE, countAttempt, type Services, takeAttempt } from '@site/api';
import { publicKeyText, readPublicKey } from '@site/api/program';
import { ApiProblem } from '@site/protocol';
import { operatorPublicKey } from './operator-key.ts';
import { allowKey, listKeys, revokeKey, type RemoteKey } from './remote-keys.ts';
import { isSignedBy, keyIdOf, readAuthorisation } from './signed-request.ts';

/** The operator's name in the history. */
export const OPERATOR = 'operator';

/** Whoever has a key that the site knows. */
export interface KeyHolder {
  /** For the history. */
  name: string;
  isOperator: boolean;
  mayCommand(remote: string): boolean;
}

/** Who may command which remotes. */
export interface RemoteAccess {
  /**
   * Whose signed request this is; the signature of a command counts once.
   * @param siteUrl the site's own address, not what the request says: other sites' commands count for nothing
   * @throws ApiProblem 401 without a valid signature of a known key, LimitExceeded after too many of those
   */
  holderOf(request: Request, received: { body: Uint8Array; siteUrl: string }): Promise<KeyHolder>;
  /** @throws ApiProblem 400 if it is no public key */
  allow(remote: string, key: { publicKey: string; holder: string }): Promise<RemoteKey>;
  /** @throws ApiProblem 404 if it is not allowed */
  revoke(remote: string, keyId: string): Promise<void>;
  keysOf(remote: string): Promise<RemoteKey[]>;
}

/** How far the signer's clock may be off, and how long a signed request may take to arrive. */
const VALID_MS = 60_000;

const notSigned = (siteUrl: string) =>
  `This needs the signature of a key that the site knows, made for ${siteUrl} within the last minute: see ` +
  'docs/contracts/registry.md';

/** @throws KeyFileError */
export function createRemoteAccess(services: Services): RemoteAccess {
  const { db, clock, config } = services;
  const operatorKey = operatorPublicKey(config);

  async function verifiedHolder(
    request: Request,
    { body, siteUrl }: { body: Uint8Array; siteUrl: string },
  ): Promise<KeyHolder | undefined> {
    const authorisation = readAuthorisation(request.headers.get('authorization'));
    if (!authorisation || Math.abs(clock().getTime() - authorisation.at.getTime()) > VALID_MS) return undefined;
    const { keyId, at, signature } = authorisation;
    const known = await holderOfKey(keyId);
    const { pathname, search } = new URL(request.url);
    const signed = { method: request.method, url: new URL(siteUrl + pathname + search), body, at };
    if (!known || !isSignedBy(known.key, signed, signature)) return undefined;
    return request.method === 'POST' && (await isUsed(signature)) ? undefined : known.holder;
  }

  const isUsed = async (signature: Buffer) =>
    (await takeAttempt(services, 'command-signature', signature.toString('base64url'))).attempts > 1;

  async function holderOfKey(keyId: string): Promise<{ key: KeyObject; holder: KeyHolder } | undefined> {
    if (operatorKey && keyId === keyIdOf(operatorKey))
      return { key: operatorKey, holder: { name: OPERATOR, isOperator: true, mayCommand: () => true } };
    const allowed = await listKeys(db, { keyId });
    const key = allowed[0] && readPublicKey(allowed[0].publicKey);
    if (!key) return undefined;
    const mayCommand = (remote: string) => allowed.some((each) => each.remote === remote);
    return { key, holder: { name: allowed[0]!.holder, isOperator: false, mayCommand } };
  }

  return {
    async holderOf(request, received) {
      const holder = await verifiedHolder(request, received);
      if (holder) return holder;
      await countAttempt(services, 'unknown-signature', clientAddress(request, config));
      throw new ApiProblem(401, notSigned(received.siteUrl));
    },
    async allow(remote, { publicKey, holder }) {
      const key = readPublicKey(publicKey);
      if (!key) throw new ApiProblem(400, 'That is not an Ed25519 public key');
      const allowed: RemoteKey = {
        remote,
        keyId: keyIdOf(key),
        publicKey: publicKeyText(key),
        holder,
        allowedAt: clock(),
      };
      const action = { action: 'allow-remote-key', subject: `${remote} ${allowed.keyId}` };
      await asStaffAction(services, { ...action, actor: COMMAND_LINE, rowsOf: () => 1 }, () => allowKey(db, allowed));
      return allowed;
    },
    async revoke(remote, keyId) {
      const action = { action: 'revoke-remote-key', subject: `${remote} ${keyId}` };
      const wasAllowed = await asStaffAction(services, { ...action, actor: COMMAND_LINE, rowsOf: Number }, () =>
        revokeKey(db, { remote, keyId }),
      );
      if (!wasAllowed) throw new ApiProblem(404, `The key ${keyId} may not command ${remote} anyway`);
    },
    keysOf: (remote) => listKeys(db, { remote }),
  };
}

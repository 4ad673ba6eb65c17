import type { NewPasskey, PasskeyAnswer } from '@site/contract';
import { PASSKEY_REFUSED } from '@site/contract';
import { brand } from '@site/design-system/brand';
import { ApiProblem } from '@site/protocol';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import { isHttps } from '../access/request-scheme.ts';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { answerChallenge, newChallenge, type ChallengePurpose } from './challenges.ts';

/** Ed25519, P-256 and RSA, which authenticators have. */
const ALGORITHMS = [-8, -7, -257];

/** One call of ours. */
interface Caller {
  request: Request;
  services: Services;
}

/**
 * The site that passkeys belong to: the configured address, or the one that was asked for where none is. A browser
 * signs the address that it shows, so that a passkey answers no other site.
 */
function siteOf({ request, services: { config } }: Caller) {
  const host = request.headers.get('host') ?? new URL(request.url).host;
  const origin = config.publicUrl ?? `${isHttps(request, config) ? 'https' : 'http'}://${host}`;
  return { origin, id: new URL(origin).hostname };
}

/** Asks for whatever passkey of this site the visitor has; it says whose it is. */
export async function askForPasskey(caller: Caller) {
  return generateAuthenticationOptions({
    rpID: siteOf(caller).id,
    challenge: await newChallenge(caller.services, 'sign-in'),
    userVerification: 'required',
  });
}

interface Keeper {
  id: string;
  name: string;
  email: string;
}

/** Asks for a new passkey that none of the account's devices has yet. */
export async function askForNewPasskey(caller: Caller, purpose: ChallengePurpose, { id, name, email }: Keeper) {
  const passkeys = await caller.services.db
    .selectFrom('staff_passkeys')
    .select(['id', 'transports'])
    .where('member_id', '=', id)
    .execute();
  return generateRegistrationOptions({
    rpName: brand.name,
    rpID: siteOf(caller).id,
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: name,
    challenge: await newChallenge(caller.services, purpose),
    excludeCredentials: passkeys.map((passkey) => ({ id: passkey.id, transports: transportsOf(passkey.transports) })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** @throws ApiProblem 401 for what no authenticator made for this site and this purpose */
export async function verifyNewPasskey(caller: Caller, purpose: ChallengePurpose, passkey: NewPasskey) {
  const { origin, id } = siteOf(caller);
  const { registrationInfo } = await accepted(() =>
    verifyRegistrationResponse({
      response: passkey,
      expectedChallenge: (challenge) => answerChallenge(caller.services, purpose, challenge),
      expectedOrigin: origin,
      expectedRPID: id,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!registrationInfo) throw refused();
  return registrationInfo.credential;
}

type Credential = Awaited<ReturnType<typeof verifyNewPasskey>>;

/** @throws ApiProblem 401 for a passkey that somebody has */
export async function addPasskey(
  db: Kysely<Database>,
  { memberId, name, credential, at }: { memberId: string; name: string; credential: Credential; at: Date },
): Promise<void> {
  const added = await db
    .insertInto('staff_passkeys')
    .values({
      id: credential.id,
      member_id: memberId,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: (credential.transports ?? []).join(','),
      name: name || `Passkey of ${at.toISOString().slice(0, 10)}`,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw refused();
}

/**
 * The account whose passkey it is.
 * @throws ApiProblem 401 for a passkey that is unknown, of another site, answered before, or of a cloned authenticator
 */
export async function memberOfPasskey(caller: Caller, answer: PasskeyAnswer): Promise<string> {
  const { db, clock } = caller.services;
  const passkey = await db.selectFrom('staff_passkeys').selectAll().where('id', '=', answer.id).executeTakeFirst();
  if (!passkey) throw refused();
  const { origin, id } = siteOf(caller);
  const { verified, authenticationInfo } = await accepted(() =>
    verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: (challenge) => answerChallenge(caller.services, 'sign-in', challenge),
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: passkey.id,
        publicKey: Buffer.from(passkey.public_key, 'base64url'),
        counter: Number(passkey.counter),
        transports: transportsOf(passkey.transports),
      },
    }),
  );
  if (!verified) throw refused();
  await db
    .updateTable('staff_passkeys')
    .set({ counter: authenticationInfo.newCounter, last_used_at: clock() })
    .where('id', '=', passkey.id)
    .execute();
  return passkey.member_id;
}

const refused = () => new ApiProblem(401, PASSKEY_REFUSED);

/** The library throws an error of its own for each thing that is wrong with what a visitor sent. */
async function accepted<Result>(verify: () => Promise<Result>): Promise<Result> {
  try {
    return await verify();
  } catch (error) {
    if (error instanceof ApiProblem) throw error;
    throw refused();
  }
}

const transportsOf = (text: string): string[] => text.split(',').filter(Boolean);

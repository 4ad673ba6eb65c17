import type { Services } from '../services.ts';
import { readSigned, signed } from '../secrets/signature.ts';
import { newToken } from '../secrets/token.ts';

/** How long a browser's question to its owner may take. */
const CHALLENGE_MS = 5 * 60_000;

/** What a passkey answers: signing in, an invitation, or an account that has a session. */
export type ChallengePurpose = 'sign-in' | `invitation ${string}` | `account ${string}`;

const purposeOf = (purpose: ChallengePurpose) => `passkey-challenge:${purpose}`;

/** A challenge that only this installation can have made, for one purpose. Nothing is stored until it is answered. */
export const newChallenge = ({ db, clock }: Services, purpose: ChallengePurpose): Promise<string> =>
  signed(db, purposeOf(purpose), `${newToken()}.${Math.ceil((clock().getTime() + CHALLENGE_MS) / 1000)}`);

/**
 * Whether it is an open challenge for the purpose; it is none from now on.
 * @param encoded base64url, as authenticators answer it
 */
export async function answerChallenge(
  { db, clock }: Services,
  purpose: ChallengePurpose,
  encoded: string,
): Promise<boolean> {
  const challenge = Buffer.from(encoded, 'base64url').toString();
  const content = await readSigned(db, purposeOf(purpose), challenge);
  const endsAt = new Date(Number(content?.split('.')[1]) * 1000);
  const now = clock();
  if (content === undefined || !(endsAt > now)) return false;
  await db.deleteFrom('answered_challenges').where('ends_at', '<=', now).execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('answered_challenges')
    .values({ challenge: content, ends_at: endsAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

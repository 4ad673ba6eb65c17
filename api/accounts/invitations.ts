import { INVITATION_EXPIRED, INVITATION_UNKNOWN, type EndpointReply } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { letterBody } from '../forms/mail-text.ts';
import { enqueueMails } from '../mail/outbox.ts';
import { newToken, tokenHash } from '../secrets/token.ts';
import type { Services } from '../services.ts';
import { authenticatorOf } from './authenticator.ts';
import { recoveryCodesFor } from './recovery-codes.ts';
import { rolesOf } from './roles.ts';

type Db = Kysely<Database>;

/** How long an invitation can be accepted. */
const INVITATION_MS = 72 * 60 * 60_000;

interface Invited {
  id: string;
  name: string;
  email: string;
}

/** Mails a link that sets the first passkey or password, in place of an earlier one. Returns the link. */
export async function invite({ config, clock }: Services, db: Db, { id, name, email }: Invited): Promise<string> {
  const token = newToken();
  const at = clock();
  const invitation = { token_hash: tokenHash(token), ends_at: new Date(at.getTime() + INVITATION_MS) };
  await db
    .insertInto('staff_invitations')
    .values({ member_id: id, ...invitation })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(invitation))
    .execute();
  const href = `${config.siteUrl}/staff/welcome/${token}`;
  const letter = {
    recipient: email,
    subject: `Your account at the desk of ${config.agencyName}`,
    ...letterBody([
      `Hello ${name},`,
      'You have an account at our desk. The link below is for you alone: it sets up how you sign in, with a passkey or with a password and an app that shows codes.',
      { label: 'Set up how you sign in', href, note: 'It can be used once, within 72 hours.', isMain: true },
      'If you did not expect this, please tell the person who runs the site, and do not open the link.',
      config.agencyName,
    ]),
  };
  await enqueueMails(db, [letter], { memberId: id, reference: `STAFF-${id}`, at });
  return href;
}

/** Whom the open invitation is for. @throws ApiProblem 404, 410 */
export async function invitationOf({ db, clock }: Services, token: string) {
  const found = await db
    .selectFrom('staff_invitations')
    .innerJoin('staff_members', 'staff_members.id', 'staff_invitations.member_id')
    .select(['staff_members.id', 'name', 'email', 'roles', 'ends_at'])
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst();
  if (!found) throw new ApiProblem(404, INVITATION_UNKNOWN);
  if (found.ends_at <= clock()) throw new ApiProblem(410, INVITATION_EXPIRED);
  return found;
}

/** The invitation as whoever has the link sees it. @throws ApiProblem 404, 410 */
export async function readInvitation(services: Services, token: string): Promise<EndpointReply<'staffInvitation'>> {
  const { name, email, roles, ends_at } = await invitationOf(services, token);
  const { key, url } = await authenticatorOf(services, tokenHash(token), email);
  return {
    name,
    email,
    roles: rolesOf(roles),
    endsAt: ends_at.toISOString(),
    authenticatorKey: key,
    authenticatorUrl: url,
    recoveryCodes: await recoveryCodesFor(services, token),
  };
}

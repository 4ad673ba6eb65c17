import { publicRead } from '../../../access/policy.ts';
import { requireSession } from '../../../access/require-session.ts';
import { invitationOf } from '../../../accounts/invitations.ts';
import { findMember } from '../../../accounts/members.ts';
import { personOf } from '../../../accounts/own-account.ts';
import { askForNewPasskey, askForPasskey } from '../../../accounts/passkeys.ts';
import { handler } from '../../../handler.ts';
import { tokenHash } from '../../../secrets/token.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...publicRead,
  async answer({ input, request, services }) {
    const caller = { request, services };
    const options = async () => {
      if (input.for === 'sign-in') return askForPasskey(caller);
      if (input.for === 'invitation') {
        const invited = await invitationOf(services, input.token);
        return askForNewPasskey(caller, `invitation ${tokenHash(input.token)}`, invited);
      }
      const { id } = personOf(await requireSession(request, services, 'staff'));
      return askForNewPasskey(caller, `account ${id}`, await findMember(services.db, id));
    };
    return { options: { ...(await options()) } };
  },
});

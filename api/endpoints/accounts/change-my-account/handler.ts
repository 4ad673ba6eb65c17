import { forAllStaff } from '../../../access/policy.ts';
import { requireRecentPasskey } from '../../../access/require-session.ts';
import { asStaffAction } from '../../../access/staff-actions.ts';
import { changeOwnAccount } from '../../../accounts/own-account.ts';
import { handler } from '../../../handler.ts';
import { endpoint } from './contract.ts';

/** Changes how whoever is signed in signs in. Ending sessions takes nothing but the session. */
export default handler(endpoint, {
  ...forAllStaff,
  async answer({ input, request, services, session }) {
    const action = { actor: session, action: input.action, rowsOf: () => 1 };
    const recoveryCodes = await asStaffAction(services, action, async () => {
      if (!input.action.startsWith('end-')) requireRecentPasskey(session, services);
      return changeOwnAccount({ request, services }, session, input);
    });
    return { success: true, recoveryCodes };
  },
});

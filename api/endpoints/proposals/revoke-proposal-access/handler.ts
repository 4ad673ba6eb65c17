import { NO_SUCH_ACCESS } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { hasGrant, revokeGrant } from '../../../access/grants.ts';
import { forContent } from '../../../access/policy.ts';
import { asStaffAction } from '../../../access/staff-actions.ts';
import { handler } from '../../../handler.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...forContent,
  async answer({ input: { id }, services, session }) {
    const action = { actor: session, action: 'revoke-proposal-access', subject: id, rowsOf: Number };
    await asStaffAction(services, action, async () => {
      if (!(await hasGrant(services, id))) throw new ApiProblem(404, NO_SUCH_ACCESS);
      return revokeGrant(services, id);
    });
    return { success: true };
  },
});

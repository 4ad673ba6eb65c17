import { DAY_IS_OVER } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { addGrant, endOfDay } from '../access/grants.ts';
import { asStaffAction } from '../access/staff-actions.ts';
import { apiFunction } from '../function.ts';

export default apiFunction('addProposalAccess', async ({ input: { scope, person, lastDay }, services, session }) => {
  const action = { actor: session.id, action: 'add-proposal-access', subject: scope, rowsOf: () => 1 };
  const grant = await asStaffAction(services, action, async () => {
    const endsAt = endOfDay(lastDay);
    if (!endsAt || endsAt <= services.clock())
      throw new ApiProblem(400, DAY_IS_OVER, { fields: { lastDay: DAY_IS_OVER } });
    return addGrant(services, { scope, person, endsAt });
  });
  return { success: true, ...grant, endsAt: grant.endsAt.toISOString() };
});

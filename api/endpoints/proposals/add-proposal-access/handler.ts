import { DAY_IS_OVER } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { addGrant, endOfDay } from '../../../access/grants.ts';
import { forContent } from '../../../access/policy.ts';
import { asStaffAction } from '../../../access/staff-actions.ts';
import { handler } from '../../../handler.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...forContent,
  async answer({ input: { scope, person, lastDay }, services, session }) {
    const action = { actor: session, action: 'add-proposal-access', subject: scope, rowsOf: () => 1 };
    const grant = await asStaffAction(services, action, async () => {
      const endsAt = endOfDay(lastDay);
      if (!endsAt || endsAt <= services.clock())
        throw new ApiProblem(400, DAY_IS_OVER, { fields: { lastDay: DAY_IS_OVER } });
      return addGrant(services, { scope, person, endsAt });
    });
    return { success: true, ...grant, endsAt: grant.endsAt.toISOString() };
  },
});

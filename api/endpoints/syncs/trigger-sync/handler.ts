import { ApiProblem } from '@site/protocol';
import { forOperators } from '../../../access/policy.ts';
import { asStaffAction } from '../../../access/staff-actions.ts';
import { handler } from '../../../handler.ts';
import { rowsChanged, syncJobs } from '../../../jobs/sync/sync.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...forOperators,
  async answer({ services, session }) {
    const action = { actor: session, action: 'trigger-sync', rowsOf: rowsChanged };
    const run = await asStaffAction(services, action, async () => {
      const finished = await syncJobs(services, 'staff');
      if (finished.status === 'failed') throw new ApiProblem(502, finished.errorMessage ?? 'The sync failed');
      return finished;
    });
    return { success: true, data: run };
  },
});

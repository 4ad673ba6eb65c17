import { ApiProblem } from '@site/protocol';
import { asStaffAction } from '../access/staff-actions.ts';
import { apiFunction } from '../function.ts';
import { rowsChanged, syncJobs } from '../jobs/sync/sync.ts';

export default apiFunction('triggerSync', async ({ services, session }) => {
  const action = { actor: session.id, action: 'trigger-sync', rowsOf: rowsChanged };
  const run = await asStaffAction(services, action, async () => {
    const finished = await syncJobs(services, 'staff');
    if (finished.status === 'failed') throw new ApiProblem(502, finished.errorMessage ?? 'The sync failed');
    return finished;
  });
  return { success: true, data: run };
});

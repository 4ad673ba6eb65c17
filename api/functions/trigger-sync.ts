import { ApiProblem } from '@site/protocol';
import { requireSession } from '../access/require-session.ts';
import { apiFunction } from '../function.ts';
import { syncJobs } from '../jobs/sync.ts';

export default apiFunction('triggerSync', async ({ request, services }) => {
  await requireSession(request, services, 'staff');
  const run = await syncJobs(services);
  if (run.status === 'failed') throw new ApiProblem(502, run.errorMessage ?? 'The sync failed');
  return { success: true, data: run };
});

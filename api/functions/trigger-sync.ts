import { ApiProblem } from '@site/protocol';
import { apiFunction } from '../function.ts';
import { syncJobs } from '../jobs/sync.ts';

export default apiFunction('triggerSync', async ({ services }) => {
  const run = await syncJobs(services);
  if (run.status === 'failed') throw new ApiProblem(502, run.errorMessage ?? 'The sync failed');
  return { success: true, data: run };
});

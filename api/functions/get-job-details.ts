import { ApiProblem } from '@site/contract/call-protocol.ts';
import { apiFunction } from '../function.ts';
import { countView, findClosedJob, findJobDetails } from '../jobs/job-details.ts';

export default apiFunction('getJobDetails', async ({ input, services }) => {
  const details = await findJobDetails(services.db, input.slug);
  if (!details) {
    const closed = await findClosedJob(services.db, input.slug);
    throw closed ? new ApiProblem(410, 'This job is closed', closed) : new ApiProblem(404, 'Job not found');
  }
  await countView(services.db, details.job.id);
  return details;
});

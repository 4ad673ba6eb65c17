import { JOB_CLOSED, JOB_NOT_FOUND } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { isOutage } from '../db/outage.ts';
import { apiFunction } from '../function.ts';
import { countView, findClosedJob, findJobDetails } from '../jobs/job-details.ts';

export default apiFunction('getJobDetails', async ({ input, services }) => {
  const details = await findJobDetails(services.db, input.slug);
  if (!details) {
    const closed = await findClosedJob(services.db, input.slug);
    throw closed ? new ApiProblem(410, JOB_CLOSED, { details: closed }) : new ApiProblem(404, JOB_NOT_FOUND);
  }
  await countView(services.db, details.job.id).catch((error: unknown) => {
    // A job can be read even if its reading cannot be counted.
    if (!isOutage(error)) throw error;
  });
  return details;
});

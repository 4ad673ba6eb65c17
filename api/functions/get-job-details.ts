import { JOB_CLOSED, JOB_NOT_FOUND } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { apiFunction } from '../function.ts';
import { findClosedJob, findJobDetails } from '../jobs/detail/job-details.ts';

export default apiFunction('getJobDetails', async ({ input, services }) => {
  const details = await findJobDetails(services.db, input.slug);
  if (!details) {
    const closed = await findClosedJob(services.db, input.slug);
    throw closed ? new ApiProblem(410, JOB_CLOSED, { details: closed }) : new ApiProblem(404, JOB_NOT_FOUND);
  }
  return details;
});

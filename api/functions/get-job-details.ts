import { apiFunction } from '../function.ts';
import { countView, findJobDetails } from '../jobs/job-details.ts';
import { ApiProblem } from '../problem.ts';

export default apiFunction('getJobDetails', async ({ input, services }) => {
  const details = await findJobDetails(services.db, input.slug);
  if (!details) throw new ApiProblem(404, 'Job not found');
  await countView(services.db, details.job.id);
  return details;
});

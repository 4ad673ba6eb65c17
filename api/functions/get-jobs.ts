import { apiFunction } from '../function.ts';
import { listJobs } from '../jobs/list/list-jobs.ts';

export default apiFunction('getJobs', ({ input, services }) => listJobs(services, input));

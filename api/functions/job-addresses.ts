import { apiFunction } from '../function.ts';
import { listJobAddresses } from '../jobs/job-addresses.ts';

export default apiFunction('jobAddresses', async ({ input, services }) => ({
  jobs: await listJobAddresses(services.db, input.after),
}));

import { publicRead } from '../../../access/policy.ts';
import { handler } from '../../../handler.ts';
import { listJobAddresses } from '../../../jobs/job-addresses.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...publicRead,
  answer: async ({ input, services }) => ({
    jobs: await listJobAddresses(services.db, input.after),
  }),
});

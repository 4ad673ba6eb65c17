import { publicRead } from '../../../access/policy.ts';
import { handler } from '../../../handler.ts';
import { readSyncStatus } from '../../../jobs/sync/sync-status.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...publicRead,
  answer: async ({ services }) => ({
    success: true,
    data: await readSyncStatus(services),
  }),
});

import { apiFunction } from '../function.ts';
import { readSyncStatus } from '../jobs/sync/sync-status.ts';

export default apiFunction('syncStatus', async ({ services }) => ({
  success: true,
  data: await readSyncStatus(services),
}));

import { listGrants } from '../access/grants.ts';
import { readAccessLog } from '../access/read-access.ts';
import { apiFunction } from '../function.ts';

export default apiFunction('proposalAccess', async ({ input: { page }, services }) => ({
  grants: await listGrants(services),
  ...(await readAccessLog(services, page)),
}));

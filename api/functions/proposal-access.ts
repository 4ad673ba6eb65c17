import { listGrants } from '../access/grants.ts';
import { apiFunction } from '../function.ts';

export default apiFunction('proposalAccess', async ({ services }) => ({ grants: await listGrants(services) }));

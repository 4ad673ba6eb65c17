import { listGrants } from '../../../access/grants.ts';
import { forStaff } from '../../../access/policy.ts';
import { handler } from '../../../handler.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...forStaff,
  answer: async ({ services }) => ({ grants: await listGrants(services) }),
});

import { listGrants } from '../../../access/grants.ts';
import { forContent } from '../../../access/policy.ts';
import { handler } from '../../../handler.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...forContent,
  answer: async ({ services }) => ({ grants: await listGrants(services) }),
});

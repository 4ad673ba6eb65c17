import { forOperators } from '../../../access/policy.ts';
import { listMembers } from '../../../accounts/members.ts';
import { handler } from '../../../handler.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...forOperators,
  answer: async ({ services }) => ({ members: await listMembers(services) }),
});

import { withToken } from '../../../access/policy.ts';
import { readInvitation } from '../../../accounts/invitations.ts';
import { handler } from '../../../handler.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...withToken,
  answer: ({ input, services }) => readInvitation(services, input.token),
});

import { withToken } from '../../../access/policy.ts';
import { acceptInvitation } from '../../../accounts/accept-invitation.ts';
import { handler } from '../../../handler.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...withToken,
  answer: ({ input, request, services }) => acceptInvitation({ request, services, scope: 'staff' }, input),
});

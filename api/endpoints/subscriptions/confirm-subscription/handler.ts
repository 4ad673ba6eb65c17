import { withToken } from '../../../access/policy.ts';
import { handler } from '../../../handler.ts';
import { confirmSubscription } from '../../../subscriptions/confirm.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...withToken,
  answer: ({ input, services }) => confirmSubscription(services, input.token),
});

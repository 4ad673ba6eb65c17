import { withToken } from '../../../access/policy.ts';
import { handler } from '../../../handler.ts';
import { changeAlert } from '../../../subscriptions/change-alert.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...withToken,
  answer: ({ input, services }) => changeAlert(services, input),
});

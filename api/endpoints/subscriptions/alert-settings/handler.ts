import { withToken } from '../../../access/policy.ts';
import { handler } from '../../../handler.ts';
import { alertSettings } from '../../../subscriptions/alert-settings.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...withToken,
  answer: ({ input, services }) => alertSettings(services, input.token),
});

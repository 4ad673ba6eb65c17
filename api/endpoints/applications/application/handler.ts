import { withToken } from '../../../access/policy.ts';
import { ownApplication } from '../../../applications/own-application.ts';
import { handler } from '../../../handler.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...withToken,
  answer: ({ input, services }) => ownApplication(services, input.token),
});

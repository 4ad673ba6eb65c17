import { gate } from '../../../access/policy.ts';
import { signInToAccount } from '../../../accounts/sign-in.ts';
import { handler } from '../../../handler.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...gate,
  answer: ({ input, request, services }) => signInToAccount({ request, services, scope: 'staff' }, input),
});

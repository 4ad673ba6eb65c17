import { forAllStaff } from '../../../access/policy.ts';
import { readOwnAccount } from '../../../accounts/own-account.ts';
import { handler } from '../../../handler.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...forAllStaff,
  answer: ({ services, session }) => readOwnAccount(services, session),
});

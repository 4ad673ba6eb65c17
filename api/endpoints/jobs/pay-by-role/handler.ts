import { publicRead } from '../../../access/policy.ts';
import { handler } from '../../../handler.ts';
import { payByRole } from '../../../jobs/pay-by-role.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...publicRead,
  answer: ({ services }) => payByRole(services),
});

import { forAllStaff } from '../../../access/policy.ts';
import { handler } from '../../../handler.ts';
import { readDeskSummary } from '../../../staff/desk-summary.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...forAllStaff,
  answer: ({ services, session }) => readDeskSummary(services, session),
});

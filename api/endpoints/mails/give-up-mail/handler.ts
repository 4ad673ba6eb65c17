import { forConsultants } from '../../../access/policy.ts';
import { handler } from '../../../handler.ts';
import { changeAsStaff } from '../../../mail/change-mail.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...forConsultants,
  answer: ({ input, services, session }) => changeAsStaff(services, session, { ...input, action: 'give-up' }),
});

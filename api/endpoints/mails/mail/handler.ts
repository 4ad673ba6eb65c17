import { forConsultants } from '../../../access/policy.ts';
import { handler } from '../../../handler.ts';
import { findStaffMail } from '../../../mail/staff-mail.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...forConsultants,
  answer: ({ input: { id }, services: { db, clock } }) => findStaffMail(db, id, clock()),
});

import { forConsultants } from '../../../access/policy.ts';
import { asStaffAction } from '../../../access/staff-actions.ts';
import { handler } from '../../../handler.ts';
import { readMail } from '../../../mail/read-mail.ts';
import { findStaffMail } from '../../../mail/staff-mail.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...forConsultants,
  async answer({ input: { id }, services, session }) {
    const { db, clock } = services;
    const { reference } = await findStaffMail(db, id, clock());
    const action = { actor: session, action: 'read-mail', subject: reference, rowsOf: () => 0 };
    return asStaffAction(services, action, () => readMail(db, id));
  },
});

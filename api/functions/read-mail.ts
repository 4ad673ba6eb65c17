import { asStaffAction } from '../access/staff-actions.ts';
import { apiFunction } from '../function.ts';
import { readMail } from '../mail/read-mail.ts';
import { findStaffMail } from '../mail/staff-mail.ts';

export default apiFunction('readMail', async ({ input: { id }, services, session }) => {
  const { db, clock } = services;
  const { reference } = await findStaffMail(db, id, clock());
  const action = { actor: session.id, action: 'read-mail', subject: reference, rowsOf: () => 0 };
  return asStaffAction(services, action, () => readMail(db, id));
});

import { asStaffAction } from '../access/staff-actions.ts';
import { apiFunction } from '../function.ts';
import { changeMail } from '../mail/change-mail.ts';
import { findStaffMail } from '../mail/staff-mail.ts';

export default apiFunction('changeMail', async ({ input, services, session }) => {
  const { db, clock } = services;
  const { reference } = await findStaffMail(db, input.id, clock());
  const action = {
    actor: session.id,
    action: `${input.action}-mail`,
    subject: reference,
    rowsOf: (changed: number) => changed,
  };
  await asStaffAction(services, action, () => changeMail(db, clock(), input));
  return findStaffMail(db, input.id, clock());
});

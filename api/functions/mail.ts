import { apiFunction } from '../function.ts';
import { findStaffMail } from '../mail/staff-mail.ts';

export default apiFunction('mail', ({ input: { id }, services: { db, clock } }) => findStaffMail(db, id, clock()));

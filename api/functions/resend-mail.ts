import { apiFunction } from '../function.ts';
import { changeAsStaff } from '../mail/change-mail.ts';

export default apiFunction('resendMail', ({ input, services, session }) =>
  changeAsStaff(services, session, { ...input, action: 'resend' }),
);

import { apiFunction } from '../function.ts';
import { changeAsStaff } from '../mail/change-mail.ts';

export default apiFunction('giveUpMail', ({ input, services, session }) =>
  changeAsStaff(services, session, { ...input, action: 'give-up' }),
);

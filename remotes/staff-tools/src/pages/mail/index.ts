import { mail } from '@site/contract';
import { accessAction } from '@site/remote-kit';
import { deskLoader } from '../../features/desk/desk-loader.ts';
import { giveUpForm, readMailForm, resendForm } from '../../features/mail/mail-forms.ts';
import { staffAccess } from '../../features/staff-session/staff-access.ts';

export { MailPage as Component } from './page.tsx';
export { meta } from './meta.ts';
export const loader = deskLoader(mail);
export const action = accessAction(staffAccess, readMailForm, resendForm, giveUpForm);
export const isPrivate = true;

import { mail } from '@site/contract';
import { accessAction, type PageMeta } from '@site/remote-kit';
import { deskLoader } from '../../features/desk/desk-loader.ts';
import { giveUpForm, readMailForm, resendForm } from '../../features/mail/mail-forms.ts';
import { staffAccess } from '../../features/staff-session/staff-access.ts';

export { MailPage as Component } from './page.tsx';
export const loader = deskLoader(mail);
export const action = accessAction(staffAccess, readMailForm, resendForm, giveUpForm);
export const isPrivate = true;

export const meta = (): PageMeta => ({
  title: 'Mail Details',
  description: 'Internal page: a mail of the site, and what became of it.',
  robots: 'noindex',
});

import { mails } from '@site/contract';
import { accessAction, type PageMeta } from '@site/remote-kit';
import { deskLoader } from '../../features/desk/desk-loader.ts';
import { staffAccess } from '../../features/staff-session/staff-access.ts';

export { MailOutboxPage as Component } from './page.tsx';
export const loader = deskLoader(mails);
export const action = accessAction(staffAccess);
export const isPrivate = true;

export const meta = (): PageMeta => ({
  title: 'Mail',
  description: 'Internal page: the mail that the site has sent, is about to send or could not deliver.',
  robots: 'noindex',
});

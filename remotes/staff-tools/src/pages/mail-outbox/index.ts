import { mails } from '@site/contract';
import { accessAction } from '@site/remote-kit';
import { deskLoader } from '../../features/desk/desk-loader.ts';
import { staffAccess } from '../../features/staff-session/staff-access.ts';

export { MailOutboxPage as Component } from './page.tsx';
export { meta } from './meta.ts';
export const loader = deskLoader(mails);
export const action = accessAction(staffAccess);
export const isPrivate = true;

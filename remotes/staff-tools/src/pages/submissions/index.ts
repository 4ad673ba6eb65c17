import { submissions } from '@site/contract';
import { accessAction, type PageMeta } from '@site/remote-kit';
import { deskLoader } from '../../features/desk/desk-loader.ts';
import { staffAccess } from '../../features/staff-session/staff-access.ts';

export { SubmissionsPage as Component } from './page.tsx';
export const loader = deskLoader(submissions);
export const action = accessAction(staffAccess);
export const isPrivate = true;

export const meta = (): PageMeta => ({
  title: 'Submissions',
  description: 'Internal page: what visitors have sent, and how far it has been dealt with.',
  robots: 'noindex',
});

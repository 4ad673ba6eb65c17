import { deskSummary } from '@site/contract';
import { accessAction, type PageMeta } from '@site/remote-kit';
import { deskLoader } from '../../features/desk/desk-loader.ts';
import { staffAccess } from '../../features/staff-session/staff-access.ts';

export { SummaryPage as Component } from './page.tsx';
export const loader = deskLoader(deskSummary);
export const action = accessAction(staffAccess);
export const isPrivate = true;

export const meta = (): PageMeta => ({
  title: 'Desk',
  description: 'Internal page: what waits for staff, and whether the site runs as it should.',
  robots: 'noindex',
});

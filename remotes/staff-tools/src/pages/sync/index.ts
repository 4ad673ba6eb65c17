import { syncDetails } from '@site/contract';
import { accessAction, type PageMeta } from '@site/remote-kit';
import { deskLoader } from '../../features/desk/desk-loader.ts';
import { staffAccess } from '../../features/staff-session/staff-access.ts';

export { SyncPage as Component } from './page.tsx';
export const loader = deskLoader(syncDetails);
export const action = accessAction(staffAccess);
export const isPrivate = true;

export const meta = (): PageMeta => ({
  title: 'Sync',
  description: 'Internal page: one sync with the job feed, and the adverts that it rejected.',
  robots: 'noindex',
});

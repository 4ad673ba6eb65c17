import { syncs } from '@site/contract';
import { accessAction, type PageMeta } from '@site/remote-kit';
import { syncJobsForm } from '../../features/database/sync-jobs-form.ts';
import { deskLoader } from '../../features/desk/desk-loader.ts';
import { staffAccess } from '../../features/staff-session/staff-access.ts';

export { SyncsPage as Component } from './page.tsx';
export const loader = deskLoader(syncs);
export const action = accessAction(staffAccess, syncJobsForm);
export const isPrivate = true;

export const meta = (): PageMeta => ({
  title: 'Syncs',
  description: 'Internal page: the syncs with the job feed, what each changed, and how it ended.',
  robots: 'noindex',
});

import { syncs } from '@site/contract';
import { accessAction } from '@site/remote-kit';
import { syncJobsForm } from '../../features/database/sync-jobs-form.ts';
import { deskLoader } from '../../features/desk/desk-loader.ts';
import { staffAccess } from '../../features/staff-session/staff-access.ts';

export { SyncsPage as Component } from './page.tsx';
export { meta } from './meta.ts';
export const loader = deskLoader(syncs);
export const action = accessAction(staffAccess, syncJobsForm);
export const isPrivate = true;

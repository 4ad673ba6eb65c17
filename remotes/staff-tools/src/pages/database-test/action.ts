import { accessAction } from '@site/remote-kit';
import { clearJobsForm } from '../../features/database/clear-jobs-form.ts';
import { syncJobsForm } from '../../features/database/sync-jobs-form.ts';
import { staffAccess } from '../../features/staff-session/staff-access.ts';

export const action = accessAction(staffAccess, syncJobsForm, clearJobsForm);

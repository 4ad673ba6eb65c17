import { clearJobsForm } from '../../features/database/clear-jobs-form.ts';
import { syncJobsForm } from '../../features/database/sync-jobs-form.ts';
import { staffAction } from '../../features/staff-session/staff-action.ts';

export const action = staffAction(syncJobsForm, clearJobsForm);

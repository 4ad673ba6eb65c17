import { SYNC_IS_RUNNING } from '@site/contract';
import { passwordNeeded } from '@site/protocol';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { requireRecentPassword, requireSession } from '../../../../mocks/sessions.ts';
import { recordAction } from '../../../../mocks/staff/actions.ts';
import { state } from '../../../../mocks/state.ts';
import { refuseWhileRunning } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer(caller) {
    requireRecentPassword(requireSession(caller, 'staff'));
    refuseWhileRunning(SYNC_IS_RUNNING);
    const jobsCleared = state.jobs.length;
    state.jobs = [];
    recordAction('clear-jobs', { rows: jobsCleared });
    return { success: true, jobsCleared };
  },
  refusals: { 403: passwordNeeded, 409: SYNC_IS_RUNNING },
  shows: {
    page: '/test-supabase',
    how: 'Press “Clear all jobs”, and again in the dialog.',
    sees: {
      ready: '“Successfully cleared 60 jobs from database”.',
      401: 'The dialog asks for the staff password: “Only staff can change the jobs.”',
      403: 'The dialog asks for the staff password: “Please enter the staff password again to clear the jobs.”',
      409: 'The dialog stays: “Clear failed: A sync is running. Please try again when it has finished.”',
      500: 'The dialog stays: “Clear failed: Something went wrong on our side. Please try again.”',
      503: 'The dialog stays: “Clear failed: We cannot save or look up anything at the moment.”',
      'password-needed':
        'The dialog asks for the staff password: “Please enter the staff password again to clear the jobs.”',
    },
    fails: 'The dialog stays: “Failed to clear jobs: ”, and what was wrong with the answer.',
    waits: 'The button says “Clearing...”.',
  },
});

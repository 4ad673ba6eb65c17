import { SYNC_IS_RUNNING } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { forOperators } from '../../../access/policy.ts';
import { requireRecentSignIn } from '../../../access/require-session.ts';
import { asStaffAction } from '../../../access/staff-actions.ts';
import { requireSecondOperator } from '../../../accounts/second-operator.ts';
import { handler } from '../../../handler.ts';
import { clearJobs } from '../../../jobs/sync/clear-jobs.ts';
import { isSyncRunning } from '../../../jobs/sync/sync-run.ts';
import { endpoint } from './contract.ts';

/** Deletes every job, closed ones too. The next sync brings back what the feed holds. */
export default handler(endpoint, {
  ...forOperators,
  async answer({ services, session }) {
    const action = { actor: session, action: 'clear-jobs', rowsOf: (cleared: number) => cleared };
    const jobsCleared = await asStaffAction(services, action, async () => {
      requireRecentSignIn(session, services);
      await requireSecondOperator(services, session, { action: 'clear-jobs', subject: '' });
      if (await isSyncRunning(services.db)) throw new ApiProblem(409, SYNC_IS_RUNNING);
      return clearJobs(services.db);
    });
    return { success: true, jobsCleared };
  },
});

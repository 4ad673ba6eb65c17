import { ApiProblem } from '@site/protocol';
import { requireRecentPassword } from '../access/require-session.ts';
import { apiFunction } from '../function.ts';
import { clearJobs } from '../jobs/clear-jobs.ts';
import { isSyncRunning } from '../jobs/sync-run.ts';

/** Deletes every job, closed ones too. The next sync brings back what the feed holds. */
export default apiFunction('clearJobs', async ({ services, session }) => {
  requireRecentPassword(session, services);
  if (await isSyncRunning(services.db))
    throw new ApiProblem(409, 'A sync is running. Please try again when it has finished.');
  const jobsCleared = await clearJobs(services.db);
  services.log.info('jobs.cleared', { jobs: jobsCleared });
  return { success: true, jobsCleared };
});

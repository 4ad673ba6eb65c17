import { sql } from 'kysely';
import { allowStatements } from '../../db/statement-limit.ts';
import { errorFields } from '../../log.ts';
import type { Services } from '../../services.ts';

const VACUUM_MS = 10 * 60_000;

/**
 * Removes dead rows after an import and refreshes the planner's statistics. A Postgres server does so automatically, a
 * little later; the embedded one never does, and would read all jobs for most queries.
 */
export async function vacuumJobs({ db, log }: Pick<Services, 'db' | 'log'>): Promise<void> {
  try {
    await allowStatements(VACUUM_MS, () =>
      sql`vacuum (analyze) jobs, job_views, search_words, jobs_revision`.execute(db),
    );
  } catch (error) {
    // The jobs are imported; they are only slower to find.
    log.warn('jobs.not-tidied', errorFields(error));
  }
}

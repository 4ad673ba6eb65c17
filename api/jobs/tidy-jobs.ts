import { sql } from 'kysely';
import { errorFields } from '../log.ts';
import type { Services } from '../services.ts';

/**
 * Removes what an import left behind and counts anew what the planner goes by. A Postgres server comes round to it
 * by itself a little later; the embedded one never would, and then reads all jobs for most questions.
 */
export async function tidyJobs({ db, log }: Pick<Services, 'db' | 'log'>): Promise<void> {
  try {
    await sql`vacuum (analyze) jobs, job_views, search_words, jobs_revision`.execute(db);
  } catch (error) {
    // The jobs are in; they are only slower to find.
    log.warn('jobs.not-tidied', errorFields(error));
  }
}

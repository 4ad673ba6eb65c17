import { sql } from 'kysely';
import { publicRead } from '../../../access/policy.ts';
import { handler } from '../../../handler.ts';
import { countOpenJobs } from '../../../jobs/open-jobs.ts';
import { endpoint } from './contract.ts';

/** Shows that the database answers, and which version it is. */
export default handler(endpoint, {
  ...publicRead,
  async answer({ services: { db } }) {
    const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db);
    const { total } = await db
      .selectFrom('job_categories')
      .select((build) => build.fn.countAll<number>().as('total'))
      .where('is_active', '=', true)
      .executeTakeFirstOrThrow();
    return {
      success: true,
      database: `PostgreSQL ${rows[0]?.version}`,
      totalActiveJobs: await countOpenJobs(db),
      activeCategories: total,
    };
  },
});

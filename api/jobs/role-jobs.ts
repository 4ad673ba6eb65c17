import type { LandingRole } from '@site/contract';
import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Database } from '../db/schema.ts';
import { openJobs } from './open-jobs.ts';
import { toSearchQuery } from './search/search-query.ts';

/** The open jobs of a role that has landing pages; without one, all open jobs. */
export const openJobsOf = (db: Kysely<Database>, { category, search }: LandingRole['query'] = {}) =>
  openJobs(db)
    .$if(category !== undefined, (query) => query.where('category', 'in', category ?? []))
    .$if(search !== undefined, (query) => query.where(sql<SqlBool>`search @@ ${toSearchQuery(search ?? '')}`));

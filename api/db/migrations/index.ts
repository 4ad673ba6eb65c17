import type { Migration } from 'kysely/migration';
import * as jobs from './001-jobs.ts';
import * as jobCategories from './002-job-categories.ts';
import * as syncRuns from './003-sync-runs.ts';
import * as access from './004-access.ts';
import * as formsAndMail from './005-forms-and-mail.ts';

/** Forward only, applied in the order of their names; a released one never changes. */
export const migrations: Record<string, Migration> = {
  '001-jobs': jobs,
  '002-job-categories': jobCategories,
  '003-sync-runs': syncRuns,
  '004-access': access,
  '005-forms-and-mail': formsAndMail,
};

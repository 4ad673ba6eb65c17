import type { AccessTables } from './schema-access.ts';
import type { AccountTables } from './schema-accounts.ts';
import type { ApplicationTables } from './schema-applications.ts';
import type { FormTables } from './schema-forms.ts';
import type { JobTables } from './schema-jobs.ts';
import type { RemoteTables } from './schema-remotes.ts';
import type { SubscriptionTables } from './schema-subscriptions.ts';
import type { TaskTables } from './schema-tasks.ts';

/** Every table and view, for Kysely. One file per domain: schema-<domain>.ts. */
export interface Database
  extends
    JobTables,
    AccessTables,
    AccountTables,
    FormTables,
    ApplicationTables,
    SubscriptionTables,
    TaskTables,
    RemoteTables {}

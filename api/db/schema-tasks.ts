import type { ColumnType } from 'kysely';

/** When any process last started each recurring task. */
interface ScheduledTasksTable {
  name: string;
  started_at: ColumnType<Date, Date, Date>;
}

/** One row. */
interface ReadinessChecksTable {
  id: number;
  checked_at: ColumnType<Date, Date, Date>;
}

/** What browsers refused on pages, by day. */
interface PolicyReportsTable {
  day: ColumnType<Date, string, never>;
  directive: string;
  blocked: string;
  route: string;
  reports: number;
}

export interface TaskTables {
  policy_reports: PolicyReportsTable;
  scheduled_tasks: ScheduledTasksTable;
  readiness_checks: ReadinessChecksTable;
}

import type { CallMade, Failure } from '@site/protocol';
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

/** Pages and calls that failed. */
interface FailuresTable {
  number: string;
  at: ColumnType<Date, Date, never>;
  side: Failure['side'];
  route: string;
  kind: Failure['kind'];
  remote: string | null;
  version: string | null;
  fragment: string | null;
  file: string | null;
  line: number | null;
  status: number | null;
  error: Failure['error'] | null;
  milliseconds: number | null;
  /** As JSON. */
  calls: ColumnType<CallMade[], string, never>;
}

export interface TaskTables {
  failures: FailuresTable;
  policy_reports: PolicyReportsTable;
  scheduled_tasks: ScheduledTasksTable;
  readiness_checks: ReadinessChecksTable;
}

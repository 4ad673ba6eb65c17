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

export interface TaskTables {
  scheduled_tasks: ScheduledTasksTable;
  readiness_checks: ReadinessChecksTable;
}

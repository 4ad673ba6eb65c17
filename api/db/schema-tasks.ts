import type { ColumnType } from 'kysely';

/** When each recurring task was last begun, by whichever process. */
interface ScheduledTasksTable {
  name: string;
  started_at: ColumnType<Date, Date, Date>;
}

export interface TaskTables {
  scheduled_tasks: ScheduledTasksTable;
}

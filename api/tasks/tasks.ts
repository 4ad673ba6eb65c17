import { remindOfInterviews } from '../applications/interviews/reminders.ts';
import { raiseOverdue } from '../applications/overdue.ts';
import { backUpDaily } from '../backup/daily-backup.ts';
import type { Config } from '../config.ts';
import { allowStatements } from '../db/statement-limit.ts';
import { syncUnlessRunning } from '../jobs/sync/sync.ts';
import { applyRetention } from '../privacy/retention.ts';
import type { Services } from '../services.ts';
import { sendJobAlerts } from '../subscriptions/job-alerts.ts';
import type { Task } from './scheduler.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Each statement of retention, which may read years of forms. */
const DELETION_MS = 2 * MINUTE_MS;

/** The server's recurring tasks. */
export function recurringTasks({
  syncEveryMinutes,
  databaseUrl,
}: Pick<Config, 'syncEveryMinutes' | 'databaseUrl'>): Task[] {
  const sync: Task = {
    name: 'sync-jobs',
    everyMs: syncEveryMinutes * MINUTE_MS,
    withinMs: 15 * MINUTE_MS,
    run: (services) => syncUnlessRunning(services, 'schedule'),
  };
  const retention = {
    name: 'apply-retention',
    everyMs: DAY_MS,
    withinMs: 15 * MINUTE_MS,
    run: (services: Services) => allowStatements(DELETION_MS, () => applyRetention(services)),
  };
  const alerts = {
    name: 'send-job-alerts',
    everyMs: 15 * MINUTE_MS,
    withinMs: 10 * MINUTE_MS,
    run: sendJobAlerts,
  };
  const answers = {
    name: 'raise-overdue-answers',
    everyMs: 15 * MINUTE_MS,
    withinMs: 10 * MINUTE_MS,
    run: raiseOverdue,
  };
  const reminders = {
    name: 'remind-of-interviews',
    everyMs: 15 * MINUTE_MS,
    withinMs: 10 * MINUTE_MS,
    run: remindOfInterviews,
  };
  // Last, so that it holds nothing that retention has just deleted.
  const backup = { name: 'back-up-database', everyMs: DAY_MS, withinMs: 10 * MINUTE_MS, run: backUpDaily };
  return [
    ...(syncEveryMinutes > 0 ? [sync] : []),
    alerts,
    answers,
    reminders,
    retention,
    ...(databaseUrl === undefined ? [backup] : []),
  ];
}

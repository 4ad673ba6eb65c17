import { errorFields } from '../log.ts';
import { createLoop } from '../loop.ts';
import type { Services } from '../services.ts';
import { withDeadline } from '../waiting.ts';

const POLL_MS = 30_000;
const CLAIM_MS = 30_000;

/** A recurring task. */
export interface Task {
  name: string;
  everyMs: number;
  /** How long the others wait for it. What takes longer may still come to its end. */
  withinMs: number;
  run(services: Services): Promise<unknown>;
}

export interface Scheduler {
  /** Runs due tasks repeatedly until `stop`. */
  start(): void;
  /** Resolves when the current task has ended, or does not. */
  stop(): Promise<void>;
  /** Runs every due task once. For tests, and for hosts with their own timer. */
  runDue(): Promise<void>;
}

/** Any number may run on one database: each turn of a task is taken by one. */
export function createScheduler(services: Services, tasks: readonly Task[], { pollMs = POLL_MS } = {}): Scheduler {
  const { log } = services;
  let stopped = false;

  async function runDue(): Promise<void> {
    for (const task of tasks) {
      if (stopped) return;
      if (await claimTurn(services, task)) await runTask(task);
    }
  }

  /** A task that fails has its next turn like any other. */
  async function runTask({ name, withinMs, run }: Task): Promise<void> {
    try {
      await withDeadline(name, withinMs, () => run(services));
      log.info('task.done', { task: name });
    } catch (error) {
      log.error('task.failed', { task: name, ...errorFields(error) });
    }
  }

  const loop = createLoop({
    what: 'Running the tasks that are due',
    everyMs: pollMs,
    withinMs: tasks.reduce((sum, { withinMs }) => sum + CLAIM_MS + withinMs, CLAIM_MS),
    failure: 'scheduler.failed',
    log,
    round: runDue,
  });

  return {
    start: loop.start,
    async stop() {
      stopped = true;
      await loop.stop();
    },
    runDue,
  };
}

/**
 * Whether the task's turn has come and this caller has claimed it. The first turn is a full interval after the task
 * was first seen.
 */
async function claimTurn({ db, clock }: Services, { name, everyMs }: Task): Promise<boolean> {
  const now = clock();
  const seen = await db
    .insertInto('scheduled_tasks')
    .values({ name, started_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  if (seen) return false;
  const claimed = await db
    .updateTable('scheduled_tasks')
    .set({ started_at: now })
    .where('name', '=', name)
    .where(({ eb, or }) =>
      or([
        eb('started_at', '<=', new Date(now.getTime() - everyMs)),
        // The clock was ahead and has been corrected. Servers' clocks differ, but not by an interval.
        eb('started_at', '>', new Date(now.getTime() + everyMs)),
      ]),
    )
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}

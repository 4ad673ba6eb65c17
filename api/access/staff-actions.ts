import { ApiProblem } from '@site/protocol';
import type { Services } from '../services.ts';
import type { Session } from './sessions.ts';

/** Who acts where there is no session: `npm run admin`. */
export const COMMAND_LINE = 'command line' as const;

/** How a list names who acted: 'session 3f2a91c0', which the browser that has it cannot turn into its cookie. */
export const actorName = (actor: string): string => (actor === COMMAND_LINE ? actor : `session ${actor.slice(0, 8)}`);

/** Whose session acts, or `COMMAND_LINE`. */
export type StaffActor = Pick<Session, 'id' | 'person'> | typeof COMMAND_LINE;

interface StaffAction<Result> {
  actor: StaffActor;
  /** An endpoint's or a command's name: 'clear-jobs'. */
  action: string;
  /** What is acted on: 'APP-7K2M9Q'. Never a person's name or address: it outlives their data. */
  subject?: string;
  /** How many rows the action changed. */
  rowsOf: (result: Result) => number;
}

/** Does what staff asked for and records who asked, for what, when, and how it ended: in the database and the log. */
export async function asStaffAction<Result>(
  services: Services,
  { actor, action, subject, rowsOf }: StaffAction<Result>,
  work: () => Promise<Result>,
): Promise<Result> {
  const who =
    actor === COMMAND_LINE ? { actor, person: null } : { actor: actor.id, person: actor.person?.name ?? null };
  const record = async (outcome: 'done' | 'refused' | 'failed', rows: number | null) => {
    let entry: { hash: string } | undefined;
    try {
      entry = await services.db
        .insertInto('staff_actions')
        .values({ at: services.clock(), ...who, action, subject: subject ?? null, outcome, row_count: rows })
        .returning('hash')
        .executeTakeFirstOrThrow();
    } finally {
      services.log.info('staff.acted', { actor: who.actor, action, subject, outcome, rows, hash: entry?.hash });
    }
  };
  let result: Result;
  try {
    result = await work();
  } catch (error) {
    const outcome = error instanceof ApiProblem && error.status < 500 ? 'refused' : 'failed';
    // Where not even this can be written, the log has it, and the reason matters more.
    await record(outcome, null).catch(() => undefined);
    throw error;
  }
  await record('done', rowsOf(result));
  return result;
}

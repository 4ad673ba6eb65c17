import * as v from 'valibot';

export const STAFF_ACTION_OUTCOMES = ['done', 'refused', 'failed'] as const;

export const StaffActionSchema = v.object({
  id: v.number(),
  /** ISO 8601, UTC. */
  at: v.string(),
  /** 'session 3f2a91c0' or 'command line'. */
  actor: v.string(),
  /** Whose account the session belongs to; null for the shared password and the command line. */
  person: v.nullable(v.string()),
  /** Whether the asking session did it. */
  isOwn: v.boolean(),
  /** An endpoint or a command: 'clear-jobs'. */
  action: v.string(),
  /** What was acted on: 'APP-7K2M9Q'. */
  subject: v.nullable(v.string()),
  outcome: v.picklist(STAFF_ACTION_OUTCOMES),
  /** How many rows it changed, where that is known. */
  rows: v.nullable(v.number()),
});
export type StaffAction = v.InferOutput<typeof StaffActionSchema>;

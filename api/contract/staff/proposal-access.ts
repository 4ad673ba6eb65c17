import * as v from 'valibot';
import { inputObject } from '../input.ts';
import { JobQuerySchema } from '../job-query.ts';

/** Query of proposal-access. */
export const ProposalAccessQuerySchema = inputObject({ page: JobQuerySchema.entries.page });

/** One person's own way in. */
export const AccessGrantSchema = v.object({
  id: v.string(),
  /** 'lcrca' or 'transport-uk'. */
  scope: v.string(),
  person: v.string(),
  /** ISO 8601. */
  endsAt: v.string(),
  revokedAt: v.nullable(v.string()),
  lastReadAt: v.nullable(v.string()),
});
export type AccessGrant = v.InferOutput<typeof AccessGrantSchema>;

export const AccessLogEntrySchema = v.object({
  at: v.string(),
  /** `login`, `login-refused`, `view` of a whole proposal, or `read` of one section. */
  event: v.picklist(['login', 'login-refused', 'view', 'read']),
  scope: v.string(),
  /** Null for the shared password, and for a refused login without a known link. */
  person: v.nullable(v.string()),
  /** 'proposal:updated', or 'proposal:updated#objective' for a section. */
  subject: v.nullable(v.string()),
});
export type AccessLogEntry = v.InferOutput<typeof AccessLogEntrySchema>;

/** Reply of proposal-access: who may read the proposals, and who has, newest first. */
export const ProposalAccessReplySchema = v.object({
  grants: v.array(AccessGrantSchema),
  log: v.array(AccessLogEntrySchema),
  pagination: v.object({ total: v.number(), totalPages: v.number() }),
});
export type ProposalAccessReply = v.InferOutput<typeof ProposalAccessReplySchema>;

import { checkAuditLog } from '../access/audit-chain.ts';
import { ExplainedError } from '../explained-error.ts';
import type { Services } from '../services.ts';
import { UsageError } from './usage-error.ts';

export const PARAMETERS = 'check [hash]';

/** Somebody went around the site to change what it has recorded. */
class AuditLogError extends ExplainedError {
  override name = 'AuditLogError';
}

/** @throws AuditLogError that names the first entry that is not as it was written */
export async function auditLog({ db }: Services, [verb, known, ...more]: readonly string[]): Promise<unknown> {
  if (verb !== 'check' || more.length > 0) throw new UsageError(`audit-log ${PARAMETERS}`);
  const { entries, lastHash, fault } = await checkAuditLog(db, known);
  if (fault !== undefined) throw new AuditLogError(fault);
  return {
    checked: `The audit log is as it was written. Entries: ${entries.toLocaleString('en-GB')}.`,
    lastHash,
  };
}

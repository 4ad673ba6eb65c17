import { NO_SUCH_SYNC, RejectedAdvertSchema } from '@site/contract';
import { ApiProblem, csvResponse } from '@site/protocol';
import { forOperators } from '../../../access/policy.ts';
import { handler } from '../../../handler.ts';
import { findRun } from '../../../jobs/sync/sync-run.ts';
import { toListedSync } from '../../../jobs/sync/sync-status.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...forOperators,
  async answer({ input: { id, format }, services: { db, clock } }) {
    const run = await findRun(db, id);
    if (!run) throw new ApiProblem(404, NO_SUCH_SYNC);
    if (format === 'csv') return csvResponse(`sync-${run.id}-rejected`, RejectedAdvertSchema, run.failures);
    return { sync: toListedSync(run, clock()), rejected: run.failures, findings: run.findings };
  },
});

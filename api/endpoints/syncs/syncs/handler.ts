import { ListedSyncSchema } from '@site/contract';
import { forOperators } from '../../../access/policy.ts';
import { handler } from '../../../handler.ts';
import type { SyncRunRow } from '../../../jobs/sync/sync-run.ts';
import { toListedSync } from '../../../jobs/sync/sync-status.ts';
import { answerList } from '../../../staff/answer-list.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...forOperators,
  async answer({ input: { status, rejected, ...query }, services: { db, clock } }) {
    const toRow = (run: SyncRunRow) => toListedSync(run, clock());
    const newestFirst = db.selectFrom('sync_runs').selectAll().orderBy('id', 'desc');
    const list = await answerList(query, {
      name: 'syncs',
      schema: ListedSyncSchema,
      found: newestFirst
        .$if(status !== undefined, (runs) => runs.where('status', '=', status!))
        .$if(rejected === 'some', (runs) => runs.where('jobs_failed', '>', 0)),
      toRow,
    });
    if (list instanceof Response) return list;
    const running = await newestFirst.where('status', '=', 'running').executeTakeFirst();
    return { ...list, running: running ? toRow(running) : null };
  },
});

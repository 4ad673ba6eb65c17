import type { Kysely, Transaction } from 'kysely';
import type { Database, ReleaseAction } from '@site/api';
import type { HistoryEntry, ReleasedVersion, RemotePointer, Transition } from './release-state.ts';
import type { VersionState } from './transitions.ts';

/** The newest first; of all remotes unless one is named. */
export async function readVersions(db: Kysely<Database>, remote?: string): Promise<readonly ReleasedVersion[]> {
  const rows = await db
    .selectFrom('remote_versions')
    .selectAll()
    .$if(remote !== undefined, (versions) => versions.where('remote', '=', remote!))
    .orderBy('released_at', 'desc')
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ released_at, released_by, was_live, changed_at, rejected_by, ...row }) => ({
    ...row,
    releasedAt: released_at,
    releasedBy: released_by,
    wasLive: was_live,
    changedAt: changed_at,
    ...(rejected_by !== null && { rejectedBy: rejected_by }),
  }));
}

export async function stateOf(
  transaction: Transaction<Database>,
  { remote, version }: Transition,
): Promise<VersionState> {
  if (version === undefined) return undefined;
  const row = await transaction
    .selectFrom('remote_versions')
    .select('reasons')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && (row.reasons.length > 0 ? 'rejected' : 'released');
}

/** A rejected version can be released later, to a shell that it fits. */
export async function recordVersion(
  transaction: Transaction<Database>,
  { remote, action, version, note = '', rejectedBy }: Transition,
  { at, by }: { at: Date; by: string },
): Promise<void> {
  if (version === undefined || !RECORDED.includes(action)) return;
  const isRejected = action === 'reject';
  const outcome = { reasons: isRejected ? note.split('\n') : [], rejected_by: rejectedBy ?? null };
  const released = { released_at: at, released_by: by, ...outcome };
  await transaction
    .insertInto('remote_versions')
    .values({ remote, version, ...released, changed_at: at })
    .onConflict((conflict) => conflict.columns(['remote', 'version']).doUpdateSet(isRejected ? outcome : released))
    .execute();
}

const RECORDED: readonly ReleaseAction[] = ['release', 'hold', 'reject'];

/** Records a change on the versions that it leads from and to. */
export async function recordChange(
  transaction: Transaction<Database>,
  { remote, live }: RemotePointer,
  { from, to, at }: Pick<HistoryEntry, 'from' | 'to' | 'at'>,
): Promise<void> {
  const versions = transaction.updateTable('remote_versions').where('remote', '=', remote);
  const named = [from, to].filter((version) => version !== null);
  if (named.length > 0) await versions.set({ changed_at: at }).where('version', 'in', named).execute();
  if (live !== null && live === to) await versions.set({ was_live: true }).where('version', '=', live).execute();
}

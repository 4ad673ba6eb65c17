import type { Transaction } from 'kysely';
import type { Database, Services } from '@site/api';
import { ReleaseRefused } from './release-refused.ts';
import type { HistoryEntry, ReleasedVersion, RemotePointer, Transition } from './release-state.ts';
import { applyTransition } from './transitions.ts';
import { readVersions, recordChange, recordVersion, stateOf } from './version-records.ts';

/**
 * What the database knows of the releases of all remotes, so that every server on it agrees. The files of a version are
 * elsewhere, in a folder or at an origin.
 */
export interface Releases {
  /** Of all remotes that have ever been live. */
  pointers(): Promise<readonly RemotePointer[]>;
  /** The newest first; of all remotes unless one is named. */
  versions(remote?: string): Promise<readonly ReleasedVersion[]>;
  /** The newest first, at most `limit`. */
  history(options?: { remote?: string; limit?: number }): Promise<readonly HistoryEntry[]>;
  /**
   * Makes the transition and writes it into the history, in one database transaction.
   * @throws ReleaseRefused when it does not apply: an unknown or rejected version, a pinned remote, nothing to return
   * to, or another transition came first
   */
  change(transition: Transition, by: string): Promise<RemotePointer>;
}

const HISTORY_LIMIT = 100;

export function createReleases({ db, clock }: Pick<Services, 'db' | 'clock'>): Releases {
  return {
    async pointers() {
      const rows = await db
        .selectFrom('remote_pointers')
        .selectAll()
        .where('revision', '>', 0)
        .orderBy('remote')
        .execute();
      return rows.map(toPointer);
    },

    versions: (remote) => readVersions(db, remote),

    async history({ remote, limit = HISTORY_LIMIT } = {}) {
      const rows = await db
        .selectFrom('release_changes')
        .selectAll()
        .$if(remote !== undefined, (changes) => changes.where('remote', '=', remote!))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ id: _id, changed_by: by, from_version: from, to_version: to, ...row }) => ({
        ...row,
        by,
        from,
        to,
      }));
    },

    change: (transition, by) =>
      db.transaction().execute(async (transaction) => {
        const before = await lockedPointer(transaction, transition.remote);
        if (transition.revision !== undefined && transition.revision !== before.revision)
          throw new ReleaseRefused(`Another command for ${transition.remote} came first.`);
        const { pointer, entry } = applyTransition(before, transition, await stateOf(transaction, transition));
        const { remote, action } = transition;
        const at = clock();
        await recordVersion(transaction, transition, { at, by });
        const saved = pointer === before ? before : await save(transaction, pointer);
        await recordChange(transaction, saved, { ...entry, at });
        await transaction
          .insertInto('release_changes')
          .values({
            at,
            changed_by: by,
            remote,
            action,
            from_version: entry.from,
            to_version: entry.to,
            note: entry.note,
          })
          .execute();
        return saved;
      }),
  };
}

type PointerRow = Awaited<ReturnType<typeof readPointer>>;

const readPointer = (transaction: Transaction<Database>, remote: string) =>
  transaction
    .selectFrom('remote_pointers')
    .selectAll()
    .where('remote', '=', remote)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Transitions of one remote wait here for one another. */
async function lockedPointer(transaction: Transaction<Database>, remote: string): Promise<RemotePointer> {
  await transaction
    .insertInto('remote_pointers')
    .values({ remote })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return toPointer(await readPointer(transaction, remote));
}

async function save(transaction: Transaction<Database>, pointer: RemotePointer): Promise<RemotePointer> {
  const row = await transaction
    .updateTable('remote_pointers')
    .set({
      live: pointer.live,
      last_good: pointer.lastGood,
      is_pinned: pointer.isPinned,
      gradual_version: pointer.gradual?.version ?? null,
      gradual_share: pointer.gradual?.share ?? null,
      revision: pointer.revision + 1,
    })
    .where('remote', '=', pointer.remote)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toPointer(row);
}

const toPointer = ({ remote, live, revision, ...row }: PointerRow): RemotePointer => ({
  remote,
  live,
  lastGood: row.last_good,
  isPinned: row.is_pinned,
  gradual:
    row.gradual_version === null || row.gradual_share === null
      ? null
      : { version: row.gradual_version, share: row.gradual_share },
  revision,
});

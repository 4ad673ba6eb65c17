import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { applyCommand } from './apply-command.ts';
import { ReleaseRefused } from './release-refused.ts';
import type { Releases, RemotePointer } from './releases.ts';
import { readVersions, recordChange, recordVersion, stateOf } from './version-records.ts';

const HISTORY_LIMIT = 100;

/** The releases that the database knows. */
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

    change: (command, by) =>
      db.transaction().execute(async (transaction) => {
        const before = await lockedPointer(transaction, command.remote);
        if (command.revision !== undefined && command.revision !== before.revision)
          throw new ReleaseRefused(`Another command for ${command.remote} came first.`);
        const { pointer, change } = applyCommand(before, command, await stateOf(transaction, command));
        const { remote, action } = command;
        const at = clock();
        await recordVersion(transaction, command, { at, by });
        const saved = pointer === before ? before : await save(transaction, pointer);
        await recordChange(transaction, saved, { ...change, at });
        await transaction
          .insertInto('release_changes')
          .values({
            at,
            changed_by: by,
            remote,
            action,
            from_version: change.from,
            to_version: change.to,
            note: change.note,
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

/** Commands for one remote wait here for one another. */
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

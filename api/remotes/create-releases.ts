import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { applyCommand } from './apply-command.ts';
import { ReleaseRefused } from './release-refused.ts';
import type { ReleaseCommand, Releases, RemotePointer } from './releases.ts';

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

    async versions(remote) {
      const rows = await db
        .selectFrom('remote_versions')
        .selectAll()
        .$if(remote !== undefined, (versions) => versions.where('remote', '=', remote!))
        .orderBy('released_at', 'desc')
        .orderBy('version', 'desc')
        .execute();
      return rows.map(({ released_at, released_by, rejected_by, ...row }) => ({
        ...row,
        releasedAt: released_at,
        releasedBy: released_by,
        ...(rejected_by !== null && { rejectedBy: rejected_by }),
      }));
    },

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

async function stateOf(transaction: Transaction<Database>, { remote, version }: ReleaseCommand) {
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
async function recordVersion(
  transaction: Transaction<Database>,
  { remote, action, version, note = '', rejectedBy }: ReleaseCommand,
  { at, by }: { at: Date; by: string },
): Promise<void> {
  if (version === undefined || (action !== 'release' && action !== 'reject')) return;
  const isRejected = action === 'reject';
  const outcome = { reasons: isRejected ? note.split('\n') : [], rejected_by: rejectedBy ?? null };
  const released = { released_at: at, released_by: by, ...outcome };
  await transaction
    .insertInto('remote_versions')
    .values({ remote, version, ...released })
    .onConflict((conflict) => conflict.columns(['remote', 'version']).doUpdateSet(isRejected ? outcome : released))
    .execute();
}

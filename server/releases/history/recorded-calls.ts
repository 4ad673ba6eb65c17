import type { Services } from '@site/api';
import type { CallContracts } from '@site/protocol/compatibility.ts';

/** A version, and what it calls of the API as it was when the version was built. */
export interface VersionCalls {
  remote: string;
  version: string;
  calls: CallContracts;
}

/** What versions call, for servers that do not have their files: a new deployment has only what it has built. */
export interface RecordedCalls {
  all(): Promise<readonly VersionCalls[]>;
  /** What is known already stays. */
  record(each: VersionCalls): Promise<void>;
  forget(each: Pick<VersionCalls, 'remote' | 'version'>): Promise<void>;
}

export function createRecordedCalls({ db }: Pick<Services, 'db'>): RecordedCalls {
  return {
    async all() {
      const rows = await db.selectFrom('version_calls').selectAll().orderBy('remote').orderBy('version').execute();
      return rows as VersionCalls[];
    },
    async record({ calls, ...version }) {
      await db
        .insertInto('version_calls')
        .values({ ...version, calls: JSON.stringify(calls) })
        .onConflict((conflict) => conflict.columns(['remote', 'version']).doNothing())
        .execute();
    },
    async forget({ remote, version }) {
      await db.deleteFrom('version_calls').where('remote', '=', remote).where('version', '=', version).execute();
    },
  };
}

import type { Services } from '@site/api';

/** What versions of remotes were when they were released, as the server that released them wrote it down. */
export interface FixedVersions {
  /** What is known already stays. */
  fix(remote: string, version: string, fixed: object): Promise<void>;
  /** What was fixed, for the caller to read; undefined for a version of which nothing was. */
  find(remote: string, version: string): Promise<unknown>;
}

export function createFixedVersions({ db }: Pick<Services, 'db'>): FixedVersions {
  return {
    async fix(remote, version, fixed) {
      await db
        .insertInto('fixed_versions')
        .values({ remote, version, fixed: JSON.stringify(fixed) })
        .onConflict((conflict) => conflict.columns(['remote', 'version']).doNothing())
        .execute();
    },
    async find(remote, version) {
      const row = await db
        .selectFrom('fixed_versions')
        .select('fixed')
        .where('remote', '=', remote)
        .where('version', '=', version)
        .executeTakeFirst();
      return row?.fixed;
    },
  };
}

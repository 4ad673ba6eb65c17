import { statfsSync } from 'node:fs';
import type { KyselyPlugin } from 'kysely';

/** Two of the log's 16 MB files: PGlite hangs, with the whole process, when it cannot create one. */
const RESERVE_BYTES = 32 * 1024 * 1024;

const WRITES = ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode', 'MergeQueryNode'];

/** As a Postgres server reports it. */
class DiskFullError extends Error {
  override name = 'DiskFullError';
  readonly code = '53100';
}

/** Whether this folder's disk has room for more. */
export function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= RESERVE_BYTES;
}

/** Refuses the query builder's writes with a DiskFullError while there is no room; reading goes on. */
export const refuseWritesWithout = (room: () => boolean): KyselyPlugin => ({
  transformQuery({ node }) {
    if (WRITES.includes(node.kind) && !room()) throw new DiskFullError('The data folder’s disk is full');
    return node;
  },
  transformResult: async ({ result }) => result,
});

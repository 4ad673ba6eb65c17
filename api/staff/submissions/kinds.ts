import type { EndpointReply, SubmissionKind } from '@site/contract';
import { KIND_BY_PREFIX, kindOf } from '@site/protocol';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { submissionRows } from './submission-rows.ts';

const prefix = sql<string>`left(reference, 3)`;
const KINDS = Object.entries(KIND_BY_PREFIX);

/** A condition on `submissionRows`. */
export function isOfKind(kind: SubmissionKind) {
  const own = KINDS.find(([, named]) => named === kind)?.[0];
  return own === undefined
    ? sql<boolean>`${prefix} not in (${sql.join(KINDS.map(([name]) => name))})`
    : sql<boolean>`${prefix} = ${own}`;
}

/** How many of each kind nobody has taken in hand yet. */
export async function countNewByKind(db: Kysely<Database>): Promise<EndpointReply<'submissions'>['newByKind']> {
  const counted = { application: 0, message: 0, quote: 0, candidate: 0, subscription: 0 };
  const rows = await submissionRows(db)
    .select([prefix.as('prefix'), ({ fn }) => fn.countAll<number>().as('count')])
    .where('status', '=', 'new')
    .groupBy(prefix)
    .execute();
  for (const row of rows) counted[kindOf(row.prefix)] += row.count;
  return counted;
}

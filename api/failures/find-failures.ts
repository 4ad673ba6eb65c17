import { readFailureNumber } from '@site/contract';
import type { Failure } from '@site/protocol';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../db/schema.ts';

/** The latest first; with a number, that failure alone. */
export const findFailures = (db: Kysely<Database>, number: string | undefined) =>
  db
    .selectFrom('failures')
    .selectAll()
    .$if(number !== undefined, (failures) => failures.where('number', '=', readFailureNumber(number ?? '') ?? ''))
    .orderBy('at', 'desc')
    .orderBy(sql`number collate "C"`);

/** Without what is not known. */
export const toFailure = (row: Selectable<Database['failures']>): Failure =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as Failure;

import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { londonDay } from '../london-day.ts';
import { errorFields } from '../log.ts';
import type { Services } from '../services.ts';
import { within } from '../waiting.ts';
import { refreshSearchWords } from './search/correct-search.ts';

/** A visitor is answered as the day before rather than wait longer for it. */
const CLOSING_WITHIN_MS = 1_000;

/** Whether the last day for applications has ended in London. */
export const isOver = ({ closes_on }: { closes_on?: string | null }, now: Date): boolean =>
  closes_on != null && closes_on < londonDay(now);

/** Closes the open jobs whose closing dates have passed. Returns how many. */
export async function closeOverdue(db: Kysely<Database>, now: Date): Promise<number> {
  const overdue = await db
    .selectFrom('jobs')
    .select('id')
    .where('closed_at', 'is', null)
    .where('closes_on', '<', londonDay(now))
    .execute();
  // Even an update that changes no row counts as a change of the jobs.
  if (overdue.length === 0) return 0;
  const ids = overdue.map(({ id }) => id);
  await db
    .updateTable('jobs')
    .set({ closed_at: now, updated_at: now })
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return ids.length;
}

/** As `closeOverdue`, between two syncs. */
export const closeOverdueNow = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> =>
  db.transaction().execute(async (transaction: Transaction<Database>) => {
    if ((await closeOverdue(transaction, clock())) > 0) await refreshSearchWords(transaction);
  });

/** What everybody who reads jobs calls first: on each new day it closes those that are overdue. Never rejects. */
export function createDailyClosing(services: Pick<Services, 'db' | 'clock' | 'log'>): () => Promise<void> {
  let day: string | undefined;
  let closing: Promise<void> | undefined;
  async function close(today: string): Promise<void> {
    try {
      await closeOverdueNow(services);
      day = today;
    } catch (error) {
      services.log.warn('jobs.not-closed', errorFields(error));
    } finally {
      closing = undefined;
    }
  }
  return async () => {
    const today = londonDay(services.clock());
    if (day === today) return;
    closing ??= close(today);
    await within(CLOSING_WITHIN_MS, closing, undefined);
  };
}

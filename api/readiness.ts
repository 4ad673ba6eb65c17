import { sql } from 'kysely';
import { countDue } from './applications/overdue.ts';
import { errorCode } from './db/outage.ts';
import { allowStatements } from './db/statement-limit.ts';
import type { Services } from './services.ts';
import { DeadlineExceeded, withDeadline } from './waiting.ts';

/** A database that hangs is as little use as one that is gone. */
const WITHIN_MS = 5_000;
/** However often it is asked, one write in this time. */
const FRESH_MS = 3_000;

/** `code` is the SQLSTATE or the system's error; see `errorCode`. */
export type Readiness =
  | { status: 'ready'; /** Applicants who wait longer than was promised, if there are any. */ overdueAnswers?: number }
  | { status: 'no answer' }
  | { status: 'no database' | 'no writes'; code: string | undefined };

type Needs = Pick<Services, 'db' | 'clock' | 'log'>;

/** Whether the database can be read and written, which takes a real write to know. */
export function createReadinessCheck(services: Needs, withinMs = WITHIN_MS): () => Promise<Readiness> {
  let checking: Promise<Readiness> | undefined;
  let latest: { readiness: Readiness; at: number } | undefined;

  async function check(): Promise<Readiness> {
    // Whoever asks next gets another connection.
    const readiness = await withDeadline('The database', withinMs, () =>
      allowStatements(withinMs, () => tryWriting(services)),
    ).catch((): Readiness => ({ status: 'no answer' }));
    if (readiness.status !== (latest?.readiness.status ?? 'ready')) services.log.warn('readiness.changed', readiness);
    latest = { readiness, at: performance.now() };
    return readiness;
  }

  return async () => {
    if (latest && performance.now() - latest.at < FRESH_MS) return latest.readiness;
    return (checking ??= check().finally(() => (checking = undefined)));
  };
}

async function tryWriting({ db, clock }: Needs): Promise<Readiness> {
  const now = clock();
  try {
    await db
      .insertInto('readiness_checks')
      .values({ id: 1, checked_at: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_at: now }))
      .execute();
    const { overdue } = await countDue(db, now);
    return { status: 'ready', ...(overdue > 0 && { overdueAnswers: overdue }) };
  } catch (error) {
    if (error instanceof DeadlineExceeded) return { status: 'no answer' };
    const reads = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    return { status: reads ? 'no writes' : 'no database', code: errorCode(error) };
  }
}

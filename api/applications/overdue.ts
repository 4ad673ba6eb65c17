import { longDay, type AnswerDue } from '@site/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { noticeBody } from '../forms/mail-text.ts';
import { londonDay } from '../london-day.ts';
import { enqueueMails } from '../mail/outbox.ts';
import type { Services } from '../services.ts';
import { signatureOf } from './letters.ts';

function daysAt(now: Date) {
  const today = londonDay(now);
  return { today, tomorrow: Temporal.PlainDate.from(today).add({ days: 1 }).toString() };
}

/** A condition on rows that have the `answer_by` of an application. */
export function isDue(due: AnswerDue, now: Date) {
  const { today, tomorrow } = daysAt(now);
  const conditions = {
    overdue: sql<boolean>`answer_by < ${today}`,
    today: sql<boolean>`answer_by = ${today}`,
    tomorrow: sql<boolean>`answer_by = ${tomorrow}`,
    waiting: sql<boolean>`answer_by is not null`,
  };
  return conditions[due];
}

/** How many wait for an answer that was promised by today, by tomorrow, or earlier than today. */
export async function countDue(db: Kysely<Database>, now: Date) {
  const { today, tomorrow } = daysAt(now);
  const rows = await db
    .selectFrom('applications')
    .select(({ fn }) => ['answer_by', fn.countAll<string>().as('total')])
    .where('answer_by', '<=', tomorrow)
    .groupBy('answer_by')
    .execute();
  const sum = (isCounted: (day: string) => boolean) =>
    rows.reduce((total, row) => total + (isCounted(row.answer_by!) ? Number(row.total) : 0), 0);
  return {
    overdue: sum((day) => day < today),
    today: sum((day) => day === today),
    tomorrow: sum((day) => day === tomorrow),
  };
}

/** Raises an alarm, once for each missed day, when people wait longer than was promised: a warning and a mail. */
export async function raiseOverdue({ db, clock, log, config }: Services): Promise<void> {
  const at = clock();
  const late = await db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .updateTable('applications')
      .set(({ ref }) => ({ alarmed_for: ref('answer_by') }))
      .from('form_submissions')
      .whereRef('form_submissions.id', '=', 'applications.id')
      .where('answer_by', '<', londonDay(at))
      .where(({ eb, ref }) => eb('alarmed_for', 'is distinct from', ref('answer_by')))
      .returning(['applications.id', 'kind', 'form_submissions.reference', 'answer_by'])
      .execute();
    rows.sort((one, other) => one.answer_by!.localeCompare(other.answer_by!));
    for (const [recipient, own] of Map.groupBy(rows, ({ kind }) => signatureOf(config, kind).contact)) {
      const [oldest] = own;
      await enqueueMails(transaction, [{ recipient, ...overdueNotice(own) }], {
        submissionId: oldest!.id,
        reference: oldest!.reference,
        at,
      });
    }
    return rows;
  });
  if (late.length > 0) log.warn('applications.overdue', { references: late.map(({ reference }) => reference) });
}

const overdueNotice = (rows: readonly { reference: string; answer_by: string | null }[]) => ({
  subject: `${rows.length === 1 ? 'Somebody waits' : `${rows.length} people wait`} longer than we promised`,
  ...noticeBody(
    'Each of them was promised an answer by this day. An answer, or a message that says when we write again, keeps the promise.',
    rows.map((row) => [row.reference, longDay(row.answer_by!)]),
  ),
});

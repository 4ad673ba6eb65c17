import { secondOperatorNeeded, type DeskSummary } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import type { Session } from '../access/sessions.ts';
import type { Services } from '../services.ts';
import { operatorsOf } from './members.ts';

/** How long the second operator has. */
const REQUEST_MS = 60 * 60_000;

interface Act {
  /** An endpoint's name: 'clear-jobs'. */
  action: string;
  /** What it is done to; '' where there is only one thing. */
  subject: string;
}

/**
 * For what no operator may do alone, once there are two: lets it pass when another operator has asked for the same
 * within the hour, and otherwise keeps the request. Nobody can confirm with the shared password.
 * @throws ApiProblem 403
 */
export async function requireSecondOperator(
  { db, clock }: Services,
  { person }: Pick<Session, 'person'>,
  { action, subject }: Act,
): Promise<void> {
  const operators = await operatorsOf(db);
  if (operators.length < 2) return;
  const now = clock();
  const ends_at = new Date(now.getTime() + REQUEST_MS);
  const others = operators.filter(({ id }) => id !== person?.id);
  const refusal = new ApiProblem(
    403,
    secondOperatorNeeded(
      ends_at.toISOString(),
      others.map(({ name }) => name),
    ),
  );
  if (person === null) throw refusal;
  const confirmed = await db
    .deleteFrom('staff_requests')
    .where('action', '=', action)
    .where('subject', '=', subject)
    .where('ends_at', '>', now)
    .where(
      'member_id',
      'in',
      others.map(({ id }) => id),
    )
    .returning('member_id')
    .executeTakeFirst();
  if (confirmed) return;
  const request = { member_id: person.id, ends_at };
  await db
    .insertInto('staff_requests')
    .values({ action, subject, ...request })
    .onConflict((conflict) => conflict.columns(['action', 'subject']).doUpdateSet(request))
    .execute();
  throw refusal;
}

/** What operators have asked for that another has not yet, the oldest first. */
export async function openRequests({ db, clock }: Services): Promise<DeskSummary['requests']> {
  const rows = await db
    .selectFrom('staff_requests')
    .innerJoin('staff_members', 'staff_members.id', 'staff_requests.member_id')
    .leftJoin('staff_members as subjects', 'subjects.id', 'staff_requests.subject')
    .select(['action', 'staff_members.name as person', 'subjects.name as subject', 'ends_at'])
    .where('ends_at', '>', clock())
    .orderBy('ends_at')
    .execute();
  return rows.map(({ ends_at, ...row }) => ({ ...row, endsAt: ends_at.toISOString() }));
}

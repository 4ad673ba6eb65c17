import { APPLICATION_MOVED, APPLICATION_UNKNOWN, EMAIL_LINK_UNKNOWN, isOutcome, mayMove } from '@site/contract';
import type {
  AnswerDue,
  Application,
  ApplicationEvent,
  ApplicationParty,
  ApplicationProgress,
  ApplicationStatus,
  DeskSummary,
} from '@site/contract';
import { ApiProblem, kindOf } from '@site/protocol';
import type { MockApplication, MockSubmission } from './fixtures/submissions.ts';
import { allSubmissions } from './staff/submissions.ts';
import { state } from './state.ts';
import type { ChangedState } from './states/lists.ts';

const DAY_MS = 24 * 3_600_000;
const WEEK_MS = 7 * DAY_MS;

/** What is in the link to an application. */
export const applicationToken = (reference: string): string => `mock-application-${reference}`;

/** What is in the link that confirms a new address for it. */
export const emailToken = (reference: string): string => `mock-email-${reference}`;

/** A week from then: the mocks know of no holidays. */
export const answerBy = (status: ApplicationStatus, at: string): string | null =>
  isOutcome(status) ? null : new Date(Date.parse(at) + WEEK_MS).toISOString().slice(0, 10);

export const applicationOf = ({ at, application }: MockSubmission): MockApplication =>
  application ?? { status: 'received', since: at, answerBy: answerBy('received', at), events: [] };

/** Null for what is no application. */
export function progressOf(submission: MockSubmission): ApplicationProgress | null {
  if (kindOf(submission.reference) !== 'application') return null;
  const { status, since, answerBy: by } = applicationOf(submission);
  return { status, since, answerBy: by };
}

const dayAfter = (days: number) => new Date(state.now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

export function isDue(answerBy: string | null, due: AnswerDue): boolean {
  if (answerBy === null) return false;
  return {
    overdue: answerBy < dayAfter(0),
    today: answerBy === dayAfter(0),
    tomorrow: answerBy === dayAfter(1),
    waiting: true,
  }[due];
}

/** How many applicants were promised an answer by a day that is over, today, or tomorrow. */
export function countDue(): DeskSummary['answers'] {
  const promised = allSubmissions().map((each) => progressOf(each)?.answerBy ?? null);
  const countOf = (due: AnswerDue) => promised.filter((day) => isDue(day, due)).length;
  return { overdue: countOf('overdue'), today: countOf('today'), tomorrow: countOf('tomorrow') };
}

type FoundApplication = MockSubmission & { form: Application };

const applicationWith = (isMeant: (reference: string) => boolean): FoundApplication | undefined =>
  allSubmissions().find(({ reference }) => kindOf(reference) === 'application' && isMeant(reference)) as
    FoundApplication | undefined;

/** @throws ApiProblem 404 */
export function findApplication(token: string): FoundApplication {
  const found = applicationWith((reference) => applicationToken(reference) === token);
  if (!found) throw new ApiProblem(404, APPLICATION_UNKNOWN);
  return found;
}

/** By the link that confirms a new address. @throws ApiProblem 404 */
export function applicationOfEmailLink(token: string): FoundApplication {
  const found = applicationWith((reference) => emailToken(reference) === token);
  if (!found) throw new ApiProblem(404, EMAIL_LINK_UNKNOWN);
  return found;
}

type Step = Pick<ApplicationEvent, 'text'> & { by: ApplicationParty; from: ApplicationStatus; to: ApplicationStatus };

/** @throws ApiProblem 409 */
export function checkMove(submission: MockSubmission, { by, from, to }: Step): void {
  const { status } = applicationOf(submission);
  if (status !== from || (from !== to && !mayMove(by, from, to))) throw new ApiProblem(409, APPLICATION_MOVED);
}

/** @throws ApiProblem 409 */
export function moveApplication(submission: MockSubmission, step: Step, at = state.now.toISOString()): void {
  checkMove(submission, step);
  const { by, from, to, text } = step;
  const before = applicationOf(submission);
  const isNews = from !== to;
  submission.application = {
    status: to,
    since: isNews ? at : before.since,
    answerBy: isNews || by === 'staff' ? answerBy(to, at) : before.answerBy,
    events: [...before.events, { at, by, status: isNews ? to : null, text }],
  };
}

/** Every application, after this step. */
export const applicationsAfter =
  (by: ApplicationParty, to: ApplicationStatus, text: string): ChangedState =>
  ({ earlierSubmissions, now }) => ({
    earlierSubmissions: earlierSubmissions.map((each) => {
      const moved = { ...each };
      if (kindOf(each.reference) === 'application')
        moveApplication(moved, { by, from: 'received', to, text }, now.toISOString());
      return moved;
    }),
  });

import {
  APPLICATION_KINDS,
  APPLICATION_MOVED,
  APPLICATION_UNKNOWN,
  atLondonClock,
  EMAIL_LINK_UNKNOWN,
  interviewPlace,
  interviewTime,
  isOutcome,
  mayMove,
  ownPagePath,
  SLOT_GONE,
  SLOT_OVER,
  SLOT_TAKEN,
  SLOTS_WITHOUT_INTERVIEW,
} from '@site/contract';
import type {
  AnswerDue,
  Application,
  ApplicationEvent,
  ApplicationKind,
  ApplicationParty,
  ApplicationProgress,
  ApplicationStatus,
  CandidateRegistration,
  DeskSummary,
  InterviewOffer,
  InterviewSlot,
  QuoteRequest,
} from '@site/contract';
import { ApiProblem, kindOf } from '@site/protocol';
import { interviewsAt, slotId } from './fixtures/interviews.ts';
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

/** The path of the page of what has this reference. */
export const applicationPage = (reference: string): string =>
  ownPagePath(kindOf(reference) as ApplicationKind, applicationToken(reference));

/** A week from then: the mocks know of no holidays. */
export const answerBy = (standing: Parameters<typeof isOutcome>[0], at: string): string | null =>
  isOutcome(standing) ? null : new Date(Date.parse(at) + WEEK_MS).toISOString().slice(0, 10);

export const applicationOf = ({ at, reference, application }: MockSubmission): MockApplication => {
  const standing = { kind: kindOf(reference) as ApplicationKind, status: 'received' } as const;
  return application ?? { ...standing, since: at, answerBy: answerBy(standing, at), interview: [], events: [] };
};

/** Null for what has no page for its owner. */
export function progressOf(submission: MockSubmission): ApplicationProgress | null {
  if (!isApplication(submission)) return null;
  const { kind, status, since, answerBy: by, interview } = applicationOf(submission);
  return { kind, status, since, answerBy: by, interview };
}

const isApplication = ({ reference }: Pick<MockSubmission, 'reference'>): boolean =>
  APPLICATION_KINDS.some((kind) => kind === kindOf(reference));

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

/** How many were promised an answer by a day that is over, today, or tomorrow. */
export function countDue(): Omit<DeskSummary['answers'], 'jobClosed'> {
  const promised = allSubmissions().map((each) => progressOf(each)?.answerBy ?? null);
  const countOf = (due: AnswerDue) => promised.filter((day) => isDue(day, due)).length;
  return { overdue: countOf('overdue'), today: countOf('today'), tomorrow: countOf('tomorrow') };
}

/** The one after this by the promised day, or else the first. */
export function nextToAnswer(own: MockSubmission): string | null {
  const place = (each: MockSubmission) => `${progressOf(each)?.answerBy ?? ''} ${each.at}`;
  const waiting = allSubmissions()
    .filter((each) => each.reference !== own.reference && progressOf(each)?.answerBy)
    .sort((one, other) => place(one).localeCompare(place(other)));
  return (waiting.find((each) => place(each) > place(own)) ?? waiting[0])?.reference ?? null;
}

type FoundApplication = MockSubmission & { form: Application | CandidateRegistration | QuoteRequest };

const applicationWith = (isMeant: (reference: string) => boolean): FoundApplication | undefined =>
  allSubmissions().find((each) => isApplication(each) && isMeant(each.reference)) as FoundApplication | undefined;

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
  const standing = applicationOf(submission);
  if (standing.status !== from || (from !== to && !mayMove(by, standing, to)))
    throw new ApiProblem(409, APPLICATION_MOVED);
}

/** @throws ApiProblem 409 */
export function moveApplication(submission: MockSubmission, step: Step, at = state.now.toISOString()): void {
  checkMove(submission, step);
  const { by, from, to, text } = step;
  const before = applicationOf(submission);
  const isNews = from !== to;
  const { kind } = before;
  submission.application = {
    kind,
    status: to,
    since: isNews ? at : before.since,
    answerBy: isNews || by === 'staff' ? answerBy({ kind, status: to }, at) : before.answerBy,
    interview: to === 'interview' ? before.interview : [],
    events: [...before.events, { at, by, status: isNews ? to : null, text }],
  };
}

/** Everything that can go there, after this step. */
export const applicationsAfter =
  (by: ApplicationParty, to: ApplicationStatus, text: string): ChangedState =>
  ({ earlierSubmissions, now }) => ({
    earlierSubmissions: earlierSubmissions.map((each) => {
      const moved = { ...each };
      const progress = progressOf(each);
      if (progress?.status !== 'received' || !mayMove(by, progress, to)) return moved;
      moveApplication(moved, { by, from: 'received', to, text }, now.toISOString());
      return moved;
    }),
  });

/** Every application, with times for an interview, of which this one has been chosen. */
export const interviewsOffered =
  (text: string, chosen?: number): ChangedState =>
  (state) => ({
    earlierSubmissions: applicationsAfter(
      'staff',
      'interview',
      text,
    )(state).earlierSubmissions!.map((each) =>
      each.application?.status === 'interview' && each.application.interview.length === 0
        ? { ...each, application: { ...each.application, interview: interviewsAt(state.now, each.reference, chosen) } }
        : each,
    ),
  });

/** What an answer offers. @throws ApiProblem 400 */
export function offersOf(reference: string, to: ApplicationStatus, offers: readonly InterviewOffer[]): InterviewSlot[] {
  if (to !== 'interview') throw refusedSlots(SLOTS_WITHOUT_INTERVIEW);
  const before = applicationOf(findOf(reference)).interview;
  return offers
    .map(({ start, ...offer }, index): InterviewSlot => {
      const slot = { ...offer, startsAt: atLondonClock(start)!.toISOString() };
      const same = before.find((each) => isSame(each, slot));
      if (same) return same;
      if (Date.parse(slot.startsAt) <= state.now.getTime()) throw refusedSlots(SLOT_OVER);
      return { ...slot, id: slotId(reference, before.length + index), state: 'open' };
    })
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
}

type Time = Pick<InterviewSlot, 'startsAt' | 'minutes' | 'way' | 'place'>;

const isSame = (one: Time, other: Time): boolean =>
  one.startsAt === other.startsAt &&
  one.minutes === other.minutes &&
  one.way === other.way &&
  one.place === other.place;

const findOf = (reference: string) => allSubmissions().find((each) => each.reference === reference)!;

const refusedSlots = (message: string) => new ApiProblem(400, message, { fields: { slots: message } });

/** @throws ApiProblem 409 */
export function chooseSlot(submission: MockSubmission, slot: string): void {
  const application = applicationOf(submission);
  if (application.status !== 'interview') throw new ApiProblem(409, APPLICATION_MOVED);
  const wanted = application.interview.find(({ id }) => id === slot);
  const chosen = application.interview.find((each) => each.state === 'chosen');
  if (wanted?.id === chosen?.id && (wanted || slot === '')) return;
  if (wanted?.state === 'taken') throw new ApiProblem(409, SLOT_TAKEN);
  if (slot !== '' && wanted?.state !== 'open') throw new ApiProblem(409, SLOT_GONE);
  const told = (wanted ?? chosen)!;
  const text = `${wanted ? 'Chosen' : 'Given back'}: ${interviewTime(told)}. ${interviewPlace(told)}`;
  submission.application = {
    ...application,
    interview: application.interview.map((each) => ({ ...each, state: stateOf(each, slot) })),
    events: [...application.events, { at: state.now.toISOString(), by: 'applicant', status: 'interview', text }],
  };
}

const stateOf = ({ id, state: before }: InterviewSlot, chosen: string): InterviewSlot['state'] => {
  if (id === chosen) return 'chosen';
  return before === 'chosen' ? 'open' : before;
};

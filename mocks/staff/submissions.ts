import {
  criteriaOf,
  SUBMISSION_UNKNOWN,
  type JobAlertRequest,
  type ListedSubmission,
  type SubmissionKind,
} from '@site/contract';
import { ApiProblem, kindOf, maskedOutline, outlineOf, outlineOfSubscription } from '@site/protocol';
import { progressOf } from '../applications.ts';
import type { MockSubmission } from '../fixtures/submissions.ts';
import { state } from '../state.ts';

/** Newest first: what came in during the session, and before it. */
export const allSubmissions = (): MockSubmission[] =>
  [...state.submissions, ...state.earlierSubmissions].toSorted((one, other) => other.at.localeCompare(one.at));

/** How many of each kind nobody has taken in hand yet. */
export function countNewByKind(): Record<SubmissionKind, number> {
  const counted = { application: 0, message: 0, quote: 0, candidate: 0, subscription: 0 };
  for (const each of allSubmissions()) if (each.status === 'new') counted[kindOf(each.reference)] += 1;
  return counted;
}

/** @throws ApiProblem 404 */
export function findSubmission(reference: string): MockSubmission {
  const found = allSubmissions().find((submission) => submission.reference === reference);
  if (!found) throw new ApiProblem(404, SUBMISSION_UNKNOWN);
  return found;
}

/** The CV that came with an application. The size is in bytes. */
export function cvOf({ form }: MockSubmission): { name: string; size: number; content: string } | null {
  if (!('cvFile' in form) || !form.cvFile) return null;
  const { name, content } = form.cvFile;
  return { name, content, size: atob(content).length };
}

export function outlineOfMock({ reference, form }: MockSubmission) {
  if (kindOf(reference) !== 'subscription') {
    const slug = 'jobSlug' in form ? form.jobSlug : undefined;
    return outlineOf(form, state.jobs.find((job) => job.slug === slug)?.title ?? slug ?? null);
  }
  const kind = 'frequency' in form ? 'job-alert' : 'newsletter';
  const { email } = form;
  const isConfirmed = state.subscriptions.some((each) => each.email === email && each.kind === kind && each.confirmed);
  return outlineOfSubscription({ kind, email, criteria: criteriaOf(form as JobAlertRequest), isConfirmed });
}

/** Without personal data; `texts` and `phone` beyond what the list shows. */
export const maskedMock = (submission: MockSubmission) => ({
  at: submission.at,
  reference: submission.reference,
  kind: kindOf(submission.reference),
  ...maskedOutline(outlineOfMock(submission)),
  status: submission.status,
  hasNote: submission.note !== '',
  answerBy: progressOf(submission)?.answerBy ?? null,
});

export function listedMock(submission: MockSubmission): ListedSubmission {
  const { texts: _texts, phone: _phone, ...listed } = maskedMock(submission);
  return listed;
}

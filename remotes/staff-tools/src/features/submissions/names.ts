import type { SubmissionKind, SubmissionStatus } from '@site/contract';

export const KIND_NAMES: Record<SubmissionKind, string> = {
  application: 'Application',
  message: 'Message',
  quote: 'Quote',
  candidate: 'Candidate',
  subscription: 'Subscription',
};

export const STATUS_NAMES: Record<SubmissionStatus, string> = { new: 'New', 'in-hand': 'In hand', done: 'Done' };

/** The choices of a field, from a table of names. */
export const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

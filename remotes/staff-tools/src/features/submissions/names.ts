import type { AnswerDue, ApplicationStatus, SubmissionKind, SubmissionStatus } from '@site/contract';

export const KIND_NAMES: Record<SubmissionKind, string> = {
  application: 'Application',
  message: 'Message',
  quote: 'Quote',
  candidate: 'Candidate',
  subscription: 'Subscription',
};

export const STATUS_NAMES: Record<SubmissionStatus, string> = { new: 'New', 'in-hand': 'In hand', done: 'Done' };

export const APPLICATION_STATUS_NAMES: Record<ApplicationStatus, string> = {
  received: 'Received',
  read: 'Read',
  'put-forward': 'Put forward',
  interview: 'Interview',
  offered: 'Offered',
  'not-this-time': 'Not this time',
  withdrawn: 'Withdrawn',
  'job-closed': 'Job closed',
  called: 'Called',
  'in-our-files': 'In our files',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
};

export const DUE_NAMES: Record<AnswerDue, string> = {
  overdue: 'Overdue',
  today: 'Today',
  tomorrow: 'Tomorrow',
  waiting: 'Any day',
};

/** The choices of a field, from a table of names. */
export const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

import { changeApplication, OUR_FAULT, type ApiError } from '@site/contract';
import { defineForm } from '@site/remote-kit';

/** In the place of a token: what the page shows once an application is erased. */
export const ERASED = 'erased';

/** What was done, in the URL that a posted form redirects to: '?done=withdrawn'. */
const DONE_PARAMETER = 'done';

export const DONE_TEXTS = {
  sent: 'We have your message.',
  asked: 'Please open the link in the mail that we have sent to your new address.',
  corrected: 'Your details have been corrected.',
  cv: 'We have your new CV.',
  chosen: 'Your time for the interview is settled. We have sent you a mail for your calendar.',
  'given-back': 'You have given your time back.',
  withdrawn: 'You have withdrawn it. Thank you for telling us.',
} as const;
export type Done = keyof typeof DONE_TEXTS;

export const readDone = (parameters: URLSearchParams): Done | undefined =>
  (Object.keys(DONE_TEXTS) as Done[]).find((done) => done === parameters.get(DONE_PARAMETER));

export const next = (done: Done) => (_reply: unknown, page: URL) => `${page.pathname}?${DONE_PARAMETER}=${done}`;

/** The message for the visitor when a call about an application failed. */
export function ownApplicationFailure(error: ApiError): string {
  if (error.kind === 'network') return 'Network error. Please try again.';
  return (error.kind === 'refused' && error.message) || OUR_FAULT;
}

const changing = { endpoint: changeApplication, failureText: ownApplicationFailure } as const;

export const writeForm = defineForm({
  ...changing,
  name: 'write',
  fields: ['message'],
  fixed: { action: 'write' },
  next: next('sent'),
});

export const correctForm = defineForm({
  ...changing,
  name: 'correct',
  fields: ['fullName', 'phone'],
  fixed: { action: 'correct' },
  next: next('corrected'),
});

export const withdrawForm = defineForm({
  ...changing,
  name: 'withdraw',
  fields: ['reason'],
  fixed: { action: 'withdraw' },
  next: next('withdrawn'),
});

export const eraseForm = defineForm({
  ...changing,
  name: 'erase',
  fields: [],
  fixed: { action: 'erase' },
  next: (_reply, { pathname }) => `${pathname.slice(0, pathname.lastIndexOf('/'))}/${ERASED}`,
});

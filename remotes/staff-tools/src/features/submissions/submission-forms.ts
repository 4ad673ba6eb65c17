import { answerApplication, changeSubmission, revealSubmission, type ApiError } from '@site/contract';
import { defineForm, messageOf } from '@site/remote-kit';
import { offersIn } from './interview-offers.ts';

/** Its reply is shown on the page that it is sent from, and nowhere else. */
export const revealForm = defineForm({
  name: 'reveal',
  endpoint: revealSubmission,
  fields: [],
  failureText: (error: ApiError) => `The submission could not be revealed: ${messageOf(error)}`,
});

export const changeForm = defineForm({
  name: 'change',
  endpoint: changeSubmission,
  fields: ['status', 'note'],
  toInput: ({ revision, ...texts }) => ({ ...texts, revision: Number(revision) }),
  failureText: (error: ApiError) => `The submission could not be saved: ${messageOf(error)}`,
  next: (_reply, { pathname }) => pathname,
});

const answering = {
  endpoint: answerApplication,
  toInput: (texts: Readonly<Record<string, string>>) => ({
    ...texts,
    ...(texts['to'] === 'interview' && { slots: offersIn(texts) }),
  }),
  failureText: (error: ApiError) => `The answer could not be written: ${messageOf(error)}`,
} as const;

/** Shows the mail that `sendForm` sends. */
export const previewForm = defineForm({
  ...answering,
  name: 'preview',
  fields: ['to', 'message'],
  fixed: { preview: true },
});

export const sendForm = defineForm({
  ...answering,
  name: 'send',
  fields: [],
  next: (_reply, { pathname }) => pathname,
});

import { answerApplications, type ApiError } from '@site/contract';
import { defineForm, messageOf } from '@site/remote-kit';

/** One application that is chosen, as the forms send it: 'APP-7K2M9Q received'. */
export const chosenValue = ({ reference, status }: { reference: string; status: string }): string =>
  `${reference} ${status}`;

/** Between the values of several. */
export const SEPARATOR = ',';

const answering = {
  endpoint: answerApplications,
  toInput: ({ chosen = '', ...texts }: Readonly<Record<string, string>>) => ({
    ...texts,
    applications: chosen
      .split(SEPARATOR)
      .filter(Boolean)
      .map((each) => {
        const [reference, from] = each.split(' ');
        return { reference, from };
      }),
  }),
  failureText: (error: ApiError) => `The answers could not be written: ${messageOf(error)}`,
} as const;

/** Shows the mails that `sendAllForm` sends. */
export const previewAllForm = defineForm({
  ...answering,
  name: 'preview-all',
  fields: ['applications', 'to', 'message'],
  fixed: { preview: true },
});

export const sendAllForm = defineForm({
  ...answering,
  name: 'send-all',
  fields: [],
  next: (_reply, { pathname }) => pathname,
});

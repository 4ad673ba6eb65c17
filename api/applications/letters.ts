import type { ApplicationChange } from '@site/contract';
import type { answerText } from '@site/protocol';
import type { Config } from '../config.ts';
import { letterBody, noticeBody, oneLine, type Detail } from '../forms/mail-text.ts';
import type { Signature } from '../forms/submission-type.ts';
import type { MailMessage } from '../mail/message.ts';

/** Who signs letters to applicants, and reads their replies. */
export const signatureOf = ({ agencyName, mailTo }: Pick<Config, 'agencyName' | 'mailTo'>): Signature => ({
  agencyName,
  contact: mailTo.recruitment,
});

/** Tells an applicant where the application stands, with a link to its page. */
export const answerLetter = (
  { subject, paragraphs }: ReturnType<typeof answerText>,
  link: string,
  { agencyName, contact }: Signature,
): Omit<MailMessage, 'recipient'> => ({
  replyTo: { name: `${agencyName} recruitment`, address: contact },
  subject: oneLine(subject),
  ...letterBody([
    ...paragraphs,
    { label: 'See your application', href: link, isMain: true },
    `You can reply to us there, or write to ${contact}.`,
    agencyName,
  ]),
});

interface Changed {
  reference: string;
  title: string | null;
  content: Record<string, unknown>;
}

type Kept = Exclude<ApplicationChange, { action: 'erase' }>;

const DONE = {
  withdraw: 'withdrew an application',
  write: 'wrote about an application',
  correct: 'corrected an application',
} as const;

/** Tells the agency what the owner of an application has done. */
export const changeNotice = (changed: Changed, change: Kept): Omit<MailMessage, 'recipient'> =>
  noticeOf(changed, DONE[change.action], detailsOf(change));

/** Tells the agency of a CV that was added or replaced, for a mail that has it. */
export const cvNotice = (changed: Changed): Omit<MailMessage, 'recipient'> =>
  noticeOf(changed, 'sent a new CV with an application', [['CV', 'Attached']]);

function noticeOf({ reference, title, content }: Changed, done: string, details: Detail[]) {
  const name = String(content['fullName']);
  const job = title ?? String(content['jobTitle']);
  return {
    replyTo: { name: oneLine(name), address: String(content['email']) },
    subject: oneLine(`${reference}: ${name} ${done} for ${job}`),
    ...noticeBody(`An applicant ${done}.`, [['Reference', reference], ['Job', job], ...details]),
  };
}

function detailsOf(change: Kept): Detail[] {
  switch (change.action) {
    case 'withdraw':
      return [['Reason', change.reason]];
    case 'write':
      return [['Message', change.message]];
    case 'correct':
      return [
        ['Name', change.fullName],
        ['Phone', change.phone],
      ];
  }
}

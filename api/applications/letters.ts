import { longDay, type ApplicationChange, type ApplicationStatus } from '@site/contract';
import { letterBody, noticeBody, oneLine, type Detail, type MailBody, type Paragraph } from '../forms/mail-text.ts';
import type { MailMessage } from '../mail/message.ts';
import type { Signature } from '../forms/submission-type.ts';

interface Letter extends MailBody {
  subject: string;
}

interface Told {
  reference: string;
  jobTitle: string;
  name: string;
  status: ApplicationStatus;
  /** Whether it has just come to this status. */
  isNews: boolean;
  /** What staff add. */
  message: string;
  /** 'YYYY-MM-DD'. */
  answerBy: string | null;
  /** Of the application's page. */
  link: string;
}

/** What staff say of an application that has just come to this status, or null for what they never say. */
const NEWS: Readonly<Record<ApplicationStatus, ((job: string) => string) | null>> = {
  received: null,
  read: (job) => `We have read your application for ${job}.`,
  'put-forward': (job) => `Good news: we have put you forward for ${job}. The employer has your details now.`,
  interview: (job) => `Good news: the employer would like to meet you about ${job}.`,
  offered: (job) => `Congratulations: you have been offered ${job}.`,
  'not-this-time': (job) =>
    `Thank you for the time that you gave to your application for ${job}. We are sorry to say that it was not successful this time. We would be glad to hear from you about other jobs.`,
  withdrawn: null,
  'job-closed': (job) =>
    `We are sorry to say that ${job} has closed before your application could go further. This says nothing about you, and we would be glad to hear from you about other jobs.`,
};

/** Tells an applicant where the application stands, with what staff add. */
export function answerLetter(told: Told, { agencyName, contact }: Signature): Letter {
  const { reference, jobTitle, name, status, isNews, message, answerBy, link } = told;
  const paragraphs: Paragraph[] = [
    `Hello ${oneLine(name)},`,
    (isNews && NEWS[status]?.(jobTitle)) || `This is about your application for ${jobTitle}.`,
    message,
    answerBy ? `We will write again by ${longDay(answerBy)}.` : '',
    { label: 'See your application', href: link, isMain: true },
    `You can reply to us there, or write to ${contact}.`,
    agencyName,
  ];
  return {
    subject: oneLine(`Your application for ${jobTitle} (${reference})`),
    ...letterBody(paragraphs.filter((paragraph) => paragraph !== '')),
  };
}

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
export function changeNotice(changed: Changed, change: Kept): Omit<MailMessage, 'recipient'> {
  const { reference, title, content } = changed;
  const name = String(content['fullName']);
  const job = title ?? String(content['jobTitle']);
  return {
    replyTo: { name: oneLine(name), address: String(content['email']) },
    subject: oneLine(`${reference}: ${name} ${DONE[change.action]} for ${job}`),
    ...noticeBody(`An applicant ${DONE[change.action]}.`, [
      ['Reference', reference],
      ['Job', job],
      ...detailsOf(change),
    ]),
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

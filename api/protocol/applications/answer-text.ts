import {
  longDay,
  interviewPlace,
  interviewTime,
  KIND_WORDS,
  type ApplicationKind,
  type ApplicationStatus,
  type InterviewSlot,
  type StatusOf,
} from '@site/contract';

/** What is told to an applicant, a candidate or a client. */
export interface Answered {
  kind: ApplicationKind;
  reference: string;
  /** The job's title, the service or the career interest. */
  about: string;
  name: string;
  status: ApplicationStatus;
  /** Whether it has just come to this status. */
  isNews: boolean;
  /** What staff add. */
  message: string;
  /** 'YYYY-MM-DD'. */
  answerBy: string | null;
  /** Times that are offered now, and the chosen one that is called off. */
  interview?: { offered: readonly Time[]; calledOff: Time | undefined };
}

type Time = Pick<InterviewSlot, 'startsAt' | 'minutes' | 'way' | 'place'>;

const timeText = (time: Time): string => `${interviewTime(time)}. ${interviewPlace(time)}`;

type News = ((job: string) => string) | null;

/** What staff say of what has just come to a status, or null for what they never say. */
const NEWS: { readonly [Kind in ApplicationKind]: Readonly<Record<StatusOf<Kind>, News>> } = {
  application: {
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
  },
  candidate: {
    received: null,
    called: () => 'We have called you about your registration.',
    'in-our-files': () =>
      'Good news: you are in our files. We will be in touch when there is work that suits you, and you can ask us at any time.',
    withdrawn: null,
  },
  quote: {
    received: null,
    quoted: () => 'We have prepared a quote for you.',
    won: () => 'Thank you for choosing us. We look forward to working with you.',
    lost: () =>
      'Thank you for asking us for a quote. We are sorry that we could not help this time, and would be glad to hear from you again.',
    withdrawn: null,
  },
};

/** What it is, for 'your …': 'application for Van Driver', 'quote request'. */
export const applicationTopic = (kind: ApplicationKind, about: string): string =>
  kind === 'application' ? `application for ${about}` : KIND_WORDS[kind].noun;

/** The subject and the paragraphs of the mail that tells its owner where it stands. */
export function answerText({ kind, reference, about, name, status, isNews, message, answerBy, interview }: Answered) {
  const { offered = [], calledOff } = interview ?? {};
  const news = (NEWS[kind] as Partial<Record<ApplicationStatus, News>>)[status];
  const topic = applicationTopic(kind, about);
  const paragraphs = [
    `Hello ${name},`,
    (isNews && news?.(about)) || `This is about your ${topic}.`,
    message,
    calledOff ? `Your interview does not take place: ${timeText(calledOff)}` : '',
    offered.length > 0
      ? `Please choose a time for the interview on your application’s page:\n${offered.map(timeText).join('\n')}`
      : '',
    answerBy ? `We will write again by ${longDay(answerBy)}.` : '',
  ];
  return {
    subject: `Your ${topic} (${reference})`,
    paragraphs: paragraphs.filter((paragraph) => paragraph !== ''),
  };
}

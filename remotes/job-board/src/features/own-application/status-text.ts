import {
  KIND_WORDS,
  longDate,
  longDay,
  type ApplicationEvent,
  type ApplicationKind,
  type ApplicationStatus,
  type OwnApplication,
  type StatusOf,
} from '@site/contract';

type Standing = Pick<OwnApplication, 'kind' | 'status'>;
type Texts = readonly [title: string, next: string];

/** What its owner reads of each status: what it is, and what happens next. */
const TEXTS: { readonly [Kind in ApplicationKind]: Readonly<Record<StatusOf<Kind>, Texts>> } = {
  application: {
    received: ['We have your application', 'A consultant reads it next.'],
    read: ['We have read your application', 'Next, we decide whether to put you forward.'],
    'put-forward': ['We have put you forward', 'The employer has your details, and decides next.'],
    interview: ['The employer would like to meet you', 'We arrange the day with you.'],
    offered: ['You have been offered the job', 'Tell us what you think of the offer.'],
    'not-this-time': ['Not this time', 'Your application was not successful. Other jobs are open to you.'],
    withdrawn: [
      'You have withdrawn your application',
      'Should you change your mind, apply again while the job is open.',
    ],
    'job-closed': [
      'The job has closed',
      'It closed before your application could go further. Other jobs are open to you.',
    ],
  },
  candidate: {
    received: ['We have your registration', 'A consultant who knows your trade reads it and calls you.'],
    called: ['We have called you', 'Next, we complete your file, so that we can offer you work.'],
    'in-our-files': ['You are in our files', 'We contact you when there is work that suits you.'],
    withdrawn: ['You have withdrawn your registration', 'Should you change your mind, register again.'],
  },
  quote: {
    received: ['We have your quote request', 'A consultant from the commercial team reads it and answers.'],
    quoted: ['We have prepared a quote for you', 'Tell us what you think of it: write to us below, or call.'],
    won: ['We work for you', 'Thank you for choosing us.'],
    lost: ['Not this time', 'We would be glad to quote for you again.'],
    withdrawn: ['You have withdrawn your quote request', 'Should you change your mind, ask us again.'],
  },
};

/** Of a status that the kind has. */
const textsOf = ({ kind, status }: Standing): Texts =>
  (TEXTS[kind] as Partial<Record<ApplicationStatus, Texts>>)[status]!;

export const statusTitle = (standing: Standing): string => textsOf(standing)[0];

/** What happens next, and by which day. */
export const nextText = ({ answerBy, ...standing }: Standing & Pick<OwnApplication, 'answerBy'>): string =>
  [textsOf(standing)[1], answerBy && `You will hear from us by ${longDay(answerBy)}, whatever the news.`]
    .filter(Boolean)
    .join(' ');

/** 'since 16 November 2026'. */
export const sinceText = ({ since }: Pick<OwnApplication, 'since'>): string => `since ${longDate(new Date(since))}`;

const SENT: Readonly<Record<ApplicationKind, string>> = {
  application: 'You applied',
  candidate: 'You registered',
  quote: 'You asked for a quote',
};

/** How it began. */
export const sentTitle = (kind: ApplicationKind): string => SENT[kind];

export const eventTitle = (kind: ApplicationKind, { by, status }: ApplicationEvent): string => {
  if (status === 'received') return 'You applied again';
  if (status === 'interview' && by === 'applicant') return 'You answered about the interview';
  if (status !== null) return statusTitle({ kind, status });
  return by === 'applicant' ? 'You wrote to us' : 'We wrote to you';
};

/** 'your registration' */
export const yours = (kind: ApplicationKind): string => `your ${KIND_WORDS[kind].noun}`;

import { longDate, longDay, type ApplicationEvent, type ApplicationStatus, type OwnApplication } from '@site/contract';

/** What an application's owner reads of each status: what it is, and what happens next. */
const TEXTS: Readonly<Record<ApplicationStatus, readonly [title: string, next: string]>> = {
  received: ['We have your application', 'A consultant reads it next.'],
  read: ['We have read your application', 'Next, we decide whether to put you forward.'],
  'put-forward': ['We have put you forward', 'The employer has your details, and decides next.'],
  interview: ['The employer would like to meet you', 'We arrange the day with you.'],
  offered: ['You have been offered the job', 'Tell us what you think of the offer.'],
  'not-this-time': ['Not this time', 'Your application was not successful. Other jobs are open to you.'],
  withdrawn: ['You have withdrawn your application', 'Should you change your mind, apply again while the job is open.'],
  'job-closed': [
    'The job has closed',
    'It closed before your application could go further. Other jobs are open to you.',
  ],
};

export const statusTitle = (status: ApplicationStatus): string => TEXTS[status][0];

/** What happens next, and by which day. */
export const nextText = ({ status, answerBy }: Pick<OwnApplication, 'status' | 'answerBy'>): string =>
  [TEXTS[status][1], answerBy && `You will hear from us by ${longDay(answerBy)}, whatever the news.`]
    .filter(Boolean)
    .join(' ');

/** 'since 16 November 2026'. */
export const sinceText = ({ since }: Pick<OwnApplication, 'since'>): string => `since ${longDate(new Date(since))}`;

export const eventTitle = ({ by, status }: ApplicationEvent): string => {
  if (status === 'received') return 'You applied again';
  if (status === 'interview' && by === 'applicant') return 'You answered about the interview';
  if (status !== null) return statusTitle(status);
  return by === 'applicant' ? 'You wrote to us' : 'We wrote to you';
};

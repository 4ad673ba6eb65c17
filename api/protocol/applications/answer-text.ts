import { longDay, interviewPlace, interviewTime, type ApplicationStatus, type InterviewSlot } from '@site/contract';

/** What is told to an applicant. */
export interface Answered {
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
  /** Times that are offered now, and the chosen one that is called off. */
  interview?: { offered: readonly Time[]; calledOff: Time | undefined };
}

type Time = Pick<InterviewSlot, 'startsAt' | 'minutes' | 'way' | 'place'>;

const timeText = (time: Time): string => `${interviewTime(time)}. ${interviewPlace(time)}`;

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

/** The subject and the paragraphs of the mail that tells an applicant where the application stands. */
export function answerText({ reference, jobTitle, name, status, isNews, message, answerBy, interview }: Answered) {
  const { offered = [], calledOff } = interview ?? {};
  const paragraphs = [
    `Hello ${name},`,
    (isNews && NEWS[status]?.(jobTitle)) || `This is about your application for ${jobTitle}.`,
    message,
    calledOff ? `Your interview does not take place: ${timeText(calledOff)}` : '',
    offered.length > 0
      ? `Please choose a time for the interview on your application’s page:\n${offered.map(timeText).join('\n')}`
      : '',
    answerBy ? `We will write again by ${longDay(answerBy)}.` : '',
  ];
  return {
    subject: `Your application for ${jobTitle} (${reference})`,
    paragraphs: paragraphs.filter((paragraph) => paragraph !== ''),
  };
}

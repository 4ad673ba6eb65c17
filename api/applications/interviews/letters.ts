import { interviewPlace, interviewTime, type InterviewSlot } from '@site/contract';
import { letterBody, noticeBody, oneLine } from '../../forms/mail-text.ts';
import type { MailMessage } from '../../mail/message.ts';
import { pageLink, type LetterSignature } from '../letters.ts';

interface Applied {
  reference: string;
  title: string | null;
  content: Record<string, unknown>;
}

type Time = Pick<InterviewSlot, 'startsAt' | 'minutes' | 'way' | 'place'>;
type Letter = Omit<MailMessage, 'recipient'>;

const jobOf = ({ title, content }: Applied): string => title ?? String(content['jobTitle']);

const letterOf =
  (subject: (job: string) => string, intro: (job: string) => string, outro: string) =>
  (applied: Applied, time: Time, link: string, { agencyName, contact, replyTo }: LetterSignature): Letter => ({
    replyTo,
    subject: oneLine(`${subject(jobOf(applied))} (${applied.reference})`),
    ...letterBody([
      `Hello ${String(applied.content['fullName'])},`,
      intro(jobOf(applied)),
      `${interviewTime(time)}\n${interviewPlace(time)}`,
      outro,
      pageLink('application', link),
      `You can reply to us there, or write to ${contact}.`,
      agencyName,
    ]),
  });

/** Confirms what an applicant has chosen. Its calendar file goes with it. */
export const chosenLetter = letterOf(
  (job) => `Your interview for ${job}`,
  (job) => `You have chosen this time for your interview for ${job}:`,
  'The attached file puts it into your calendar. You can move to another time, or give this one back, on your application’s page.',
);

/** Takes an interview out of the applicant's calendar. */
export const calledOffLetter = letterOf(
  (job) => `Your interview for ${job} is called off`,
  (job) => `This interview for ${job} does not take place:`,
  'The attached file takes it out of your calendar.',
);

export const reminderLetter = letterOf(
  (job) => `A reminder: your interview for ${job}`,
  (job) => `We look forward to your interview for ${job}:`,
  'If you cannot come, please give the time back, or move to another, on your application’s page.',
);

/** Tells the agency what an applicant has chosen or given back. */
export const choiceNotice = (applied: Applied, text: string): Letter => {
  const { reference, content } = applied;
  const name = String(content['fullName']);
  return {
    replyTo: { name: oneLine(name), address: String(content['email']) },
    subject: oneLine(`${reference}: ${name} answered about the interview for ${jobOf(applied)}`),
    ...noticeBody('An applicant chose a time for the interview, or gave it back.', [
      ['Reference', reference],
      ['Job', jobOf(applied)],
      ['Interview', text],
    ]),
  };
};

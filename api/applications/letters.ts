import { KIND_WORDS, longDay, withoutNotes, type ApplicationChange, type ApplicationKind } from '@site/contract';
import { applicationTopic, type answerText } from '@site/protocol';
import type { Config } from '../config.ts';
import { letterBody, noticeBody, oneLine, type Detail, type LinkLine, type Paragraph } from '../forms/mail-text.ts';
import type { Signature } from '../forms/submission-type.ts';
import type { MailMessage } from '../mail/message.ts';
import { outlineOfApplication, type FoundApplication } from './applications.ts';

export interface LetterSignature extends Signature {
  replyTo: { name: string; address: string };
}

/** Who signs letters about it, and reads the replies and what is told to the agency. */
export function signatureOf(
  { agencyName, mailTo }: Pick<Config, 'agencyName' | 'mailTo'>,
  kind: ApplicationKind,
): LetterSignature {
  const contact = kind === 'quote' ? mailTo.commercial : mailTo.recruitment;
  const name = kind === 'quote' ? agencyName : `${agencyName} recruitment`;
  return { agencyName, contact, replyTo: { name, address: contact } };
}

export const pageLink = (kind: ApplicationKind, href: string): LinkLine => ({
  label: `See your ${KIND_WORDS[kind].noun}`,
  href,
  isMain: true,
});

interface Begun {
  kind: ApplicationKind;
  answerBy: string | null;
  email: string;
  phone: string;
  link: string;
}

/**
 * What each acknowledgement says of what follows. Shows what was typed to be reached by, so that a slip is seen while
 * it can be corrected, but no words: the address may be a stranger's.
 */
export const nextParagraphs = ({ kind, answerBy, email, phone, link }: Begun): Paragraph[] => [
  ...(answerBy ? [`By ${longDay(answerBy)} you will hear from us how it stands, whatever the news.`] : []),
  phone
    ? `We will ring ${withoutNotes(phone)} or write to ${email}. If the number is wrong, you can correct it on your ${KIND_WORDS[kind].noun}’s page.`
    : `We will write to ${email}. You can add a phone number on your ${KIND_WORDS[kind].noun}’s page.`,
  { ...pageLink(kind, link), note: 'It is for you alone: please keep the link.' },
];

/** Tells its owner where it stands, with a link to its page. */
export const answerLetter = (
  { subject, paragraphs }: ReturnType<typeof answerText>,
  link: LinkLine,
  { agencyName, contact, replyTo }: LetterSignature,
): Omit<MailMessage, 'recipient'> => ({
  replyTo,
  subject: oneLine(subject),
  ...letterBody([...paragraphs, link, `You can reply to us there, or write to ${contact}.`, agencyName]),
});

type Kept = Exclude<ApplicationChange, { action: 'erase' }>;

const DONE = { withdraw: 'withdrew', write: 'wrote about', correct: 'corrected' } as const;

/** Tells the agency what its owner has done. */
export const changeNotice = (changed: FoundApplication, change: Kept): Omit<MailMessage, 'recipient'> =>
  noticeOf(changed, DONE[change.action], detailsOf(change));

/** Tells the agency of a CV that was added or replaced, for a mail that has it. */
export const cvNotice = (changed: FoundApplication): Omit<MailMessage, 'recipient'> =>
  noticeOf(changed, 'sent a new CV with', [['CV', 'Attached']]);

function noticeOf(changed: FoundApplication, done: string, details: Detail[]) {
  const { reference } = changed;
  const { name, email } = outlineOfApplication(changed);
  return {
    replyTo: { name: oneLine(name), address: email },
    subject: oneLine(`${reference}: ${name} ${done} ${topicOf(changed)}`),
    ...noticeBody(`${name} ${done} ${topicOf(changed)}.`, [['Reference', reference], aboutDetail(changed), ...details]),
  };
}

/** 'an application for Van Driver', 'a registration' */
export function topicOf(found: FoundApplication): string {
  const topic = applicationTopic(found.kind, outlineOfApplication(found).about);
  return `${found.kind === 'application' ? 'an' : 'a'} ${topic}`;
}

export const aboutDetail = (found: FoundApplication): Detail => [
  KIND_WORDS[found.kind].about,
  outlineOfApplication(found).about,
];

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

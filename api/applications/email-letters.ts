import { KIND_WORDS, type ApplicationKind } from '@site/contract';
import { applicationTopic } from '@site/protocol';
import { letterBody, noticeBody, oneLine } from '../forms/mail-text.ts';
import type { MailMessage } from '../mail/message.ts';
import { outlineOfApplication, type FoundApplication } from './applications.ts';
import { aboutDetail, pageLink, topicOf, type LetterSignature } from './letters.ts';

type Letter = Omit<MailMessage, 'recipient'>;

/** Repeats nothing of what was sent: the address may be someone else's. */
export const confirmLetter = (kind: ApplicationKind, link: string, signature: LetterSignature): Letter => ({
  replyTo: signature.replyTo,
  subject: 'Please confirm your new email address',
  ...letterBody([
    'Hello,',
    `Someone (we hope it was you) asked us to write to this address about their ${KIND_WORDS[kind].noun}. ` +
      'We will write nothing about it until you confirm it here:',
    { label: 'Confirm your email address', href: link, isMain: true },
    'The link works for 7 days. If it was not you, ignore this message and we will not write again.',
    signature.agencyName,
  ]),
});

/** In the place of the former, to whoever has an application for the same job already. */
export const sameJobLetter = (link: string, signature: LetterSignature): Letter => ({
  replyTo: signature.replyTo,
  subject: 'Your application is with us already',
  ...letterBody([
    'Hello,',
    'Someone (we hope it was you) asked us to write to this address about a second application for the same job. ' +
      'We keep one for each address, and yours is this:',
    pageLink('application', link),
    'Both are as they were. If you would like them to be one, reply to this email and we will see to it. If it was not you, you can ignore this message.',
    signature.agencyName,
  ]),
});

/** To the earlier address, from which it has moved. */
export const movedLetter = (found: FoundApplication, email: string, signature: LetterSignature): Letter => ({
  replyTo: signature.replyTo,
  subject: oneLine(`Your email address has been changed (${found.reference})`),
  ...letterBody([
    'Hello,',
    `From now on, we write to ${email} about your ${applicationTopic(found.kind, outlineOfApplication(found).about)}, and no longer to this address.`,
    `Was it not you? Reply to this email or write to ${signature.contact} at once, quoting the reference.`,
    signature.agencyName,
  ]),
});

/** For the agency. */
export const emailNotice = (found: FoundApplication, before: string, email: string): Letter => {
  const { reference } = found;
  const { name } = outlineOfApplication(found);
  return {
    replyTo: { name: oneLine(name), address: email },
    subject: oneLine(`${reference}: ${name} changed the email address of ${topicOf(found)}`),
    ...noticeBody(`${name} has confirmed another email address.`, [
      ['Reference', reference],
      aboutDetail(found),
      ['Earlier address', before],
      ['Email', email],
    ]),
  };
};

import type { SubscriptionKind } from '@site/contract';
import { letterBody, oneLine, type LinkLine } from '../forms/mail-text.ts';
import type { MailMessage } from '../mail/message.ts';
import type { UnsubscribeLinks } from './links.ts';

const nameOf = (kind: SubscriptionKind, agency: string): string =>
  kind === 'newsletter' ? `the ${agency} newsletter` : `a job alert from ${agency}`;

/** Repeats nothing that the visitor typed: the address may be someone else's. */
export const confirmationMail = (
  kind: SubscriptionKind,
  recipient: string,
  { link, agencyName }: { link: string; agencyName: string },
): MailMessage => ({
  recipient,
  subject: oneLine(`Please confirm ${nameOf(kind, agencyName)}`),
  ...letterBody([
    'Hello,',
    `Someone (we hope it was you) asked for ${nameOf(kind, agencyName)} to be sent to this address. ` +
      'We will send nothing until you confirm it here:',
    { label: 'Confirm your email address', href: link, isMain: true },
    'The link works for 7 days. If it was not you, ignore this message and we will not write again.',
    agencyName,
  ]),
});

/** The last lines of every mailing. */
export const unsubscribeLines = (reason: string, { page }: UnsubscribeLinks): (string | LinkLine)[] => [
  reason,
  { label: 'Unsubscribe', href: page },
];

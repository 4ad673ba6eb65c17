import type { JobAlertCriteria, SubscriptionKind } from '@site/contract';
import { letterBody, oneLine, type LinkLine } from '../forms/mail-text.ts';
import type { ImportedJobs } from '../jobs/list-jobs.ts';
import type { MailMessage } from '../mail/message.ts';
import type { UnsubscribeLinks } from './links.ts';

const WISHES: Record<SubscriptionKind, string> = { newsletter: 'the Haulwell newsletter', 'job-alert': 'a job alert from Haulwell' };

/** Repeats nothing that the visitor typed: the address may be somebody else's. */
export const confirmationLetter = (kind: SubscriptionKind, recipient: string, link: string): MailMessage => ({
  recipient,
  subject: `Please confirm ${WISHES[kind]}`,
  ...letterBody([
    'Hello,',
    `Somebody, we hope it was you, asked for ${WISHES[kind]} to be sent to this address. Nothing is sent until you confirm it here:`,
    { label: 'Confirm your e-mail address', href: link, isMain: true },
    'The link works for 7 days. If it was not you, ignore this message: we will not write again.',
    'Haulwell',
  ]),
});

interface Alert {
  recipient: string;
  criteria: JobAlertCriteria;
  found: ImportedJobs;
  siteUrl: string;
  links: UnsubscribeLinks;
}

export function alertLetter({ recipient, criteria, found: { jobs, total }, siteUrl, links }: Alert): MailMessage {
  const wish = describeCriteria(criteria);
  const lines = jobs.map(({ slug, title, company, location, pay }): LinkLine => ({
    label: `${title}, ${location}`,
    href: `${siteUrl}/jobs/${slug}`,
    note: [company, pay].filter(Boolean).join(', '),
  }));
  return {
    recipient,
    subject: oneLine(`${total} new ${total === 1 ? 'job' : 'jobs'}: ${wish}`),
    unsubscribeUrl: links.oneClick,
    ...letterBody([
      'Hello,',
      `Since our last message, ${total === 1 ? 'one job has' : `${total} jobs have`} come in that ${total === 1 ? 'fits' : 'fit'} your alert (${wish}).${total > jobs.length ? ` The newest ${jobs.length}:` : ''}`,
      ...lines,
      { label: 'See all jobs that fit', href: listLink(siteUrl, criteria), isMain: true },
      'Haulwell',
      ...farewell('You get this because you confirmed a job alert on our website.', links),
    ]),
  };
}

/** The last lines of everything that is sent again and again. */
export const farewell = (reason: string, { page }: UnsubscribeLinks): (string | LinkLine)[] => [reason, { label: 'Unsubscribe', href: page }];

/** 'night trunker, HGV Driver, Leeds, part-time, from £30,000 a year' */
const describeCriteria = ({ search, category, location, job_type, salary_min }: JobAlertCriteria): string =>
  [search, category, location, job_type, salary_min && `from £${salary_min.toLocaleString('en-GB')} a year`].filter(Boolean).join(', ');

/** The job board, searched for the same. */
function listLink(siteUrl: string, criteria: JobAlertCriteria): string {
  const parameters = Object.entries(criteria).map(([name, value]) => [name, String(value)] as [string, string]);
  return `${siteUrl}/jobs?${new URLSearchParams(parameters)}`;
}

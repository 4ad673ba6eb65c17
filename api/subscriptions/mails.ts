import { brand } from '@site/design-system/brand';
import {
  advertisersText,
  jobTypeText,
  pounds,
  salaryText,
  type JobAlertCriteria,
  type SubscriptionKind,
} from '@site/contract';
import type { Config } from '../config.ts';
import { letterBody, oneLine, type LinkLine } from '../forms/mail-text.ts';
import type { ImportedJobs } from '../jobs/list-jobs.ts';
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
    `Someone (we hope it was you) asked for ${nameOf(kind, agencyName)} to be sent to this address. We will send nothing until you confirm it here:`,
    { label: 'Confirm your e-mail address', href: link, isMain: true },
    'The link works for 7 days. If it was not you, ignore this message and we will not write again.',
    agencyName,
  ]),
});

interface Alert {
  recipient: string;
  criteria: JobAlertCriteria;
  found: ImportedJobs;
  config: Pick<Config, 'siteUrl' | 'agencyName'>;
  links: UnsubscribeLinks;
}

export function alertMail({
  recipient,
  criteria,
  found: { jobs, total },
  config: { siteUrl, agencyName },
  links,
}: Alert): MailMessage {
  const described = describeCriteria(criteria);
  const lines = jobs.map(({ slug, title, company, location, ...pay }): LinkLine => ({
    label: `${title}, ${location}`,
    href: `${siteUrl}/jobs/${slug}`,
    note: [company, salaryText(pay)].filter(Boolean).join(', '),
  }));
  return {
    recipient,
    subject: oneLine(`${total} new ${total === 1 ? 'job' : 'jobs'}: ${described}`),
    unsubscribeUrl: links.oneClick,
    ...letterBody([
      'Hello,',
      `Since our last message, ${total === 1 ? 'one job has' : `${total} jobs have`} come in that ${total === 1 ? 'matches' : 'match'} your alert (${described}).${total > jobs.length ? ` The newest ${jobs.length}:` : ''}`,
      ...lines,
      { label: 'See all matching jobs', href: listLink(siteUrl, criteria), isMain: true },
      advertisersText(brand.legalName),
      agencyName,
      ...unsubscribeLines('You are receiving this because you confirmed a job alert on our website.', links),
    ]),
  };
}

/** The last lines of every mailing. */
export const unsubscribeLines = (reason: string, { page }: UnsubscribeLinks): (string | LinkLine)[] => [
  reason,
  { label: 'Unsubscribe', href: page },
];

/** 'night trunker, HGV Driver, Leeds, Part-time, from £30,000 a year' */
const describeCriteria = ({ search, category, location, job_type, salary_min }: JobAlertCriteria): string =>
  [search, category, location, job_type && jobTypeText(job_type), salary_min && `from ${pounds(salary_min)} a year`]
    .filter(Boolean)
    .join(', ');

/** The job board with the same search. */
function listLink(siteUrl: string, criteria: JobAlertCriteria): string {
  const parameters = Object.entries(criteria).map(([name, value]) => [name, String(value)] as [string, string]);
  return `${siteUrl}/jobs?${new URLSearchParams(parameters)}`;
}

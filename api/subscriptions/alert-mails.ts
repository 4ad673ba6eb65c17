import { brand } from '@site/design-system/brand';
import {
  advertisersText,
  criteriaParameters,
  describeCriteria,
  endingText,
  jobTypeText,
  longDate,
  salaryText,
  type JobAlertCriteria,
} from '@site/contract';
import type { Config } from '../config.ts';
import { letterBody, oneLine, type LinkLine, type Paragraph } from '../forms/mail-text.ts';
import type { ImportedJobs } from '../jobs/list/imported-jobs.ts';
import type { MailMessage } from '../mail/message.ts';
import type { Alert } from './alert-settings.ts';
import type { AlertLinks } from './links.ts';
import { unsubscribeLines } from './mails.ts';

interface Letter {
  alert: Pick<Alert, 'email' | 'criteria' | 'frequency'>;
  config: Pick<Config, 'siteUrl' | 'agencyName'>;
  links: AlertLinks;
}

/** Says what a confirmed alert looks for, and where it is changed. */
export const welcomeMail = ({
  alert: { email, criteria, frequency },
  config: { siteUrl, agencyName },
  links,
}: Letter): MailMessage => ({
  recipient: email,
  subject: oneLine(`Your job alert is on: ${describeCriteria(criteria)}`),
  unsubscribeUrl: links.oneClick,
  ...letterBody([
    'Hello,',
    `Your alert for new ${describeCriteria(criteria)} is on. We write ${WHEN[frequency]}, if there are new jobs.`,
    { label: 'Change or pause this alert', href: links.settings, isMain: true },
    { label: 'See all matching jobs', href: listLink(siteUrl, criteria) },
    agencyName,
    ...unsubscribeLines('You confirmed this alert on our website.', links),
  ]),
});

/** New jobs that match. `endsAt`: when the alert ends unless it is kept. */
export function alertMail({
  alert: { email, criteria, frequency },
  found: { jobs, total },
  endsAt,
  config: { siteUrl, agencyName },
  links,
}: Letter & { found: ImportedJobs; endsAt: Date | null }): MailMessage {
  const described = describeCriteria(criteria);
  const lines = jobs.map(({ slug, title, company, location, job_type, ...pay }): LinkLine => ({
    label: `${title}, ${location}`,
    href: `${siteUrl}/jobs/${slug}`,
    note: [company, salaryText(pay), jobTypeText(job_type)].filter(Boolean).join(', '),
  }));
  const [haveCome, match] = total === 1 ? ['one job has', 'matches'] : [`${total} jobs have`, 'match'];
  const newest = total > jobs.length ? ` The newest ${jobs.length}:` : '';
  return {
    recipient: email,
    subject: oneLine(`New ${described} (${total})`),
    unsubscribeUrl: links.oneClick,
    ...letterBody([
      'Hello,',
      `Since our last message, ${haveCome} come in that ${match} your alert (${described}).${newest}`,
      ...lines,
      { label: 'See all matching jobs', href: listLink(siteUrl, criteria), isMain: true },
      ...(endsAt ? keepLines(endsAt, links) : []),
      advertisersText(brand.legalName),
      agencyName,
      ...unsubscribeLines(
        `You confirmed this alert on our website. We write ${WHEN[frequency]}, if there are new jobs.`,
        links,
      ),
      { label: 'Change or pause this alert', href: links.settings },
    ]),
  };
}

const WHEN = { daily: 'in the morning', weekly: 'on Monday mornings' } as const;

const keepLines = (endsAt: Date, { settings }: AlertLinks): Paragraph[] => [
  endingText(endsAt),
  { label: 'Keep my alert', href: settings },
];

/** Asks once a year whether to go on. */
export const questionMail = ({
  alert: { email, criteria },
  endsAt,
  config: { agencyName },
  links,
}: Letter & { endsAt: Date }): MailMessage => ({
  recipient: email,
  subject: oneLine(`Shall we go on looking for ${describeCriteria(criteria)}?`),
  unsubscribeUrl: links.oneClick,
  ...letterBody([
    'Hello,',
    `For a year we have been looking out for new ${describeCriteria(criteria)} for you. Shall we go on?`,
    { label: 'Keep my alert', href: links.settings, isMain: true },
    `If you do not answer by ${longDate(endsAt)}, the alert ends and we delete your address from it.`,
    agencyName,
    ...unsubscribeLines('You confirmed this alert on our website.', links),
  ]),
});

/** The job board with the same search. */
const listLink = (siteUrl: string, criteria: JobAlertCriteria): string =>
  `${siteUrl}/jobs?${new URLSearchParams(criteriaParameters(criteria))}`;

import type { ChoiceFilter } from './job-options.ts';
import { longDate } from './long-date.ts';
import { optionText } from './option-text.ts';
import { wishedPay, wishedPounds } from './pay.ts';
import type { AlertFrequency, JobAlertCriteria } from '../endpoints/subscriptions/contract.ts';

/** 'within 10 miles of Leeds', 'in or near Leeds' */
export const placeText = ({ near, within }: Pick<JobAlertCriteria, 'near' | 'within'>): string =>
  within === undefined ? `in or near ${near}` : `within ${within} miles of ${near}`;

/** 'HGV Driver jobs within 10 miles of Leeds, nights, from £30,000 a year' */
export function describeCriteria(criteria: JobAlertCriteria): string {
  const { search, category, near, location } = criteria;
  const whole = [
    search && `“${search}”`,
    anyOf('category', category),
    'jobs',
    near && placeText(criteria),
    location && `in ${anyOf('location', location)}`,
  ];
  const details = [
    anyOf('job_type', criteria.job_type)?.toLowerCase(),
    anyOf('shift', criteria.shift)?.toLowerCase(),
    anyOf('licence', criteria.licence),
    criteria.hours && `${anyOf('hours', criteria.hours)?.toLowerCase()} a week`,
    salaryWish(criteria),
  ];
  return [whole.filter(Boolean).join(' '), ...details.filter(Boolean)].join(', ');
}

const anyOf = (filter: ChoiceFilter, options: readonly string[] | undefined): string | undefined =>
  options?.map((option) => optionText(filter, option)).join(' or ');

function salaryWish({ salary_min: min, salary_max: max, salary_period: period }: JobAlertCriteria) {
  if (min && max) return `${wishedPounds(min, period)} to ${wishedPay(max, period)}`;
  if (min) return `from ${wishedPay(min, period)}`;
  return max ? `up to ${wishedPay(max, period)}` : undefined;
}

/** How often an alert is sent, as its form and its mails say it. */
export const FREQUENCY_TEXTS: Record<AlertFrequency, string> = { daily: 'Every morning', weekly: 'On Monday mornings' };

/** Says that an alert ends after a year, in its mails and on its page. */
export const endingText = (endsAt: Date): string =>
  `This alert is a year old. It ends on ${longDate(endsAt)}, unless you keep it.`;

/** The criteria as parameters of the job list's URL. */
export const criteriaParameters = (criteria: JobAlertCriteria): [string, string][] =>
  Object.entries(criteria).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  );

import { grouped } from './grouped.ts';
import type { SalaryPeriod } from './job-options.ts';
import type { Job } from '../endpoints/jobs/contract.ts';

/** How many hours or days of pay make a year: 52 weeks of 40 hours or five days. */
export const PERIODS_PER_YEAR: Readonly<Record<SalaryPeriod, number>> = { hour: 2080, day: 260, year: 1 };

/** Pounds per `salary_period`; null or 0 where not published. */
export type Pay = Pick<Job, 'salary_min' | 'salary_max' | 'salary_period'>;

/** The lower end of the range in pounds a year, by which jobs are compared; a single figure is both ends. */
export const yearlyMin = (pay: Pay): number | null => yearly(pay.salary_min ?? pay.salary_max, pay);
export const yearlyMax = (pay: Pay): number | null => yearly(pay.salary_max ?? pay.salary_min, pay);

/** The middle of the range in pounds a year; an end of 0 counts as not published, null where neither is. */
export function yearlyMiddle(pay: Pay): number | null {
  const ends = [pay.salary_min, pay.salary_max].filter((amount) => amount);
  const total = ends.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
  return yearly(ends.length > 0 ? total / ends.length : null, pay);
}

const yearly = (amount: number | null, { salary_period }: Pay) =>
  amount === null ? null : amount * PERIODS_PER_YEAR[salary_period];

const PERIOD_TEXT: Record<SalaryPeriod, string> = { hour: 'per hour', day: 'per day', year: 'per annum' };

/** '£30,000'; '£14.50', never '£14.5'. */
export const pounds = (amount: number): string => `£${grouped(Number.isInteger(amount) ? amount : amount.toFixed(2))}`;

/** The published pay without its period, or undefined where the advert gives none. */
function amountText({ salary_min: min, salary_max: max }: Pay): string | undefined {
  if (min && max) return min === max ? pounds(min) : `${pounds(min)}–${pounds(max)}`;
  if (min) return `From ${pounds(min)}`;
  if (max) return `Up to ${pounds(max)}`;
  return undefined;
}

/** Pay by the hour or day always says so; a yearly figure may stand alone. */
const periodUnlessYear = ({ salary_period }: Pay) => (salary_period === 'year' ? '' : ` ${PERIOD_TEXT[salary_period]}`);

/** Pay in lists and mails, and the `salary_text` of `public_jobs`: a range names its period. */
export function salaryText(pay: Pay): string {
  const amount = amountText(pay);
  if (!amount) return 'Competitive salary';
  const isRange = Boolean(pay.salary_min && pay.salary_max);
  return amount + (isRange ? ` ${PERIOD_TEXT[pay.salary_period]}` : periodUnlessYear(pay));
}

const WISHED: Record<SalaryPeriod, string> = { hour: 'an hour', day: 'a day', year: 'a year' };

/** The pay that somebody wishes, without its period: of 33,280 pounds a year by the hour '£16'. */
export const wishedPounds = (yearly: number, period: SalaryPeriod = 'year'): string =>
  pounds(Math.round((yearly / PERIODS_PER_YEAR[period]) * 100) / 100);

/** '£16 an hour', '£30,000 a year' */
export const wishedPay = (yearly: number, period: SalaryPeriod = 'year'): string =>
  `${wishedPounds(yearly, period)} ${WISHED[period]}`;

/** Pay on the job's own page, which always names its period. */
export function detailSalaryText(pay: Pay): string {
  const amount = amountText(pay);
  return amount ? `${amount} ${PERIOD_TEXT[pay.salary_period]}` : 'Competitive';
}

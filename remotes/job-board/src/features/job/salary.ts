import type { Job, SalaryPeriod } from '@site/contract';

type Pay = Pick<Job, 'salary_min' | 'salary_max' | 'salary_period'>;

const PERIOD_TEXT: Record<SalaryPeriod, string> = { hour: 'per hour', day: 'per day', year: 'per annum' };

/** £30,000; £14.50; never £14.5. */
function pounds(amount: number): string {
  const fractionDigits = Number.isInteger(amount) ? 0 : 2;
  return `£${amount.toLocaleString('en-GB', { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits })}`;
}

/** The published pay without its period, or undefined where the advert gives none. */
function amountText({ salary_min: min, salary_max: max }: Pay): string | undefined {
  if (min && max) return min === max ? pounds(min) : `${pounds(min)} – ${pounds(max)}`;
  if (min) return `From ${pounds(min)}`;
  if (max) return `Up to ${pounds(max)}`;
  return undefined;
}

/** Pay by the hour or day always says so; a yearly figure may stand alone. */
const periodUnlessYear = ({ salary_period }: Pay) => (salary_period === 'year' ? '' : ` ${PERIOD_TEXT[salary_period]}`);

/** Pay as a card of the job list shows it: a range names its period. */
export function cardSalaryText(pay: Pay): string {
  const amount = amountText(pay);
  if (!amount) return 'Competitive salary';
  const isRange = Boolean(pay.salary_min && pay.salary_max);
  return amount + (isRange ? ` ${PERIOD_TEXT[pay.salary_period]}` : periodUnlessYear(pay));
}

/** Pay as the job's own page shows it. */
export function detailSalaryText(pay: Pay): string {
  const amount = amountText(pay);
  return amount ? amount + periodUnlessYear(pay) : 'Competitive';
}

import type { FormatsProps } from './examples.tsx';

type Rows = FormatsProps['rows'];

const day = new Date('2026-06-05T14:30:00Z');
const date = (options?: Intl.DateTimeFormatOptions) =>
  day.toLocaleDateString('en-GB', { timeZone: 'Europe/London', ...options });
const pounds = (amount: number) =>
  amount.toLocaleString('en-GB', {
    style: 'currency',
    currency: 'GBP',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  });

/** Formatted by the same calls that pages use. */
export const dates: Rows = [
  { what: 'In a list', written: date(), note: 'Day, month, year, so that columns align' },
  {
    what: 'In a sentence',
    written: date({ day: 'numeric', month: 'long', year: 'numeric' }),
    note: 'No “5th”, no comma',
  },
  { what: 'Above an article', written: '5th June 2026', note: 'And on its card; nowhere else' },
  {
    what: 'Time',
    written: '3:30pm, 8am to 6pm',
    note: 'No “:00”, no space, and “to” instead of a dash. The clock of a tachograph keeps its 24 hours',
  },
  {
    what: 'A place',
    written: 'Dover, Kent; London',
    note: 'The town, then its region, unless that is a country, or either name has the other in it',
  },
  { what: 'Span', written: '6 to 10 weeks', note: '“To” is read aloud, a dash is not' },
  { what: 'A promise', written: '48–72 hours', note: 'An en dash without spaces, the same wherever it is made' },
];

export const money: Rows = [
  { what: 'A year', written: `${pounds(32_000)} per annum`, note: 'No pence' },
  { what: 'An hour', written: `${pounds(14.5)} per hour`, note: 'Two digits of pence, or none' },
  {
    what: 'A range',
    written: `${pounds(30_000)}–${pounds(35_000)} per annum`,
    note: 'An en dash without spaces, and the period once, at the end',
  },
  { what: 'One bound', written: `From ${pounds(30_000)}; Up to ${pounds(35_000)}` },
  { what: 'Not published', written: 'Competitive salary', note: 'A figure is better, if there is one' },
];

/** @param phone the brand's */
export const numbersWith = (phone: string): Rows => [
  { what: 'Thousands', written: (30_000).toLocaleString('en-GB'), note: 'With a comma' },
  { what: 'At least', written: `${(30_000).toLocaleString('en-GB')}+`, note: 'In a Stat; “more than” in a sentence' },
  { what: 'Shares', written: '15–25%', note: 'The sign, not “per cent”' },
  { what: 'Counts', written: '1 job, 2 jobs, 0 jobs', note: 'Never “job(s)”' },
  { what: 'Telephone', written: phone, note: 'A link, without brackets' },
  { what: 'Units', written: '44 tonnes, 7.5 tonnes, 60 mph', note: 'With a space, and words if they fit' },
];

export const jobTypes: Rows = [
  { what: 'Lasting', written: 'Permanent', note: 'Also when the advert gives no type' },
  { what: 'For a time', written: 'Temporary' },
  { what: 'Until a date', written: 'Contract' },
  { what: 'Hours', written: 'Full Time, Part-time', note: 'As in the job feed' },
];

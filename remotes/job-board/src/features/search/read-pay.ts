import { PERIODS_PER_YEAR, plainSigns, wishedPay, wishedPounds, type SalaryPeriod } from '@site/contract';

/** Pay as a visitor wishes it. */
export interface WishedPay {
  /** Whole pounds a year. */
  yearly: number;
  /** As it was typed, or is meant by so few pounds. */
  period: SalaryPeriod;
}

/** Words for a period, how many make a year, and the period that pay is then shown by. */
const PERIODS: readonly (readonly [words: RegExp, perYear: number, shown: SalaryPeriod])[] = [
  [/^(?:h|hrs?|hours?|hourly|ph)$/, PERIODS_PER_YEAR.hour, 'hour'],
  [/^(?:d|days?|daily|pd|nights?|shifts?)$/, PERIODS_PER_YEAR.day, 'day'],
  [/^(?:w|wks?|weeks?|weekly|pw)$/, 52, 'year'],
  [/^(?:m|months?|monthly|pm|pcm)$/, 12, 'year'],
  [/^(?:y|yrs?|years?|yearly|annum|annual(?:ly)?|pa)$/, 1, 'year'],
];

const AMOUNT =
  /^(?:from |min(?:imum)? |over |above |more than |at least |no less than |up to |max(?:imum)? |about |around |circa |~ ?)?(?:£|gbp)? ?(\d[\d, ]*(?:\.\d{1,2})?) ?(k\b|grand\b|thousand\b)?(?: ?(?:£|pounds?|quid|gbp))?(?: ?(?:\+|(?:plus|or more|and (?:up|over)|min(?:imum)?|basic)\b))?/;
/** Nobody earns as little a day, or a year. */
const LEAST = { day: 100, year: 1_000 };

/** '16', '£16 an hour', '120 a day', '650pw', '33k', '£33,000'; undefined for what is no pay. */
export function readPay(typed: string): WishedPay | undefined {
  const text = plainSigns(typed).trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const [read, digits, thousands] = AMOUNT.exec(text) ?? [];
  if (read === undefined || digits === undefined) return undefined;
  const number = Number(digits.replaceAll(/[ ,](?=\d{3}(?:\D|$))/g, '').replace(/,(?=\d{1,2}\s*$)/, '.'));
  const amount = thousands ? number * 1_000 : number;
  const words = text
    .slice(read.length)
    .replace(/^ ?(?:\/|per\b|an?\b|p\/)? ?/, '')
    .replaceAll('.', '');
  const [, perYear, period] = words ? (PERIODS.find(([names]) => names.test(words)) ?? []) : meant(amount);
  if (!Number.isFinite(amount) || perYear === undefined || period === undefined) return undefined;
  return { yearly: Math.round(amount * perYear), period };
}

function meant(amount: number): readonly [undefined, number, SalaryPeriod] {
  if (amount === 0 || amount >= LEAST.year) return [undefined, 1, 'year'];
  const period = amount >= LEAST.day ? 'day' : 'hour';
  return [undefined, PERIODS_PER_YEAR[period], period];
}

/** Pay as it stands in a field after its pound sign: '33,000', '16 an hour'. */
export const payTyped = (yearly: number, period?: SalaryPeriod): string =>
  (period ? wishedPay(yearly, period) : wishedPounds(yearly)).slice(1);

import type { SalaryPeriod } from './job-options.ts';
import { PERIODS_PER_YEAR } from './pay.ts';
import { plainSigns } from './text.ts';

interface Period {
  /** How many such amounts make a year: 52 of pay by the week. */
  perYear: number;
  /** The period by which it is shown. */
  period: SalaryPeriod;
}

/** Pay as it was written: one figure is both ends. */
export interface PayText extends Period {
  min: number;
  max: number;
  /** Whether its words say the period. */
  isSaid: boolean;
}

const PERIODS: readonly (Period & { words: RegExp })[] = [
  { words: /^(?:h|hrs?|hours?|hourly|ph)$/, perYear: PERIODS_PER_YEAR.hour, period: 'hour' },
  { words: /^(?:d|days?|daily|pd|nights?|shifts?)$/, perYear: PERIODS_PER_YEAR.day, period: 'day' },
  { words: /^(?:w|wks?|weeks?|weekly|pwk?)$/, perYear: 52, period: 'year' },
  { words: /^(?:m|months?|monthly|pm|pcm)$/, perYear: 12, period: 'year' },
  { words: /^(?:y|yrs?|years?|yearly|annum|annual(?:ly)?|p\/?a)$/, perYear: 1, period: 'year' },
];

/** What comes on top, and how it is counted: '+ overtime', 'plus bonus', '(DOE)'. None of it changes the figure. */
const EXTRAS =
  /[ ,]*(?:\(|\b(?:doe|ote|gross|basic|paye|ltd|umbrella|salary|before tax|neg(?:otiable)?|inc(?:l|luding)?)\b|(?:[+&]|\b(?:plus|and|with)\b)(?! ?(?:(?:up|over|per|an? (?:hour|day|night|shift|week|month|year)|p\.?[hdwma])\b|[£\d/]|$))).*$/;
/** 'Hourly 16.50', 'day rate: 140' */
const PERIOD_FIRST = /^((?:hour|dai|week|month|year)ly|annual|day|shift)(?: ?rate)?(?: of)?[ :]+(?=[£\d])(.*)/;
const FIGURE = String.raw`(?:£|gbp)? ?(\d{1,3}(?:[., ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)(?!\d) ?(k\b|grand\b|thousand\b)?`;
const AMOUNT = new RegExp(
  String.raw`^(?:(?:from|between|min(?:imum)?|over|above|more than|at least|no less than|up ?to|max(?:imum)?|about|around|circa|ca?\.?) ?|[~<>≤≥]=? ?)?` +
    String.raw`${FIGURE}(?: ?(?:-|/(?!\d+ ?h)|to\b|and\b|or\b) ?${FIGURE})?(?: ?(?:£|pounds?|quid|gbp))?` +
    String.raw`(?: ?(?:\+|(?:ish|plus|or more|upwards?|and (?:up|over)|min(?:imum)?)\b))?`,
);
/** Nobody earns as little a day, or a year. */
const LEAST = { day: 100, year: 1_000 };

/**
 * Reads pay in the ways that people write it: '16', '£16-18 an hour + overtime', '650pw', '30-35k', '33.000'. Without
 * words for its period it is the usual one, or else what is meant by so few pounds. Undefined for what is no pay.
 */
export function readPayText(typed: string, usual?: SalaryPeriod): PayText | undefined {
  const text = plainSigns(typed)
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(PERIOD_FIRST, '$2 $1')
    .replace(EXTRAS, '');
  const [read, first, firstThousands, last, lastThousands] = AMOUNT.exec(text) ?? [];
  if (read === undefined || first === undefined) return undefined;
  const words = periodWords(text.slice(read.length));
  const said = periodOf(words);
  if (words && !said) return undefined;
  const byYear = (said?.period ?? usual ?? 'year') === 'year';
  const upper = figure(last ?? first, byYear, last === undefined ? firstThousands : lastThousands);
  const lower = figure(first, byYear, firstThousands);
  const ends = [lower * 1_000 <= upper ? lower * 1_000 : lower, upper];
  const [min, max] = [Math.min(...ends), Math.max(...ends)];
  const { perYear, period } = said ?? meantPeriod(max, usual);
  return { min, max, perYear, period, isSaid: Boolean(said) };
}

/** The period that words such as 'per hour', 'p/w' and 'annum' name. */
export const readPeriod = (written: string): Period | undefined =>
  periodOf(periodWords(plainSigns(written).trim().toLowerCase()));

const periodOf = (words: string): Period | undefined => PERIODS.find((period) => period.words.test(words));

const periodWords = (text: string): string =>
  text
    .replace(/^ ?(?:\/|per\b|an?\b|p\/(?!a\.?$))? ?/, '')
    .replaceAll('.', '')
    // 'Per 12-hour shift', '/12h'
    .replace(/^\d+[ -]?h[a-z]*( |$)/, (_, more: string) => (more ? '' : 'shift'))
    .replace(/ ?(?:rate|\+|plus|m(?:in|ax)(?:imum)?)$/, '');

/** A dot before three digits is one of thousands, as on the continent; by the hour nobody is paid thousands. */
function figure(digits: string, byYear: boolean, thousands?: string): number {
  const number = Number(
    digits.replaceAll(byYear && !thousands ? /[., ](?=\d{3}(?!\d))/g : /[, ](?=\d{3}(?!\d))/g, '').replace(',', '.'),
  );
  return thousands ? number * 1_000 : number;
}

/** The usual period, or the one that so few pounds are paid by. */
export function meantPeriod(amount: number, usual: SalaryPeriod = 'year'): Period {
  const small = amount >= LEAST.day ? 'day' : 'hour';
  const period = usual === 'year' && amount > 0 && amount < LEAST.year ? small : usual;
  return { perYear: PERIODS_PER_YEAR[period], period };
}

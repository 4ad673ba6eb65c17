import { londonDay } from '../../../london-day.ts';
import type { Clause } from './clauses.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const ADVERT = String.raw`(?:applications?|vacanc(?:y|ies)|job|role|position|post|advert(?:isement)?|listing|recruitment)`;
const BY = String.raw`(?:by|before|until|till|on or before|no later than|not later than)`;

/** What is said before the last day for applications. */
const CLOSES = new RegExp(
  [
    String.raw`(?<!\bno )(?<!\bno fixed )(?<!\bno set )\bclos(?:ing|e) (?:date|day)\b`,
    String.raw`\b${ADVERT}(?: period| window)?(?: will| must| should)? clos(?:es?(?! to\b)|ed|ing)\b`,
    String.raw`^(?:this )?(?:clos(?:es|ing)|expires)\b`,
    String.raw`\b${ADVERT} expires\b`,
    String.raw`\b(?:application|closing|submission) deadline\b|\bdeadline for (?:applications?|applying)\b|^(?:the )?deadline\b`,
    String.raw`\b(?:applications?|cvs?|apply(?:ing)?)\b[^,\d]{0,40}? (?:due|${BY})\b`,
    String.raw`\b(?:last|final) (?:date|day) (?:for (?:applications?|applying)|to apply)\b`,
  ].join('|'),
);
/** What makes the date that follows another one. */
const OTHER_DATE =
  /\b(?:start|begin|commenc|interview|assess|induct|training|opens|to be confirmed|tbc|tba|rolling|ongoing|w\/?c|week commencing)/;
const EXTENDED = /\bextended\b/;
const DATE = new RegExp(
  [
    String.raw`\b(?<day>\d{1,2})(?:st|nd|rd|th)?(?: of)?[ /-]?(?<month>MONTH)[a-z]*\.?,?(?:[ /-]?'?(?<year>20\d{2}|\d{2}(?![\d:.]| ?(?:[ap]m|noon|midday))))?\b`,
    String.raw`\b(?<month4>MONTH)[a-z]* (?<day4>\d{1,2})(?:st|nd|rd|th)?(?![\d:.]|\d* ?[ap]m),?(?: (?<year4>20\d{2}))?\b`,
    String.raw`\b(?<year3>20\d{2})[-/](?<month3>\d{1,2})[-/](?<day3>\d{1,2})\b`,
    String.raw`\b(?<day2>\d{1,2})(?<sign>[/.-])(?<month2>\d{1,2})\k<sign>(?<year2>20\d{2}|\d{2})\b`,
    String.raw`\b(?!24/7\b)(?<day5>\d{1,2})/(?<month5>\d{1,2})\b(?![/\d])`,
  ]
    .join('|')
    .replaceAll('MONTH', MONTHS.join('|')),
  'g',
);
const LONGEST_PREFACE = 80;

/** In days. A date without a year is over so soon after it, or still to come. */
const LATELY = 31;
/** In days. What is farther away is more likely over, or of another advert. */
const FARTHEST = { before: 366, withoutYear: 200, after: 400 };

/**
 * The last day for applications as 'YYYY-MM-DD', the latest of several; null where an advert does not clearly say one.
 * It may be before the day on which the advert was last posted.
 */
export function readClosingDate(clauses: readonly Clause[], postedAt: Date): string | null {
  const found = clauses.flatMap(({ text }, index) => {
    const said = CLOSES.exec(text);
    if (!said) return [];
    const rest = text.slice(said.index + said[0].length);
    // A heading, whose date is on the next line.
    if (/^[\s:-]*$/.test(rest)) return readDates(clauses[index + 1]?.text ?? '', postedAt, 20).slice(0, 1);
    const dates = readDates(rest, postedAt, LONGEST_PREFACE);
    return EXTENDED.test(rest) ? dates : dates.slice(0, 1);
  });
  return found.toSorted().at(-1) ?? null;
}

/** The day that a text of its own names, such as that of a feed's field. */
export const readDay = (text: string, postedAt: Date): string | null =>
  readDates(text.toLowerCase(), postedAt, LONGEST_PREFACE)[0] ?? null;

/** None where the first begins after more than so many characters, or after words about something else. */
function readDates(text: string, postedAt: Date, longestPreface: number): string[] {
  const dates = [...text.matchAll(DATE)];
  const preface = text.slice(0, dates[0]?.index);
  if (preface.length > longestPreface || OTHER_DATE.test(preface)) return [];
  return dates.flatMap(({ groups = {} }) => dateOf(groups, postedAt) ?? []);
}

/** Undefined for 31 June, and for a day that is too far away. */
function dateOf(groups: Readonly<Record<string, string | undefined>>, postedAt: Date): string | undefined {
  const part = (name: string) =>
    ['', 2, 3, 4, 5].map((kind) => groups[name + kind]).find((value) => value !== undefined);
  const monthText = part('month') ?? '';
  const month = MONTHS.indexOf(monthText) + 1 || Number(monthText);
  const day = Number(part('day'));
  const year = part('year');
  const posted = Temporal.PlainDate.from(londonDay(postedAt));
  const years = year ? [Number(year.slice(-2)) + 2000] : [-1, 0, 1].map((years) => posted.year + years);
  const [before, after] = year ? [FARTHEST.before, FARTHEST.after] : [LATELY, FARTHEST.withoutYear];
  return years
    .flatMap((each) => calendarDay(each, month, day) ?? [])
    .find((date) => {
      const { days } = posted.until(date);
      return days >= -before && days <= after;
    })
    ?.toString();
}

function calendarDay(year: number, month: number, day: number): Temporal.PlainDate | undefined {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' });
  } catch {
    return undefined;
  }
}

import type { Clause } from './clauses.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const CLOSES =
  /\b(?:closing date|clos(?:es|ing) (?:on|at|date)|applications? (?:must be (?:in|received) |should be (?:in|received) |are due |due |to be received )?(?:close[sd]? (?:on|at|by)?|by|deadline)|apply by|apply before|apply no later than|deadline)\b(?<rest>.*)$/;
const DATE =
  /\b(?<day>\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*,?(?: (?<year>20\d{2}))?\b|\b(?<day2>\d{1,2})[/.-](?<month2>\d{1,2})[/.-](?<year2>20\d{2}|\d{2})\b|\b(?<year3>20\d{2})-(?<month3>\d{2})-(?<day3>\d{2})\b/;
/** A date without a year is the next one, unless that is so far away that it is more likely over. */
const FARTHEST_MS = 200 * 24 * 3_600_000;

/** The last day for applications as 'YYYY-MM-DD'. A day before the advert was posted belongs to an earlier one. */
export function readClosingDate(clauses: readonly Clause[], postedAt: Date): string | null {
  const posted = postedAt.toISOString().slice(0, 10);
  for (const { text } of clauses) {
    const groups = DATE.exec(CLOSES.exec(text)?.groups?.['rest'] ?? '')?.groups;
    if (!groups) continue;
    const day = Number(groups['day'] ?? groups['day2'] ?? groups['day3']);
    const month = groups['month'] ? MONTHS.indexOf(groups['month']) + 1 : Number(groups['month2'] ?? groups['month3']);
    const written = groups['year'] ?? groups['year2'] ?? groups['year3'];
    const date = written
      ? dateOf(Number(written.length === 2 ? `20${written}` : written), month, day)
      : nextDate(month, day, postedAt);
    if (date !== null && date >= posted) return date;
  }
  return null;
}

function nextDate(month: number, day: number, from: Date): string | null {
  const year = from.getUTCFullYear();
  const posted = from.toISOString().slice(0, 10);
  const next = [dateOf(year, month, day), dateOf(year + 1, month, day)].find((date) => date !== null && date >= posted);
  return next && Date.parse(next) - from.getTime() <= FARTHEST_MS ? next : null;
}

/** Null for 31 June. */
function dateOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null;
}

const DAY = 24 * 60 * 60 * 1000;
const NEW_FOR = 7 * DAY;
const OLD_FROM = 90 * DAY;
const DAYS_IN_WORDS = 14;
const WEEKS_IN_WORDS = 9;
const DAYS_PER_MONTH = 30.44;

// Made when they are first needed, as making them takes long: the server writes the texts of the first page.
let dates: Intl.DateTimeFormat | undefined;
const londonDate = (date: Date) =>
  (dates ??= new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London' })).format(date);
let words: Intl.RelativeTimeFormat | undefined;
const inWords = (count: number, unit: Intl.RelativeTimeFormatUnit) =>
  (words ??= new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' })).format(count, unit);

/** '05/06/2025', the same on the server and in every visitor's time zone; '' when the date cannot be read. */
export function dateText(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : londonDate(date);
}

/**
 * The last second of a day in London: '2026-06-05' -> '2026-06-05T23:59:59+01:00'; undefined if it cannot be read.
 */
export function endOfDay(date: string): string | undefined {
  const evening = new Date(`${date}T22:00:00Z`);
  if (Number.isNaN(evening.getTime())) return undefined;
  const zone = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeZoneName: 'longOffset' })
    .formatToParts(evening)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('GMT', '');
  return `${date}T23:59:59${zone || '+00:00'}`;
}

/** 'today', 'yesterday', '3 days ago', '2 weeks ago'; '' for a date in the future, or one that cannot be read. */
export function ageText(iso: string, now: Date): string {
  const calendarDays = (dayNumber(now) - dayNumber(new Date(iso))) / DAY;
  // What is still new is not yet a week old.
  const days = isNew(iso, now) ? Math.min(calendarDays, 6) : calendarDays;
  if (!(days >= 0)) return '';
  if (days < DAYS_IN_WORDS) return inWords(-days, 'day');
  const weeks = Math.floor(days / 7);
  if (weeks < WEEKS_IN_WORDS) return inWords(-weeks, 'week');
  return inWords(-Math.floor(days / DAYS_PER_MONTH), 'month');
}

/** Midnight in UTC of the day that it is in London; NaN when the date cannot be read. */
function dayNumber(date: Date): number {
  if (Number.isNaN(date.getTime())) return Number.NaN;
  const [day, month, year] = londonDate(date).split('/').map(Number) as [number, number, number];
  return Date.UTC(year, month - 1, day);
}

/** Whether it was created less than 7 days before `now`. */
export const isNew = (iso: string, now: Date): boolean => now.getTime() - new Date(iso).getTime() < NEW_FOR;

/** Whether people may doubt that it is still open: it was created more than 90 days before `now`. */
export const looksOld = (iso: string, now: Date): boolean => now.getTime() - new Date(iso).getTime() > OLD_FROM;

/** 2026-03-01T09:00:00.123, in whatever case, with a blank for the T, without seconds or time. */
const WRITTEN = /^(\d{4}-\d{2}-\d{2})(?:[t ](\d{2}:\d{2}(?::\d{2})?)(?:\.(\d{1,9}))?)?\s*(z|[+-]\d{2}(?::?\d{2})?)?$/i;
/** As .NET's older JSON has it, in milliseconds; what may follow is only how it was shown. */
const IN_MILLISECONDS = /^\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/;
/** Of a clock that counts from 1970, in seconds or milliseconds. */
const COUNTED = /^(\d{10})(\d{3})?$/;
/** '01/03/2026 09:00', as people in the UK write it: the day stands before the month. */
const DAY_FIRST = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})/;
/** 'Sun, 01 Mar 2026 09:00:00 GMT', as mails and other feeds have it; '1 March 2026'. */
const IN_WORDS = /^(?:[a-z]{3,9},?\s+)?(\d{1,2})(?:st|nd|rd|th)?\s+([a-z]{3})[a-z]*\.?,?\s+(\d{4})/i;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const OF_GREENWICH = /\s*(?:gmt|utc?)$/i;
const ZONE = 'Europe/London';

/** The day first in a date, as `WRITTEN` has it. */
const inOrder = (text: string): string =>
  text
    .replace(DAY_FIRST, (_, day: string, _sign: string, month: string, year: string) => dayOf(year, month, day))
    .replace(IN_WORDS, (_, day: string, month: string, year: string) =>
      dayOf(year, String(MONTHS.indexOf(month.toLowerCase()) + 1), day),
    )
    .replace(/(?<=^\d{4}-\d{2}-\d{2})[,\s]+(?=\d)/, ' ')
    .replace(OF_GREENWICH, 'Z');

const dayOf = (year: string, month: string, day: string): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** A date as feeds write it. Without an offset it is London's time; without a time, the start of the day there. */
export function readPostDate(typed: string): Date | undefined {
  const text = typed.trim();
  const [, milliseconds] = IN_MILLISECONDS.exec(text) ?? [];
  if (milliseconds !== undefined) return new Date(Number(milliseconds));
  const [, seconds, thousandths = '000'] = COUNTED.exec(text) ?? [];
  if (seconds !== undefined) return new Date(Number(seconds + thousandths));
  const [, day, time = '00:00', fraction = '0', offset] = WRITTEN.exec(inOrder(text)) ?? [];
  if (day === undefined) return undefined;
  const clock = `${day}T${time.length === 5 ? `${time}:00` : time}.${fraction}`;
  try {
    const instant =
      offset === undefined
        ? Temporal.PlainDateTime.from(clock).toZonedDateTime(ZONE).toInstant()
        : Temporal.Instant.from(clock + inFull(offset));
    return new Date(instant.epochMilliseconds);
  } catch {
    // The 30th of February.
    return undefined;
  }
}

/** '+01' and '+0100' -> '+01:00'. */
const inFull = (offset: string): string =>
  /^z$/i.test(offset) ? 'Z' : `${offset.slice(0, 3)}:${offset.slice(3).replace(':', '') || '00'}`;

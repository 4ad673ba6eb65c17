/** 2026-03-01T09:00:00.123, in whatever case, with a blank for the T, without seconds or time. */
const WRITTEN = /^(\d{4}-\d{2}-\d{2})(?:[t ](\d{2}:\d{2}(?::\d{2})?)(?:\.(\d{1,9}))?)?\s*(z|[+-]\d{2}(?::?\d{2})?)?$/i;
/** As .NET's older JSON has it, in milliseconds; what may follow is only how it was shown. */
const IN_MILLISECONDS = /^\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/;
const ZONE = 'Europe/London';

/** A date as feeds write it. Without an offset it is London's time; without a time, the start of the day there. */
export function readPostDate(typed: string): Date | undefined {
  const text = typed.trim();
  const [, milliseconds] = IN_MILLISECONDS.exec(text) ?? [];
  if (milliseconds !== undefined) return new Date(Number(milliseconds));
  const [, day, time = '00:00', fraction = '0', offset] = WRITTEN.exec(text) ?? [];
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

import { utcDay, utcTime } from './utc-text.ts';

/** An ISO 8601 instant as '2026-11-20 14:24 UTC'. */
export function UtcTime({ value }: { value: string }) {
  return <time dateTime={value}>{utcTime(value)}</time>;
}

/** The day in UTC: '2026-11-20'. */
export function UtcDay({ value }: { value: string }) {
  return <time dateTime={value}>{utcDay(value)}</time>;
}

import { linkQuery, type MockSettings } from '../settings.ts';

/** The visitor's time as a link says it, '2026-03-01T09:00' in UTC; '' for the real time. */
export const timeOf = (settings: MockSettings): string => new URLSearchParams(linkQuery(settings)).get('now') ?? '';

/** '1 Mar 2026'; '' for the real time. */
export function dayOf(settings: MockSettings): string {
  const time = timeOf(settings);
  const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return time && new Date(`${time}Z`).toLocaleDateString('en-GB', day);
}

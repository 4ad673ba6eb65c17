const DAY = 24 * 60 * 60 * 1000;
const NEW_FOR = 7 * DAY;

/** '05/06/2025', the same on the server and in every visitor's time zone; '' when the date cannot be read. */
export function dateText(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : date.toLocaleDateString('en-GB', { timeZone: 'Europe/London' });
}

/** Whether it was created less than 7 days before `now`. */
export const isNew = (iso: string, now: Date): boolean => now.getTime() - new Date(iso).getTime() < NEW_FOR;

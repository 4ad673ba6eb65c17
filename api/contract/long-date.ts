/** '16 November 2026', in UK time. */
export const longDate = (at: Date): string =>
  at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/London' });

/** '16 November 2026', of a day such as '2026-11-16'. */
export const longDay = (day: string): string => longDate(new Date(`${day}T12:00:00Z`));

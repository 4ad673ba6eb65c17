/** The day that it is in London, as 'YYYY-MM-DD'. */
export const londonDay = (at: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO('Europe/London').toPlainDate().toString();

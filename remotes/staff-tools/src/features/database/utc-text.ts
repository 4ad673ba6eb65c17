/** The day of an ISO 8601 instant in UTC: '2026-11-20'. */
export const utcDay = (value: string): string => part(value, 0, 10);

/** '2026-11-20 14:24 UTC': the same text on the server and in every browser. */
export const utcTime = (value: string): string => `${utcDay(value)} ${part(value, 11, 16)} UTC`;

/** Of whatever a back end sends in place of an instant, no half of a character: HTML carries none to the browser. */
const part = (value: string, from: number, to: number): string =>
  value.slice(from, to).replace(/\p{Surrogate}/gu, '\u{FFFD}');

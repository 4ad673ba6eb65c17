/** A postcode's outward part ('M6') and at least the first character of its inward part ('8QX'). */
const POSTCODE = /\b([A-Z]{1,2}\d[A-Z\d]?)(?:\s*\d[A-Z]{2}|\s+\d[A-Z]?)\b/gi;

/** The text with each postcode reduced to its outward part: a full one can name a single house. */
export const withoutInwardPart = (text: string): string =>
  text.replaceAll(POSTCODE, (_, outward: string) => outward.toUpperCase());

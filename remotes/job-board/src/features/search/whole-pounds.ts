/** What `wholePounds` understands, for an input's `pattern`. */
export const POUNDS_PATTERN = String.raw`\s*£?\s*\d[\d,\s]*[kK]?\s*`;

/** '30,000', '£30 000' and '30k' as '30000'. Any other text stays as it is. */
export function wholePounds(text: string): string {
  if (!new RegExp(`^${POUNDS_PATTERN}$`).test(text)) return text;
  return text.replaceAll(/\D/g, '') + (/k/i.test(text) ? '000' : '');
}

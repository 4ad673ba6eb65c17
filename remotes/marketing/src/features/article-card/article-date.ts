const ENDINGS: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
  zero: 'th',
  many: 'th',
};
const ordinals = new Intl.PluralRules('en-GB', { type: 'ordinal' });

/** '2025-06-08' as '8th June 2025'. */
export function articleDate(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  const number = day.getUTCDate();
  const month = day.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return `${number}${ENDINGS[ordinals.select(number)]} ${month}`;
}

/** The motorways whose names are also those of postcodes. */
const MOTORWAYS = new Set('M1 M2 M3 M4 M5 M6 M8 M9 M11 M18 M20 M23 M25 M26 M27 M32 M40 M45 M50 M60 M61 M90'.split(' '));

/** What else is written as a postcode is, beside words that tell it. */
const OTHERS: readonly (readonly [name: RegExp, beside: RegExp])[] = [
  [/^B1$/, /\b(?:licen[cs]es?|entitlement|category)\b/i],
  [/^L[1-8]$/, /\b(?:nvq|svq|level|diploma|qualifi\w+|apprentice\w*|award|certificate)\b/i],
  [/^E(?:5|10)$/, /\b(?:fuel|petrol|diesel)\b/i],
  [/^S[1-7]$/, /\b(?:forms?|boots?|shoes?|footwear)\b/i],
  [/^(?:M|N)[1-3]$/, /\b(?:vehicles?|category)\b/i],
];

const OUTWARD = /\b[a-z]{1,2}\d[a-z\d]?\b/gi;

/** Of a search, what looks like the outward part of a postcode and is a motorway, a licence, a level or a fuel. */
export const notPostcodes = (search: string): string[] =>
  [...search.matchAll(OUTWARD)]
    .map(([name]) => name.toUpperCase())
    .filter((name) => MOTORWAYS.has(name) || OTHERS.some(([names, beside]) => names.test(name) && beside.test(search)));

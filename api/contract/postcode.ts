/** 'LS1 4AP', 'ls14ap', 'LS1-4AP', 'LS 1 4AP', mistyped 'LSI 4AP', 'LS1 IAP' or, still being typed, 'LS1 4', 'LS 1'. */
const WITH_INWARD_PART =
  /\b(?:([a-z]{1,2}\d[a-z\d]?)(?:[\s.,/_-]*[\dilosz]\s?[a-z]\s?[a-z]\b|\s+\d[a-z]?$)|([a-z\d]{2,4})[\s.-]+\d[a-z]{2}\b|([a-z]{1,2} \d[a-z\d]?) ?\d[a-z]{2}\b|(?<!.)([a-z]{1,2} \d[a-z\d]?)$)/gi;

/**
 * A place's name without the inward part of a postcode: 'LS1 4AP' -> 'LS1'. The outward part is enough to find jobs
 * nearby, and does not tell where somebody lives.
 */
export const withoutInwardPart = (place: string): string =>
  place.replaceAll(WITH_INWARD_PART, (_, ...outward: (string | undefined)[]) =>
    outward
      .find((each) => typeof each === 'string')!
      .replace(' ', '')
      .toUpperCase(),
  );

/** A whole postcode among other words: 'C1 2nd man', 'M1 3am', 'E10 3 days' have none. */
const WHOLE =
  /\b([a-z]{1,2}\d[a-z\d]?)(?<!\b[a-z]\d(?=[\s.,/_-]*\d(?:st|nd|rd|th)\b))[\s.,/_-]*\d\s?[abd-hjlnp-uw-z]{2}\b/i;
/** One whose inward digit was typed as a letter: 'M1 IAE', 'M1IAE'; not 'C1 off road', 'B1 old licence'. */
const SLIPPED_INWARD =
  /\b([a-z]{1,2}\d[a-z\d]?)(?:(?=[ilo])|[\s.,/_-]+(?!its|lab|lad|lag|lap|las|law|lay|led|leg|let|ltd|odd|of[fs]|old|our|own\b))[ilo][abd-hjlnp-uw-z]{2}\b/i;
/** One with a space too many, or letters for digits: 'LS 1 4AP', 'LSl 4AP', '0X4 2AB'; not 'to 5 8hr', 'all 3PL'. */
const SLIPPED =
  /\b(?!(?:at|by|c|d|do|go|i|in|is|no|of|on|or|so|to|up|all|oil|pro|two|who) )([a-z]{1,2} \d[a-z\d]?|[a-z]{1,2}[oil]|[01][a-z]\d\d?) ?(?!\d(?:st|nd|rd|th|hr|yr|pl|wd|ft|up|p[dhtw])\b)\d[abd-hjlnp-uw-z]{2}\b/i;

/**
 * A search with a whole postcode among its words takes it as the place, unless it has another; neither keeps its inward
 * part.
 */
export function withPostcodeAsPlace<Search extends { search?: string | undefined; near?: string | undefined }>(
  asked: Search,
): Search {
  const [postcode, outward] =
    WHOLE.exec(asked.search ?? '') ?? SLIPPED.exec(asked.search ?? '') ?? SLIPPED_INWARD.exec(asked.search ?? '') ?? [];
  if (!asked.search || !postcode || !outward) return asked;
  const search = trimmed(asked.search.replace(postcode, ' '));
  return withPostcodeAsPlace({
    ...asked,
    search: search || undefined,
    near: asked.near || outward.replace(' ', '').toUpperCase(),
  });
}

/** Without what stood around the postcode: brackets, quotation marks, commas. */
const trimmed = (words: string): string => {
  const kept = words.split(/\s+/).filter((word) => !/^["'().,;:-]*$/.test(word));
  return kept.join(' ').replaceAll(/^[,-]+|[,-]+$/g, '');
};

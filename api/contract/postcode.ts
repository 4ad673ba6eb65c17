/** 'LS1 4AP', 'ls14ap' or, still being typed, 'LS1 4'. */
const WITH_INWARD_PART = /\b([a-z]{1,2}\d[a-z\d]?)(?:\s*\d[a-z]{2}\b|\s+\d[a-z]?$)/gi;

/**
 * A place's name without the inward part of a postcode: 'LS1 4AP' -> 'LS1'. The outward part is enough to find jobs
 * nearby, and does not tell where somebody lives.
 */
export const withoutInwardPart = (place: string): string =>
  place.replaceAll(WITH_INWARD_PART, (_, outward: string) => outward.toUpperCase());

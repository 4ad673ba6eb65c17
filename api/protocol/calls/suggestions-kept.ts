/** Cache-Control of the suggestions: places hardly change, and searches with every sync. */
export const SUGGESTIONS_KEPT = { places: 'public, max-age=300', searches: 'public, max-age=60' } as const;

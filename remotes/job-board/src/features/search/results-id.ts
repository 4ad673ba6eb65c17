/** The results' heading, at which a new page of the list starts. */
export const RESULTS_ID = 'results';

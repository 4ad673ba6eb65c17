/** The results with what is said of their search, at which a new page of the list starts. */
export const RESULTS_ID = 'results';

/** Of the filters beside or, without scripts on a phone, after the results. */
export const FILTERS_ID = 'filters';

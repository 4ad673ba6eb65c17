/**
 * How long the visitor had been looking at the form when it was sent, in milliseconds. Senders other than forms omit
 * it.
 */
export const FORM_AGE_HEADER = 'x-form-age';

/**
 * Our forms are never sent sooner: they wait. What says that it was has come past the page, so it is answered like a
 * success and discarded.
 */
export const LEAST_FORM_AGE_MS = 1_000;

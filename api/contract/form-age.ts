/**
 * How long the visitor had been looking at the form when it was sent, in milliseconds. Senders other than forms omit
 * it.
 */
export const FORM_AGE_HEADER = 'x-form-age';

/** Nobody fills in a form faster: such a submission is answered like a success and discarded. */
export const LEAST_FORM_AGE_MS = 1_000;

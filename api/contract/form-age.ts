/**
 * How long the form had been in front of the visitor when it was sent, in milliseconds. Senders that are no forms leave
 * it out.
 */
export const FORM_AGE_HEADER = 'x-form-age';

/** Nobody reads and fills a form faster: what claims to have is answered like a success, and not kept. */
export const LEAST_FORM_AGE_MS = 1_000;

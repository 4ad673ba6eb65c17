export { FORM_AGE_HEADER } from '../api/contract/form-age.ts';

/** In place of the contract's: a story fills in a form within milliseconds, and nobody should wait for the rest. */
export const LEAST_FORM_AGE_MS = 0;

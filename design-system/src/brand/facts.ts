/** The facts of the current brand without its look, for code that renders nothing. */
export { haulwell as brand } from './haulwell/facts.ts';
export { companyDetails } from './company-details.ts';

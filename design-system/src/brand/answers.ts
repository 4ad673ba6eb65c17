/** What staff of the current brand often write to applicants, for the pages that write to them. */
export { answers } from './haulwell/answers.ts';

/** What staff of the current brand often write, for the pages that write mails. */
export { answers } from './haulwell/answers.ts';
export type { AnswerTemplate } from './brand.ts';

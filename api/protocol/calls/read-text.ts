import { ApiProblem } from './problem.ts';

/** Text that a database can hold: Postgres has no U+0000, and no half an emoji as a field leaves that is full. */
export function readText(text: string): string {
  if (text.includes('\0')) throw new ApiProblem(400, 'The request contains a character that is not allowed');
  return text.toWellFormed();
}

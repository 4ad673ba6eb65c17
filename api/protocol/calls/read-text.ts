import { ApiProblem } from './problem.ts';

/** Text that Postgres can store: without U+0000, or the half of an emoji that a full field may cut off. */
export function readText(text: string): string {
  if (text.includes('\0')) throw new ApiProblem(400, 'The request contains a character that is not allowed');
  return text.toWellFormed();
}

import { ExplainedError } from '../explained-error.ts';

/** A command was called incorrectly. The message says how to call it. */
export class UsageError extends ExplainedError {
  override name = 'UsageError';
}

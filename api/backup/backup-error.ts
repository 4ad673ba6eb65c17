import { ExplainedError } from '../explained-error.ts';

/** A backup cannot be made or restored. The message is for the person who asked for it. */
export class BackupError extends ExplainedError {
  override name = 'BackupError';
}

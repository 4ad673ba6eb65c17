import { ExplainedError } from '@site/api/program';

/** A command that does not apply to the remote as it is. The message says why, to whoever gave the command. */
export class ReleaseRefused extends ExplainedError {
  override name = 'ReleaseRefused';
}

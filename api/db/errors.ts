import { ExplainedError } from '../explained-error.ts';

/** The embedded database's folder cannot be used. The message is for the person who starts the server. */
export class DataFolderError extends ExplainedError {
  override name = 'DataFolderError';
}

/** The Postgres server of DATABASE_URL does not answer. The message names it without its password. */
export class DatabaseUnreachableError extends ExplainedError {
  override name = 'DatabaseUnreachableError';
}

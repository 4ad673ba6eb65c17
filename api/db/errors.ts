import { ExplainedError } from '../explained-error.ts';

/** The embedded database's folder cannot be used. The message is for the person who starts the server. */
export class DataFolderError extends ExplainedError {
  override name = 'DataFolderError';
}

/** The Postgres server of DATABASE_URL does not answer. The message names it without its password. */
export class DatabaseUnreachableError extends ExplainedError {
  override name = 'DatabaseUnreachableError';
}

/** A version of the site that came after this one has changed the database. */
export class NewerDatabaseError extends ExplainedError {
  override name = 'NewerDatabaseError';

  constructor(migration: string) {
    super(
      `The database is one of a newer version of the site (it has had ${migration}), and was not changed. Start that ` +
        'version, or restore a backup from before the update: see Backups in docs/deploying.md.',
    );
  }
}

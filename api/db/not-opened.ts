import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExplainedError } from '../explained-error.ts';
import { DeadlineExceeded } from '../waiting.ts';
import { DataFolderError } from './errors.ts';
import { errorCode } from './outage.ts';

/** Of the Postgres in PGlite, which opens no other's files, and says only that it has failed. */
const POSTGRES_VERSION = '18';

/** Says which other version of Postgres wrote these files. @throws when they do not tell their version */
export function otherVersion(folder: string): string | undefined {
  const found = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (!/^\d+$/.test(found)) throw new Error(`PG_VERSION is '${found}'`);
  if (found === POSTGRES_VERSION) return undefined;
  return `was written by Postgres ${found}, and this version of the site has Postgres ${POSTGRES_VERSION}`;
}

/** Why the embedded database could not be opened, and what to do. */
export function notOpened(folder: string, cause: unknown): ExplainedError {
  if (cause instanceof ExplainedError) return cause;
  const reason = cause instanceof Error ? cause.message : 'its files cannot be read';
  return new DataFolderError(`The embedded database in ${folder} ${whatToDo(cause)} (${reason})`, { cause });
}

function whatToDo(cause: unknown): string {
  if (cause instanceof DeadlineExceeded)
    return 'has not opened in time, which says nothing about its files: look at the load of the machine and its disk, then start again.';
  if (REFUSED_STATEMENT.test(errorCode(cause) ?? ''))
    return (
      'cannot be brought up to date, and is as it was: start the version of the site that ran before, ' +
      'and report this to its developers.'
    );
  return (
    'cannot be opened: its files seem to be damaged. Move it out of the way, which loses nothing and names the backup ' +
    'to restore: npm run admin -- move-database-aside'
  );
}

/** An SQLSTATE, but of no file that is missing, cannot be read (58) or is corrupted (XX). */
const REFUSED_STATEMENT = /^(?!58)[\dP][\dA-Z]{4}$/;

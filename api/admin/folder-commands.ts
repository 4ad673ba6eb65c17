import { backUp } from '../backup/back-up.ts';
import { BackupError } from '../backup/backup-error.ts';
import { moveDatabaseAside } from '../backup/move-aside.ts';
import { restore } from '../backup/restore.ts';
import type { Config } from '../config.ts';

/** A command on the embedded database's files. It works even if they cannot be opened, but not beside a server. */
interface FolderCommand {
  parameters: '' | '<file.tar.gz>';
  does: string;
  /** Returns what to print. @throws BackupError, DataFolderError */
  run(config: FolderConfig, file: string): Promise<unknown>;
}

type FolderConfig = Pick<Config, 'dataDir' | 'databaseUrl'>;

export const folderCommands: Readonly<Record<string, FolderCommand>> = {
  backup: {
    parameters: '<file.tar.gz>',
    does: 'writes a backup of the embedded database, while no server runs',
    run: async (config, file) => ({ file, bytes: await backUp(folderOf(config), file) }),
  },
  restore: {
    parameters: '<file.tar.gz>',
    does: 'makes the embedded database from a backup; never replaces one',
    run: async (config, file) => restore(folderOf(config), file),
  },
  'move-database-aside': {
    parameters: '',
    does: 'renames the embedded database, to make room for a backup or a new start',
    run: async (config) => moveDatabaseAside(folderOf(config), new Date()),
  },
};

function folderOf({ dataDir, databaseUrl }: FolderConfig): string {
  if (databaseUrl === undefined) return dataDir;
  throw new BackupError(
    'DATABASE_URL names a Postgres server, which has its own programs for this: see Backups in docs/deploying.md.',
  );
}

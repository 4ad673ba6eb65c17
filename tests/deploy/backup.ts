import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const shipped = join(import.meta.dirname, '../../deploy/site-backup');
const DAY_MS = 24 * 60 * 60_000;

interface Backup {
  name: string;
  /** Permissions, such as 0o600. */
  mode: number;
  /** Postgres' list of what is in it; empty for a file that is not a backup. */
  contents: string;
}

/**
 * Runs the shipped backup where there are earlier ones: name -> age in days. Returns all that are there afterwards.
 * @throws when it fails
 */
export function backUp(databaseUrl: string, programs: string, earlier: Record<string, number>): Backup[] {
  const folder = mkdtempSync(join(tmpdir(), 'backups-'));
  try {
    for (const [name, days] of Object.entries(earlier)) {
      const madeAt = new Date(Date.now() - days * DAY_MS);
      writeFileSync(join(folder, name), '');
      utimesSync(join(folder, name), madeAt, madeAt);
    }
    const PATH = `${programs}:${process.env['PATH']}`;
    execFileSync(shipped, { env: { PATH, STATE_DIRECTORY: folder, DATABASE_URL: databaseUrl } });
    return readdirSync(folder).map((name) => {
      const { mode, size } = statSync(join(folder, name));
      const list = size > 0 ? execFileSync(join(programs, 'pg_restore'), ['--list', join(folder, name)]) : '';
      return { name, mode: mode & 0o777, contents: list.toString() };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

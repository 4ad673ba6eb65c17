import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { loadConfig } from '../../api/config.ts';
import { createTestDatabase } from '../../api/db/database.test-support.ts';
import { findPostgres, startPostgres } from '../../api/db/postgres.test-support.ts';
import { createLog } from '../../api/log.ts';
import { syncJobs } from '../../api/jobs/sync/sync.ts';
import { createServices, type Services } from '../../api/services.ts';
import { manyJobs } from './many-jobs.ts';
import type { DatabaseName } from './options.ts';

export interface LoadedDatabase {
  services: Services;
  /** As reported by the database: 'PostgreSQL 18.3'. */
  version: string;
  importSeconds: number;
  close(): Promise<void>;
}

/** A new database with this many jobs, imported by a sync. */
export async function openWithJobs(name: DatabaseName, jobs: number): Promise<LoadedDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const server = name === 'postgres' ? await ownServer() : undefined;
  const database = server && (await createTestDatabase(server.url));
  const services = await createServices(
    { ...loadConfig({}), dataDir: folder, databaseUrl: database?.url },
    { feed: manyJobs(jobs), log: createLog(() => {}) },
  );
  const startedAt = performance.now();
  const run = await syncJobs(services);
  if (run.status !== 'completed') throw new Error(`The jobs could not be imported: ${run.errorMessage}`);
  const importSeconds = (performance.now() - startedAt) / 1000;
  return {
    services,
    version: await versionOf(services),
    importSeconds,
    async close() {
      await services.close();
      // The pool's connections end a little after it is closed.
      await wait(200);
      await server?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ownServer() {
  const programs = findPostgres();
  if (!programs) throw new Error('This machine has no Postgres');
  return startPostgres(programs, ['fsync=off']);
}

async function versionOf({ db }: Services): Promise<string> {
  const { rows } = await sql<{ version: string }>`select split_part(version(), ' ', 2) as version`.execute(db);
  return rows[0]!.version;
}

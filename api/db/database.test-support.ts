import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { createLog } from '../log.ts';
import { openMigratedInMemory } from './migrated.test-support.ts';
import { openDatabase } from './open.ts';
import type { OpenDatabase } from './open-database.ts';

export interface TestDatabase {
  url: string;
  open(): Promise<OpenDatabase>;
  drop(): Promise<void>;
}

/**
 * An empty database: in memory, or on the Postgres server of TEST_DATABASE_URL, whose role must be able to create one.
 */
export async function createTestDatabase(server = process.env['TEST_DATABASE_URL']): Promise<TestDatabase> {
  if (!server) return { url: 'memory://', open: openMigratedInMemory, drop: async () => {} };
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOn(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const databaseUrl = url.href;
  return {
    url: databaseUrl,
    open: () =>
      openDatabase(
        { dataDir: '', databaseUrl },
        createLog(() => {}),
      ),
    drop: () => runOn(server, `drop database ${name} with (force)`),
  };
}

async function runOn(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { createLog } from '../log.ts';
import { openMigratedInMemory } from './migrated.test-support.ts';
import { openDatabase } from './open.ts';
import type { OpenDatabase } from './open-database.ts';

export interface TestDatabase {
  url: string;
  open(): Promise<OpenDatabase>;
  /** Whether it takes writes, as a standby does not. Ends the connections that are open. */
  setWritable(isWritable: boolean): Promise<void>;
  drop(): Promise<void>;
}

/** An empty database on this Postgres server, whose role must be able to create one. */
export const createTestDatabase = (server: string) => createFrom('template1', server);

/** A migrated database: in memory, or on this Postgres server. */
export async function createMigratedDatabase(server?: string): Promise<TestDatabase> {
  if (!server)
    return { url: 'memory://', open: openMigratedInMemory, setWritable: async () => {}, drop: async () => {} };
  return createFrom(await templateOn(server), server);
}

async function createFrom(template: string, server: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOn(server, `create database ${name} template ${template}`);
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
    async setWritable(isWritable) {
      await runOn(server, `alter database ${name} set default_transaction_read_only = ${isWritable ? 'off' : 'on'}`);
      await runOn(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    },
    drop: () => runOn(server, `drop database ${name} with (force)`),
  };
}

const templates = new Map<string, Promise<string>>();

/** The name of a migrated database that nobody uses: copying it takes a fraction of the time of migrating another. */
function templateOn(server: string): Promise<string> {
  const template = templates.get(server) ?? migrateOne(server);
  templates.set(server, template);
  return template;
}

async function migrateOne(server: string): Promise<string> {
  const { url, open } = await createTestDatabase(server);
  await (await open()).close();
  return new URL(url).pathname.slice(1);
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

import { createServices, type Services } from '@site/api';
import { createLog, loadConfig } from '@site/api/program';
import {
  createTestDatabase,
  findPostgres,
  startBlackHole,
  startPostgres,
  unpackMigrated,
  type BlackHole,
} from '@site/api/test-support';

export const DATABASES = ['pglite', 'postgres'] as const;
export type DatabaseName = (typeof DATABASES)[number];

/** The database of a world, which outlives its servers. */
export interface WorldDatabase {
  name: DatabaseName;
  /** Of the Postgres server. */
  folder: string | undefined;
  /** DATABASE_URL of the servers; '' for the embedded database. */
  url: string;
  /** The same, past the network that fails; for those who may use it while servers run. */
  directUrl: string;
  /** The network in front of Postgres. */
  network: BlackHole | undefined;
  /** As a standby is, or a server whose disk is full. Of Postgres alone. */
  setWritable(isWritable: boolean): Promise<void>;
  stop(): Promise<void>;
}

export const hasPostgres = (): boolean => findPostgres() !== undefined;

/** Migrated, and prepared while nobody uses it. */
export async function createDatabase(
  name: DatabaseName,
  dataDir: string,
  prepare: (services: Services) => Promise<void>,
): Promise<WorldDatabase> {
  const database = name === 'pglite' ? await embedded(dataDir) : await onServer();
  const config = loadConfig({ DATA_DIR: dataDir, DATABASE_URL: database.directUrl });
  const services = await createServices(config, { log: createLog(() => {}) });
  await prepare(services).finally(() => services.close());
  return database;
}

async function embedded(dataDir: string): Promise<WorldDatabase> {
  await unpackMigrated(dataDir);
  return {
    name: 'pglite',
    folder: undefined,
    url: '',
    directUrl: '',
    network: undefined,
    setWritable: async () => {},
    stop: async () => {},
  };
}

async function onServer(): Promise<WorldDatabase> {
  const programs = findPostgres();
  if (!programs) throw new Error('This machine has no Postgres');
  const server = await startPostgres(programs);
  const database = await createTestDatabase(server.url);
  const network = await startBlackHole(database.url);
  return {
    name: 'postgres',
    folder: server.folder,
    url: network.url,
    directUrl: database.url,
    network,
    setWritable: database.setWritable,
    async stop() {
      await network.close();
      await database.drop();
      await server.stop();
    },
  };
}

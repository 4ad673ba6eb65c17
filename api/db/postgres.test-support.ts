import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const START_ATTEMPTS = 600;
/** Tests need no durability, and their queries are too small to be worth compiling. */
const TEST_SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'jit=off',
];

export interface PostgresServer {
  /** Its role may create databases. */
  url: string;
  /** Of its files; its own are in `data`. */
  folder: string;
  stop(): Promise<void>;
}

/** The folder of this machine's newest Postgres programs; undefined where it has none. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).toSorted((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN_FOLDER, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** A server in its own folder, reached through a socket there rather than a port. */
export async function startPostgres(
  programs: string,
  settings: readonly string[] = TEST_SETTINGS,
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  const user = ordinaryUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, stdio: 'ignore' } as const;
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    options,
  );
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-k', folder, ...['listen_addresses=', ...settings].flatMap((setting) => ['-c', setting])],
    options,
  );
  const stopAtExit = () => server.kill('SIGINT');
  process.once('exit', stopAtExit);
  const url = `postgresql://test@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await untilReady(url, server);
  return {
    url,
    folder,
    async stop() {
      process.off('exit', stopAtExit);
      // SIGINT ends sessions and shuts down; SIGTERM would wait for them.
      server.kill('SIGINT');
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Postgres refuses to run as root. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt++) {
    if (server.exitCode !== null) throw new Error(`Postgres ended with code ${server.exitCode}`);
    if (await answers(url)) return;
    await wait(100);
  }
  throw new Error('Postgres did not start');
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { createServices } from '../services.ts';
import { OPENING_MS, TEST_NOW } from '../test-support.ts';
import { unpackMigrated } from './migrated.test-support.ts';
import { openEmbedded } from './embedded.ts';
import { openDatabase } from './open.ts';

let dataDir: string;
const open = () => openDatabase({ dataDir, databaseUrl: undefined });
const files = () => readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
const failureOf = (opening: Promise<unknown>) =>
  opening.then(
    () => undefined,
    (error: Error) => error,
  );

/** Opens the database, and prints how that ended, in a shell's command that others come before. */
function openAfter(commands: string, unshared: readonly string[]): string {
  const script = `
    const { openDatabase } = await import(${JSON.stringify(join(import.meta.dirname, 'open.ts'))});
    await openDatabase({ dataDir: process.argv[1], databaseUrl: undefined }).catch(({ message }) => console.log(message));`;
  const node = [process.execPath, '--input-type=module', '-e', script, dataDir];
  const [command, ...args] = [...unshared, 'sh', '-c', `${commands} exec "$@"`, dataDir, ...node];
  return spawnSync(command!, args, { encoding: 'utf8' }).stdout;
}
/** Everybody may make these namespaces, except in some containers. In the first, root has no rights beyond its own. */
const WITHOUT_RIGHTS = ['unshare', '--user'];
const WITH_MOUNTS = ['unshare', '--user', '--map-root-user', '--mount'];
const withoutNamespaces = spawnSync(WITH_MOUNTS[0]!, [...WITH_MOUNTS.slice(1), 'true']).status !== 0;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'data-'));
  await unpackMigrated(dataDir);
}, OPENING_MS);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

// The order matters: each test leaves the folder to the next, and the last ones damage it.
describe('the data folder', { timeout: OPENING_MS }, () => {
  test('keeps its rows from one start to the next', async () => {
    const first = await open();
    const run = { status: 'running' as const, started_at: TEST_NOW, heartbeat_at: TEST_NOW };
    await first.db.insertInto('sync_runs').values(run).execute();
    await first.close();
    const second = await open();
    expect(await second.db.selectFrom('sync_runs').select('status').execute()).toEqual([{ status: 'running' }]);
    await second.close();
  });

  test('a sync that a crash interrupted is marked as failed at the next start', async () => {
    const services = await createServices({ ...loadConfig({}), dataDir });
    expect(await services.db.selectFrom('sync_runs').select('status').execute()).toEqual([{ status: 'failed' }]);
    await services.close();
  });

  test('belongs to one server at a time', async () => {
    const first = await open();
    expect(await failureOf(open())).toMatchObject({
      name: 'DataFolderError',
      message: expect.stringContaining(`${dataDir} is in use by another running server`) as string,
    });
    await first.close();
    await (await open()).close();
  });

  test('is not held by what earlier versions left there', async () => {
    writeFileSync(join(dataDir, 'server.lock'), `${process.pid} 4711`);
    await (await open()).close();
    await (await open()).close();
  });

  test('an interrupted first start begins again', async () => {
    const interrupted = mkdtempSync(join(tmpdir(), 'data-'));
    mkdirSync(join(interrupted, 'db', 'global'), { recursive: true });
    writeFileSync(join(interrupted, 'db', 'PG_VERSION'), '18');
    writeFileSync(join(interrupted, 'db.unfinished'), '');
    await (await openDatabase({ dataDir: interrupted, databaseUrl: undefined })).close();
    expect(readdirSync(interrupted)).toEqual(['db', 'server.lock']);
    rmSync(interrupted, { recursive: true });
  });

  describe.skipIf(withoutNamespaces)('is left alone, and the message says what to do,', () => {
    test.each(['db', 'db/base', 'db/PG_VERSION', 'server.lock'])('when %s is somebody else’s', (name) => {
      chmodSync(join(dataDir, name), 0);
      const said = openAfter('', WITHOUT_RIGHTS);
      chmodSync(join(dataDir, name), 0o700);
      expect(said).toContain(
        `may not read and write ${join(dataDir, name)}, and has changed nothing there. Start the site`,
      );
    });

    test.each(['', '/db'])('when <DATA_DIR>%s is mounted for reading alone', (name) => {
      const said = openAfter(`at="$0${name}"; mount --bind "$at" "$at"; mount -o remount,bind,ro "$at";`, WITH_MOUNTS);
      expect(said).toContain(`may not read and write ${dataDir}${name}, and has changed nothing there. Its disk is`);
    });
  });
  test.skipIf(!withoutNamespaces)('a folder without rights: SKIPPED, as there are no namespaces here', () => {});

  test('keeps a database that this version cannot bring up to date, and says which version can', async () => {
    const { db, close } = await open();
    await sql`insert into kysely_migration values ('999-tomorrow', '2030')`.execute(db);
    await close();
    expect(await failureOf(open())).toMatchObject({
      name: 'NewerDatabaseError',
      message: expect.stringMatching(
        /newer version of the site \(it has had 999-tomorrow\), and was not changed/,
      ) as string,
    });
    const refusing = openEmbedded(dataDir, (opened) => sql`delete from no_such_table`.execute(opened).then(() => {}));
    expect(await failureOf(refusing)).toMatchObject({
      message: expect.stringMatching(/cannot be brought up to date, and is as it was: start the version/) as string,
    });
    const repaired = await openEmbedded(dataDir, async () => {});
    await sql`delete from kysely_migration where name = '999-tomorrow'`.execute(repaired.db);
    await repaired.close();
  });

  test('of another version of Postgres is not touched', async () => {
    writeFileSync(join(dataDir, 'db/PG_VERSION'), '16\n');
    expect(await failureOf(open())).toMatchObject({
      name: 'DataFolderError',
      message: expect.stringContaining('was written by Postgres 16, and this version of the site has') as string,
    });
    writeFileSync(join(dataDir, 'db/PG_VERSION'), '18\n');
    await (await open()).close();
  });

  test.each([
    ['a zeroed control file', () => writeFileSync(join(dataDir, 'db/global/pg_control'), Buffer.alloc(8192))],
    ['an emptied control file', () => truncateSync(join(dataDir, 'db/global/pg_control'), 0)],
    ['a lost version file', () => rmSync(join(dataDir, 'db/PG_VERSION'))],
    [
      'a file in place of the folder',
      () => {
        rmSync(join(dataDir, 'db'), { recursive: true });
        writeFileSync(join(dataDir, 'db'), '');
      },
    ],
  ])('damaged by %s, it is left alone and the message says what to do', async (_name, damage) => {
    damage();
    const before = files();
    expect(await failureOf(open())).toMatchObject({
      name: 'DataFolderError',
      message: expect.stringMatching(
        /db cannot be opened: its files seem .* npm run admin -- move-database-aside/,
      ) as string,
    });
    expect(files()).toEqual(expect.arrayContaining(before));
  });

  test('that cannot be created is named in the message', async () => {
    const opening = openDatabase({ dataDir: join(dataDir, 'db', 'below-a-file'), databaseUrl: undefined });
    expect(await failureOf(opening)).toMatchObject({
      name: 'DataFolderError',
      message: expect.stringContaining('cannot be created') as string,
    });
  });
});

import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { createServices } from '../services.ts';
import { OPENING_MS, TEST_NOW } from '../test-support.ts';
import { unpackMigrated } from './migrated.test-support.ts';
import { openDatabase } from './open.ts';

let dataDir: string;
const open = () => openDatabase({ dataDir, databaseUrl: undefined });
const files = () => readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
const failureOf = (opening: Promise<unknown>) =>
  opening.then(
    () => undefined,
    (error: Error) => error,
  );

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

  test.each([
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
      message: expect.stringMatching(/db cannot be opened: .* npm run admin -- move-database-aside/) as string,
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

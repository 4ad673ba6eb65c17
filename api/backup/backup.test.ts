import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runFolderCommand } from '../admin/commands.ts';
import { loadConfig } from '../config.ts';
import { makeDataFolder } from '../data-folder.ts';
import { openPrepared } from '../db/embedded.ts';
import { unpackMigrated } from '../db/migrated.test-support.ts';
import { advert, testFeed } from '../feeds/adverts.test-support.ts';
import { createLog } from '../log.ts';
import { createServices } from '../services.ts';
import { OPENING_MS, TEST_NOW } from '../test-support.ts';
import { backUpDaily } from './daily-backup.ts';
import { expectConfirmed, expectRestored, FILLED, fillSite, keepSending } from './filled-site.test-support.ts';
import { newestBackup } from './kept-backups.ts';

const DAY_MS = 24 * 60 * 60_000;
const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const dataDir = join(folder, 'data');
const file = join(folder, 'backup.tar.gz');
const config = loadConfig({ ...FILLED, DATA_DIR: dataDir });
const log = createLog(() => {});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = () => createServices(config, { log, feed: testFeed(advert(1), advert(2)), clock: () => TEST_NOW });
const admin = async (...args: string[]) => (await runFolderCommand(config, args)) as Record<string, unknown>;
const refusal = (...args: string[]) =>
  admin(...args).then(
    () => 'none',
    ({ name, message }: Error) => `${name}: ${message}`,
  );

// The order matters: each test leaves the folder to the next.
describe('a backup of the embedded database', { timeout: OPENING_MS }, () => {
  let filled: Awaited<ReturnType<typeof fillSite>>;
  beforeAll(async () => {
    await unpackMigrated(dataDir);
    const services = await start();
    filled = await fillSite(services);
    expect(await refusal('backup', file)).toContain('in use by another running server');
    await backUpDaily(services);
    await services.close();
  }, OPENING_MS);

  test('is made daily by the server, and on command while no server runs; only the owner can read it', async () => {
    const { bytes } = await admin('backup', file);
    const [daily, ...others] = readdirSync(join(dataDir, 'backups'));
    expect([daily, others]).toEqual(['backup-2026-03-02T09-00-00Z.tar.gz', []]);
    expect(statSync(file).size).toBe(bytes);
    for (const each of [file, join(dataDir, 'backups', daily!)]) expect(statSync(each).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).toSorted()).toEqual(['backup.tar.gz', 'data']);
  });

  test('that cannot be written is an error with a reason', async () => {
    expect(await refusal('backup', join(file, 'below-a-file'))).toMatch(/^BackupError: .*cannot be written: ENOTDIR/);
  });

  test('does not replace a database', async () => {
    expect(await refusal('restore', file)).toMatch(/There is a database at .*: npm run admin -- move-database-aside/);
  });

  test('restores a lost database: every row, the installation’s secret, the sessions', async () => {
    rmSync(dataDir, { recursive: true });
    expect(await admin('restore', file)).toEqual({ restored: join(dataDir, 'db'), heldMails: 2 });
    const services = await start();
    await expectRestored(services, filled);
    await services.close();
  });

  test('takes the place of a damaged database, of which nothing is lost', async () => {
    writeFileSync(join(dataDir, 'db/global/pg_control'), 'rubbish');
    expect(await start().catch((error: Error) => error.message)).toContain('npm run admin -- move-database-aside');
    const damaged = readdirSync(join(dataDir, 'db'), { recursive: true }).length;
    const { movedTo, next } = await admin('move-database-aside');
    expect(next).toContain('If you have one elsewhere: npm run admin -- restore <file>');
    expect(readdirSync(movedTo as string, { recursive: true })).toHaveLength(damaged);
    expect(readFileSync(join(movedTo as string, 'global/pg_control'), 'utf8')).toBe('rubbish');
    await admin('restore', file);
    expect(await refusal('move-database-aside', 'now')).toContain('UsageError');
  });

  test('is named where the database is moved aside', async () => {
    const services = await start();
    await backUpDaily(services);
    await services.close();
    const { next } = await admin('move-database-aside');
    expect(next).toBe(`npm run admin -- restore ${join(dataDir, 'backups', 'backup-2026-03-02T09-00-00Z.tar.gz')}`);
    expect(await refusal('move-database-aside')).toContain('There is no database');
    expect(await refusal('backup', file)).toContain('There is no database');
  });

  test.each([
    ['is gone', () => {}],
    ['is an empty folder', () => mkdirSync(join(dataDir, 'db'))],
    ['was being made anew', () => writeFileSync(join(dataDir, 'db.unfinished'), '')],
  ])('is named by a start whose database %s, and no empty site opens', async (_how, lose) => {
    lose();
    const said = await start().catch(({ message }: Error) => message);
    expect(said).toContain(
      `npm run admin -- restore ${join(dataDir, 'backups', 'backup-2026-03-02T09-00-00Z.tar.gz')}`,
    );
    expect(said).toContain('For a new site with nothing in it, move the backups away first.');
  });

  test('takes the place of an empty folder', async () => {
    expect(readdirSync(join(dataDir, 'db'))).toEqual([]);
    await admin('restore', (await newestBackup(dataDir))!);
    const services = await start();
    await expectRestored(services, filled);
    await services.close();
    await admin('move-database-aside');
  });

  describe('is refused, and nothing touched,', () => {
    const bad = join(folder, 'bad.tar.gz');
    let foreign: Awaited<ReturnType<typeof foreignBackups>>;
    beforeAll(async () => {
      foreign = await foreignBackups();
    }, OPENING_MS);
    const content = () => readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
    test.each([
      ['when it is missing', () => rmSync(bad, { force: true }), /cannot be read/],
      ['when it is something else', () => writeFileSync(bad, 'Dear Sirs'), /is not a backup, or is damaged/],
      [
        'when its end is missing',
        () => writeFileSync(bad, readFileSync(file).subarray(0, -9)),
        /damaged: unexpected end/,
      ],
      ['when bytes of it have changed', () => writeFileSync(bad, withOtherBytes(readFileSync(file))), /is damaged/],
      ['when it holds no database', () => writeFileSync(bad, gzipSync('x'.repeat(1024))), /is not a backup/],
      ['when it holds another database', () => writeFileSync(bad, foreign.other), /holds no database of this site/],
      ['when a newer version made it', () => writeFileSync(bad, foreign.newer), /made by a newer version/],
      ['when another Postgres wrote it', () => writeFileSync(bad, withVersion(file, '16')), /written by Postgres 16/],
    ])('%s', async (_case, prepare, reason) => {
      prepare();
      const untouched = content();
      expect(await refusal('restore', bad)).toMatch(reason);
      expect(content()).toEqual(untouched);
    });
  });
});

test('a backup while forms are sent has each that was confirmed before it began', { timeout: OPENING_MS }, async () => {
  const from = loadConfig({ DATA_DIR: join(folder, 'busy') });
  await unpackMigrated(from.dataDir);
  const busy = await createServices(from, { log });
  const { confirmed, stop } = keepSending(busy, 8);
  await vi.waitFor(() => expect(confirmed.length).toBeGreaterThan(20), { timeout: OPENING_MS });
  const before = [...confirmed];
  await backUpDaily(busy);
  await stop();
  await busy.close();
  expect(confirmed.length).toBeGreaterThan(before.length);

  const to = loadConfig({ DATA_DIR: join(folder, 'elsewhere') });
  await runFolderCommand(to, ['restore', (await newestBackup(from.dataDir))!]);
  const restored = await createServices(to, { log });
  await expectConfirmed(restored, before, confirmed);
  await restored.close();
});

describe('of daily backups, the server', () => {
  const { dataDir } = loadConfig({ DATA_DIR: join(folder, 'daily') });
  const backups = join(dataDir, 'backups');
  beforeAll(() => void makeDataFolder(dataDir, 'backups'));
  const backUpOnDay = (day: number, content: Uint8Array) =>
    backUpDaily({
      config: { ...config, dataDir },
      log,
      clock: () => new Date(TEST_NOW.getTime() + day * DAY_MS),
      dump: async () => content,
    });
  const seven = [4, 5, 6, 7, 8, 9, 10].map((day) => `backup-2026-03-${String(day).padStart(2, '0')}T09-00-00Z.tar.gz`);

  test('keeps seven, and clears away what an interrupted one left', async () => {
    writeFileSync(join(backups, 'backup-2026-03-01T09-00-00Z.tar.gz.unfinished'), '');
    writeFileSync(join(backups, 'before-the-move.tar.gz'), '');
    for (let day = 0; day < 9; day += 1) await backUpOnDay(day, readFileSync(file));
    expect(readdirSync(backups).toSorted()).toEqual([...seven, 'before-the-move.tar.gz']);
  });

  test.each([
    ['is cut off', () => readFileSync(file).subarray(0, -9)],
    ['is damaged', () => withOtherBytes(readFileSync(file))],
    [
      'has no database in it',
      () => gzipSync(Buffer.concat([Buffer.alloc(257), Buffer.from('ustar'), Buffer.alloc(762)])),
    ],
  ])('keeps none that %s, and deletes no other for it', async (_how, content) => {
    await expect(backUpOnDay(9, content())).rejects.toThrow(/not a backup|damaged|no database/);
    expect(readdirSync(backups).toSorted()).toEqual([...seven, 'before-the-move.tar.gz']);
  });
});

test('a Postgres server is not backed up by these commands', async () => {
  const onServer = { ...config, databaseUrl: 'postgres://db/site' };
  await expect(runFolderCommand(onServer, ['backup', file])).rejects.toThrow('Backups in docs/deploying.md');
});

/** Backups whose database a newer version wrote, and whose database is not ours. */
async function foreignBackups(): Promise<{ newer: Uint8Array; other: Uint8Array }> {
  const loadDataDir = new File([gunzipSync(readFileSync(file))], 'backup.tar');
  const { db, dump, close } = await openPrepared({ loadDataDir }, async () => {});
  await sql`insert into kysely_migration values ('999-tomorrow', '2030')`.execute(db);
  const newer = await dump();
  await sql`drop table kysely_migration`.execute(db);
  const other = await dump();
  await close();
  return { newer, other };
}

/** Changes many: another distance within a run of zeros is packed differently, and yet the same content. */
function withOtherBytes(content: Buffer): Buffer {
  const middle = content.length >> 1;
  return content.fill(content.subarray(0, 64), middle, middle + 64);
}

function withVersion(file: string, version: string): Uint8Array {
  const tar = gunzipSync(readFileSync(file));
  const BLOCK = 512;
  const names = Array.from({ length: tar.length / BLOCK }, (_, at) =>
    tar.toString('latin1', at * BLOCK, at * BLOCK + 100),
  );
  const header = names.findIndex((name) => /^(\.?\/)?PG_VERSION\0/.test(name));
  tar.write(version, (header + 1) * BLOCK);
  return gzipSync(tar);
}

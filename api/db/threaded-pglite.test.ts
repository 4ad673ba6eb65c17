import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DeadlineExceeded } from '../waiting.ts';
import { allowStatements } from './statement-limit.ts';
import { startThreadedPGlite } from './threaded-pglite.ts';

interface Tables {
  vans: { plate: string; seen_at: Date | null; picture: Uint8Array | null };
}

let pglite: Awaited<ReturnType<typeof startThreadedPGlite>>;
let db: Kysely<Tables>;
beforeAll(async () => {
  pglite = await startThreadedPGlite('memory://');
  db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  await sql`create table vans (plate text primary key, seen_at timestamptz, picture bytea)`.execute(db);
}, 120_000);
afterAll(() => db.destroy());

const plates = async () => (await db.selectFrom('vans').select('plate').execute()).map(({ plate }) => plate);
const slow = sql`select count(*) from generate_series(1, 1000000)`;

test('values come back as they went', async () => {
  const van = { plate: 'AB12 CDE', seen_at: new Date('2026-03-01T09:00:00Z'), picture: new Uint8Array([1, 2, 3]) };
  expect(await db.insertInto('vans').values(van).executeTakeFirst()).toMatchObject({ numInsertedOrUpdatedRows: 1n });
  expect(await db.selectFrom('vans').selectAll().execute()).toEqual([van]);
});

test('an error keeps its code', async () => {
  const again = db.insertInto('vans').values({ plate: 'AB12 CDE', seen_at: null, picture: null });
  await expect(again.execute()).rejects.toMatchObject({
    code: '23505',
    constraint: 'vans_pkey',
    message: expect.stringContaining('duplicate key') as string,
  });
});

test('a transaction that fails leaves nothing, and the next one is kept', async () => {
  const add = (plate: string, fault?: Error) =>
    db.transaction().execute(async (transaction) => {
      await transaction.insertInto('vans').values({ plate, seen_at: null, picture: null }).execute();
      if (fault) throw fault;
    });
  await expect(add('LOST', new Error('out of road'))).rejects.toThrow('out of road');
  await expect(add('AB12 CDE')).rejects.toMatchObject({ code: '23505' });
  await add('KEPT');
  expect(await plates()).toEqual(['AB12 CDE', 'KEPT']);
});

test('a slow statement leaves the event loop to others', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await slow.execute(db);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(10);
});

test('nobody waits longer for a statement than they may', async () => {
  await expect(allowStatements(5, () => slow.execute(db))).rejects.toThrow(DeadlineExceeded);
  expect(await plates()).toHaveLength(2);
});

test('what is asked of a database that has ended is refused at once', async () => {
  const ended = await startThreadedPGlite('memory://');
  await ended.close();
  await expect(ended.query('select 1')).rejects.toThrow('The embedded database has stopped');
}, 60_000);

describe('when its thread ends, as by a disk without room', () => {
  const van = (plate: string) => ({ plate, seen_at: null, picture: null });
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  let onDisk: Kysely<Tables>;
  let thread: Worker;
  const take = (worker: Worker) => (thread = worker);

  beforeAll(async () => {
    process.on('worker', take);
    onDisk = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: await startThreadedPGlite(folder) }) });
    await sql`create table vans (plate text primary key, seen_at timestamptz, picture bytea)`.execute(onDisk);
  }, 120_000);
  afterAll(async () => {
    process.off('worker', take);
    await onDisk.destroy();
    rmSync(folder, { recursive: true, force: true });
  });

  test('what is in progress fails, what was confirmed is there, and the next statement has a new one', async () => {
    await onDisk.insertInto('vans').values(van('KEPT')).execute();
    const interrupted = onDisk.transaction().execute(async (transaction) => {
      await transaction.insertInto('vans').values(van('LOST')).execute();
      await thread.terminate();
      await transaction.insertInto('vans').values(van('LATE')).execute();
    });
    await expect(interrupted).rejects.toThrow('The embedded database has stopped');
    expect(await onDisk.selectFrom('vans').select('plate').execute()).toEqual([{ plate: 'KEPT' }]);
  }, 60_000);

  test('a transaction that cannot begin is refused', async () => {
    await thread.terminate();
    const end = (worker: Worker) => void worker.terminate();
    process.once('worker', end);
    const begun = onDisk.transaction().execute((transaction) => sql`select 1`.execute(transaction));
    await expect(begun).rejects.toThrow('The embedded database has stopped');
    process.off('worker', end);
  }, 60_000);
});

test('a transaction whose beginning is given up holds nobody’s later statements', async () => {
  const busy = pglite.query('select count(*) from generate_series(1, 1000000)');
  const late = allowStatements(1, () => pglite.transaction((transaction) => transaction.query('select 1', undefined)));
  await expect(late).rejects.toThrow(DeadlineExceeded);
  await busy;
  await pglite.query('insert into vans (plate) values ($1)', ['LATER']);
  await pglite.query('rollback');
  expect(await plates()).toContain('LATER');
});

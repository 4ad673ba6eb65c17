import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadConfig } from '../config.ts';
import { contentOf } from '../db/content.test-support.ts';
import { openServer } from '../db/server.ts';
import { advert, testFeed } from '../feeds/adverts.test-support.ts';
import { createLog } from '../log.ts';
import { createServices } from '../services.ts';
import { OPENING_MS, TEST_NOW } from '../test-support.ts';
import { expectConfirmed, expectRestored, FILLED, fillSite, keepSending } from './filled-site.test-support.ts';

const root = join(import.meta.dirname, '../..');
const log = createLog(() => {});

/** The script and the commands that docs/deploying.md names, with real programs, as a role that may do no more. */
export function describePostgresBackup(server: string, programs: string): void {
  describe('a backup of a Postgres server, made and restored as documented,', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pg-backup-'));
    let file = '';
    const url = new URL(server);
    url.username = 'haulwell';
    url.pathname = 'haulwell';
    const databaseUrl = url.href;
    const restoreBackup = documentedRestore();
    let filled: Awaited<ReturnType<typeof fillSite>>;

    beforeAll(async () => {
      await asAdministrator(
        'create role haulwell login',
        // Other suites on this server may have it already.
        'do $$ begin create role anon nologin; exception when duplicate_object then null; end $$',
        'grant anon to haulwell',
        'create database haulwell owner haulwell',
      );
      const services = await start();
      filled = await fillSite(services);
      await services.close();
      run('deploy/site-backup');
      file = newest();
    });
    afterAll(async () => {
      await asAdministrator('drop database haulwell with (force)', 'drop role haulwell');
      rmSync(folder, { recursive: true });
    });

    const start = () =>
      createServices(loadConfig({ ...FILLED, DATA_DIR: folder, DATABASE_URL: databaseUrl }), {
        log,
        feed: testFeed(advert(1), advert(2)),
        clock: () => TEST_NOW,
      });
    const recreate = () =>
      asAdministrator('drop database haulwell with (force)', 'create database haulwell owner haulwell');
    const env = {
      ...process.env,
      PATH: `${programs}:${process.env['PATH']}`,
      STATE_DIRECTORY: folder,
      DATABASE_URL: databaseUrl,
    };
    const run = (commands: string, BACKUP = file) =>
      execFileSync('sh', ['-euc', commands], { cwd: root, env: { ...env, BACKUP }, stdio: 'pipe' });
    const newest = () => {
      const backups = readdirSync(folder).filter((name) => /^[\d-]+\.dump$/.test(name));
      return join(folder, backups.toSorted().at(-1)!);
    };
    const rows = async () => {
      const { db, close } = await openServer(databaseUrl, log);
      return contentOf(db).finally(close);
    };

    async function asAdministrator(...statements: string[]): Promise<void> {
      const client = new Client({ connectionString: server });
      await client.connect();
      try {
        for (const statement of statements) await client.query(statement);
      } finally {
        await client.end();
      }
    }

    test('can be read by its owner only', () => {
      expect(statSync(file).mode & 0o777).toBe(0o600);
    });

    test('does not touch a database that has something in it', async () => {
      expect(() => run(restoreBackup)).toThrow(/already exists/);
      expect(await rows()).toEqual(filled.rows);
    });

    test('leaves an empty database empty if the file is damaged', async () => {
      await recreate();
      const damaged = join(folder, 'damaged.dump');
      execFileSync('cp', [file, damaged]);
      truncateSync(damaged, statSync(file).size - 100);
      expect(() => run(restoreBackup, damaged)).toThrow(/pg_restore: error/);
      expect(await rows()).toEqual({});
    });

    test('brings back every row, the secret, the sessions and what anonymous readers may see', async () => {
      run(restoreBackup);
      const services = await start();
      await expectRestored(services, filled);
      const asAnyone = services.db.transaction().execute(async (transaction) => {
        await sql`set local role anon`.execute(transaction);
        return (await sql`select from public_jobs`.execute(transaction)).rows.length;
      });
      expect(await asAnyone).toBe(2);
      await services.close();
    });

    test('while forms are sent has each that was confirmed before it began', { timeout: OPENING_MS }, async () => {
      await recreate();
      const busy = await start();
      const { confirmed, stop } = keepSending(busy, 8);
      await vi.waitFor(() => expect(confirmed.length).toBeGreaterThan(20), { timeout: OPENING_MS });
      const before = [...confirmed];
      await promisify(execFile)('deploy/site-backup', { cwd: root, env });
      await stop();
      await busy.close();
      expect(confirmed.length).toBeGreaterThan(before.length);

      await recreate();
      run(restoreBackup, newest());
      const restored = await start();
      await expectConfirmed(restored, before, confirmed);
      await restored.close();
    });
  });
}

/** What docs/deploying.md says about restoring the backup $BACKUP to the empty database $DATABASE_URL. */
function documentedRestore(): string {
  const page = readFileSync(join(root, 'docs/deploying.md'), 'utf8');
  const [, restore = '', holdMail = ''] =
    /^runuser -u site -- (pg_restore .*) --dbname=site \S+<file>\nsite-admin (hold-mail)$/m.exec(page) ?? [];
  expect(restore).not.toBe('');
  return `${restore} --dbname="$DATABASE_URL" "$BACKUP" && node api/admin/main.ts ${holdMail}`;
}

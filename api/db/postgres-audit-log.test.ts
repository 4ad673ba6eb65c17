import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkAuditLog } from '../access/audit-chain.ts';
import { describeAuditLog } from '../access/audit-log.cases.ts';
import { withoutGuards } from '../access/audit-log.test-support.ts';
import { asStaffAction, COMMAND_LINE } from '../access/staff-actions.ts';
import { loadConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { createServices, type Services } from '../services.ts';
import { OPENING_MS } from '../test-support.ts';
import { createTestDatabase, type TestDatabase } from './database.test-support.ts';
import { onPostgres } from './on-postgres.test-support.ts';
import { isOutage } from './outage.ts';
import { allowStatements } from './statement-limit.ts';

const SERVERS = 3;
const ACTIONS_EACH = 30;

await onPostgres((server) => {
  const site = new URL(server);
  site.username = 'site';

  // As docs/deploying.md has it: the role owns its database, and nothing more.
  beforeAll(async () => {
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query('create role site login createdb');
    await client.end();
  });

  describeAuditLog('a Postgres server', site.href);

  describe('several servers on one audit log', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'audit-log-'));
    let database: TestDatabase;
    let servers: Services[];
    beforeAll(async () => {
      database = await createTestDatabase(site.href);
      const config = { ...loadConfig({}), dataDir, databaseUrl: database.url };
      servers = await Promise.all(
        Array.from({ length: SERVERS }, () => createServices(config, { log: createLog(() => {}) })),
      );
    }, OPENING_MS);
    afterAll(async () => {
      await Promise.all(servers.map((services) => services.close()));
      await database.drop();
      rmSync(dataDir, { recursive: true });
    });
    const db = () => servers[0]!.db;
    const act = (services: Services) =>
      asStaffAction(services, { actor: COMMAND_LINE, action: 'note', rowsOf: () => 1 }, async () => {});

    test('that write at the same time make one chain', async () => {
      await Promise.all(servers.flatMap((services) => Array.from({ length: ACTIONS_EACH }, () => act(services))));
      expect(await checkAuditLog(db())).toMatchObject({ entries: SERVERS * ACTIONS_EACH, fault: undefined });
      const rows = await db().selectFrom('staff_actions').select('id').orderBy('id').execute();
      expect(rows.map(({ id }) => Number(id))).toEqual(rows.map((_, place) => place + 1));
    });

    test('can check it while others write', async () => {
      const writing = Promise.all(
        servers.flatMap((services) => Array.from({ length: ACTIONS_EACH }, () => act(services))),
      );
      for (let check = 0; check < 5; check += 1) expect((await checkAuditLog(db())).fault).toBeUndefined();
      await writing;
    });

    test('do not wait for ever for one that holds it, and go on when it does not', async () => {
      let isRefused: unknown;
      await db()
        .transaction()
        .execute(async (transaction) => {
          await transaction.selectFrom('staff_actions_head').select('id').forUpdate().execute();
          isRefused = await allowStatements(300, () => act(servers[1]!)).catch((error: unknown) => error);
        });
      expect(isOutage(isRefused)).toBe(true);
      await act(servers[1]!);
      expect((await checkAuditLog(db())).fault).toBeUndefined();
    });

    test(
      'audit-log check ends with 0 for a log that is whole, and with 1 for one that is not',
      { timeout: OPENING_MS },
      async () => {
        const check = () =>
          new Promise<{ code: unknown; said: string }>((resolve) => {
            const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir };
            const main = join(import.meta.dirname, '../admin/main.ts');
            execFile(process.execPath, [main, 'audit-log', 'check'], { env }, (error, stdout, stderr) =>
              resolve({ code: error?.code ?? 0, said: stdout + stderr }),
            );
          });
        expect(await check()).toMatchObject({
          code: 0,
          said: expect.stringContaining('The audit log is as it was written. Entries: '),
        });
        await withoutGuards(db(), (transaction) =>
          transaction.deleteFrom('staff_actions').where('id', '=', 2).execute(),
        );
        expect(await check()).toMatchObject({
          code: 1,
          said: expect.stringMatching(/^Entry 2 is missing in the audit log, before entry 3 of .*\n$/m),
        });
      },
    );
  });
});

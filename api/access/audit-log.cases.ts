import fc from 'fast-check';
import { sql, type Selectable, type Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../admin/commands.ts';
import type { Database } from '../db/schema.ts';
import { applyRetention } from '../privacy/retention.ts';
import { createTestApi, OPENING_MS, TEST_NOW, type TestApi } from '../test-support.ts';
import { cookieOf, PASSWORDS, path } from './access.test-support.ts';
import { checkAuditLog } from './audit-chain.ts';
import { emptyAuditLog, withoutGuards } from './audit-log.test-support.ts';
import { asStaffAction, COMMAND_LINE, type StaffActor } from './staff-actions.ts';

const JO: StaffActor = { id: '3f2a91c0-0000', person: { id: 'jo', roles: [], name: 'Jo Smith' } };
const ENTRIES = 6;
const HOUR = 60 * 60_000;

type Entry = Selectable<Database['staff_actions']>;

/** By column: any other value than the one that is there. */
const OTHER_VALUES = {
  id: fc.oneof(fc.integer({ min: -9, max: 0 }), fc.integer({ min: ENTRIES + 1, max: 99 })),
  at: fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
  actor: anyText(),
  person: fc.option(anyText()),
  action: anyText(),
  subject: fc.option(anyText()),
  outcome: fc.constantFrom('done', 'refused', 'failed'),
  row_count: fc.option(fc.integer({ min: -1, max: 2_000 })),
  hash: fc.oneof(anyText(), fc.stringMatching(/^[0-9a-f]{64}$/)),
} satisfies Record<keyof Entry, fc.Arbitrary<unknown>>;

/** A database keeps no NUL. */
function anyText(): fc.Arbitrary<string> {
  return fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replaceAll('\0', ''));
}

const anyChange = fc.oneof(
  ...Object.entries(OTHER_VALUES).map(([column, values]) =>
    fc.record({ column: fc.constant(column as keyof Entry), value: values as fc.Arbitrary<unknown> }),
  ),
);
const anyPlace = fc.integer({ min: 0, max: ENTRIES - 1 });

/** What the audit log promises, on the given Postgres server or in memory. */
export function describeAuditLog(database: string, server?: string): void {
  describe(`the audit log, on ${database}`, { timeout: OPENING_MS }, () => {
    let api: TestApi;
    beforeAll(async () => void (api = await createTestApi({ passwords: PASSWORDS }, { server })), OPENING_MS);
    afterAll(() => api.close());
    beforeEach(() => emptyAuditLog(api.services.db));

    const db = () => api.services.db;
    const act = (actor: StaffActor, subject: string, rows = 1) =>
      asStaffAction(api.services, { actor, action: 'note', subject, rowsOf: () => rows }, async () => {});
    const actAt = (time: Date, subject: string) => {
      api.setTime(time);
      return act(COMMAND_LINE, subject);
    };
    /** Six entries, an hour apart. */
    async function write(): Promise<Entry[]> {
      for (let hour = 0; hour < ENTRIES; hour += 1) {
        api.setTime(new Date(TEST_NOW.getTime() + hour * HOUR));
        await act(hour % 2 === 0 ? JO : COMMAND_LINE, `APP-${hour}`, hour);
      }
      return entries();
    }
    const execute = async (statements: string) => {
      for (const statement of statements.split(/;\n/).filter(Boolean)) await sql.raw(statement).execute(db());
    };
    const entries = () => db().selectFrom('staff_actions').selectAll().orderBy('id').execute();
    const subjects = async () => (await entries()).map(({ subject }) => subject);
    const fault = async (known?: string) => (await checkAuditLog(db(), known)).fault;
    const putBack = (written: Entry[]) =>
      withoutGuards(db(), async (transaction) => {
        await transaction.deleteFrom('staff_actions').execute();
        await transaction.insertInto('staff_actions').values(written).execute();
      });

    test('names the account that acted, or the session where there is none', async () => {
      await act(JO, 'A');
      await act({ id: '90ac55e1-0000', person: null }, 'B');
      await act(COMMAND_LINE, 'C');
      expect((await entries()).map(({ actor, person }) => [actor, person])).toEqual([
        ['3f2a91c0-0000', 'Jo Smith'],
        ['90ac55e1-0000', null],
        ['command line', null],
      ]);
    });

    test('names them to staff, on the desk and in a file', async () => {
      await act(JO, 'A');
      await act(COMMAND_LINE, 'B');
      const login = await api.post(path('staff-auth'), { action: 'login', password: PASSWORDS.staff });
      const read = (query = '') => api.get(path('audit-log') + query, { cookie: cookieOf(login) });
      expect(await (await read()).json()).toMatchObject({
        rows: [
          { actor: 'command line', person: null, subject: 'B' },
          { actor: 'session 3f2a91c0', person: 'Jo Smith', subject: 'A' },
        ],
      });
      expect(await (await read('?format=csv')).text()).toMatch(
        /id,at,actor,person,isOwn,.*\r\n.*,command line,,false,.*\r\n.*,session 3f2a91c0,Jo Smith,false,/,
      );
    });

    describe('can only be added to:', () => {
      test.each([
        `update staff_actions set actor = 'somebody else'`,
        `update staff_actions set subject = subject where false`,
        `update only staff_actions set hash = ''`,
        `insert into staff_actions (id, at, actor, action, outcome) values (1, now(), 'a', 'b', 'done')
          on conflict (id) do update set actor = 'somebody else'`,
        `merge into staff_actions using (select 1 as id) other on staff_actions.id = other.id
          when matched then update set actor = 'somebody else'`,
        `with changed as (update staff_actions set actor = 'x' returning 1) select * from changed`,
        'delete from staff_actions',
        'delete from staff_actions where id = (select max(id) from staff_actions)',
        `merge into staff_actions using (select 1 as id) other on staff_actions.id = other.id when matched then delete`,
        'truncate staff_actions',
        'truncate staff_actions restart identity cascade',
        'truncate staff_actions_head',
        `update staff_actions_head set last_id = 1, last_hash = ''`,
        'delete from staff_actions_head',
        `insert into staff_actions_head values (2, 0, '', 0, '')`,
      ])('%s', async (statement) => {
        const written = await write();
        await expect(sql.raw(statement).execute(db())).rejects.toThrow(/The audit log/);
        expect(await entries()).toEqual(written);
        expect(await fault()).toBeUndefined();
      });

      test('nor does an entry take a number or a hash that its writer chose', async () => {
        await write();
        const forged = { id: 1_000, hash: 'x', at: TEST_NOW, actor: 'a', action: 'b', outcome: 'done' } as const;
        await db().insertInto('staff_actions').values(forged).execute();
        expect((await entries()).at(-1)).toMatchObject({ id: expect.toSatisfy((id) => Number(id) === ENTRIES + 1) });
        expect(await fault()).toBeUndefined();
      });

      test('nor do its triggers give way to a setting, or to another trigger', async () => {
        const written = await write();
        const asReplica = db()
          .transaction()
          .execute(async (transaction) => {
            await sql`set local session_replication_role = replica`.execute(transaction);
            await sql`update staff_actions set actor = 'somebody else'`.execute(transaction);
          });
        await expect(asReplica).rejects.toThrow();
        await execute(`create table other (id integer);
          create function change_actions() returns trigger language plpgsql
            as 'begin update staff_actions set actor = null; return null; end';
          create trigger change_actions after insert on other for each statement execute function change_actions()`);
        await expect(sql`insert into other values (1)`.execute(db())).rejects.toThrow(
          'The audit log can only be added to',
        );
        await execute('drop table other;\ndrop function change_actions');
        expect(await entries()).toEqual(written);
      });

      test('a table of the same name in front of it changes nothing', async () => {
        await write();
        await db()
          .transaction()
          .execute(async (transaction) => {
            await sql`create temporary table staff_actions_head on commit drop as select * from staff_actions_head`.execute(
              transaction,
            );
            await transaction
              .insertInto('staff_actions')
              .values({ at: TEST_NOW, actor: 'a', action: 'b', outcome: 'done' })
              .execute();
          });
        expect(await fault()).toBeUndefined();
      });
    });

    describe('for six years:', () => {
      const yearsAgo = (years: number, days = 0) => {
        const date = new Date();
        date.setUTCFullYear(date.getUTCFullYear() - years);
        date.setUTCDate(date.getUTCDate() + days);
        return date;
      };

      test('retention deletes what is older, and the rest is still a chain', async () => {
        await actAt(yearsAgo(7), 'A');
        await actAt(yearsAgo(6, -2), 'B');
        await actAt(yearsAgo(6, 2), 'C');
        await actAt(new Date(), 'D');
        await applyRetention(api.services);
        expect(await subjects()).toEqual(['C', 'D']);
        expect(await fault()).toBeUndefined();
        await withoutGuards(db(), (transaction) =>
          transaction.deleteFrom('staff_actions').where('subject', '=', 'C').execute(),
        );
        expect(await fault()).toMatch(/^Entry 3 is missing in the audit log, before entry 4 of /);
      });

      test('a log of which everything is older is empty, and goes on', async () => {
        await actAt(yearsAgo(8), 'A');
        await actAt(yearsAgo(7), 'B');
        await applyRetention(api.services);
        expect(await subjects()).toEqual([]);
        expect(await fault()).toBeUndefined();
        await actAt(new Date(), 'C');
        await applyRetention(api.services);
        expect(await subjects()).toEqual(['C']);
        expect(await fault()).toBeUndefined();
      });

      test('an older one stays while it is between younger ones', async () => {
        await actAt(yearsAgo(1), 'A');
        await actAt(yearsAgo(7), 'B');
        await applyRetention(api.services);
        expect(await subjects()).toEqual(['A', 'B']);
        await expect(db().deleteFrom('staff_actions').where('subject', '=', 'B').execute()).rejects.toThrow(
          'The audit log forgets its oldest entries first',
        );
      });

      test('the database deletes no younger one, whatever time the site thinks it is', async () => {
        await actAt(yearsAgo(6, 2), 'A');
        api.setTime(yearsAgo(-50));
        await applyRetention(api.services);
        await expect(db().deleteFrom('staff_actions').execute()).rejects.toThrow('keeps its entries for six years');
        expect(await subjects()).toEqual(['A']);
      });
    });

    describe('when its triggers were taken off, its check finds', () => {
      test('any change to any column of any entry', async () => {
        const written = await write();
        await fc.assert(
          fc.asyncProperty(anyPlace, anyChange, async (place, { column, value }) => {
            const entry = written[place]!;
            fc.pre(JSON.stringify(entry[column]) !== JSON.stringify(value));
            await withoutGuards(db(), (transaction) =>
              transaction
                .updateTable('staff_actions')
                .set({ [column]: value })
                .where('id', '=', entry.id)
                .execute(),
            );
            const found = await fault();
            await putBack(written);
            expect(found).toMatch(
              /^Entr(y|ies) -?\d.* (changed, inserted or moved|or that one was changed|left is entry .*)\.$/,
            );
          }),
          { numRuns: 150 },
        );
        expect(await fault()).toBeUndefined();
      });

      test('a change of a microsecond', async () => {
        await write();
        await withoutGuards(db(), (transaction) =>
          sql`update staff_actions set at = at + interval '1 microsecond' where id = 3`.execute(transaction),
        );
        expect(await fault()).toMatch(/^Entry 3 of 2026-03-02T11:00:00.000Z .* was changed/);
      });

      test('a text that moved from one column to the next', async () => {
        await act(COMMAND_LINE, 'A');
        await withoutGuards(db(), (transaction) =>
          sql`update staff_actions set action = 'not', subject = 'eA'`.execute(transaction),
        );
        expect(await fault()).toMatch(/^Entry 1 of /);
      });

      test('any entry that is missing, also the first and the last', async () => {
        const written = await write();
        for (const { id } of written) {
          await withoutGuards(db(), (transaction) =>
            transaction.deleteFrom('staff_actions').where('id', '=', id).execute(),
          );
          expect(await fault()).toMatch(new RegExp(`^Entry ${id} is missing (in|at the end of) the audit log`));
          await putBack(written);
        }
      });

      test('several that are missing, and all', async () => {
        await write();
        const remove = (id: number) =>
          withoutGuards(db(), (transaction) => transaction.deleteFrom('staff_actions').where('id', '>=', id).execute());
        await remove(4);
        expect(await fault()).toBe(
          'Entries 4 to 6 are missing at the end of the audit log: ' +
            'the last that is left is entry 3 of 2026-03-02T11:00:00.000Z.',
        );
        await remove(1);
        expect(await fault()).toBe('Entries 1 to 6 are missing at the end of the audit log: no entry is left.');
      });

      test('any two that changed places', async () => {
        const written = await write();
        const swap = (transaction: Transaction<Database>, a: Entry, b: Entry) =>
          sql`update staff_actions set id = case when id = ${a.id} then 1000 + ${b.id} else 1000 + ${a.id} end
            where id in (${a.id}, ${b.id})`
            .execute(transaction)
            .then(() => sql`update staff_actions set id = id - 1000 where id > 1000`.execute(transaction));
        for (const [place, one] of written.entries())
          for (const other of written.slice(place + 1)) {
            await withoutGuards(db(), (transaction) => swap(transaction, one, other));
            expect(await fault()).toMatch(new RegExp(`^Entry ${one.id} of .* was changed, inserted or moved`));
            await putBack(written);
          }
      });

      test('an entry that was inserted, at the end, or more than once', async () => {
        const written = await write();
        const last = written.at(-1)!;
        await withoutGuards(db(), (transaction) =>
          transaction
            .insertInto('staff_actions')
            .values({ ...last, id: 7 })
            .execute(),
        );
        expect(await fault()).toMatch(/^Entry 7 of /);
        await putBack(written);
        await withoutGuards(db(), async (transaction) => {
          await sql`alter table staff_actions drop constraint staff_actions_pkey`.execute(transaction);
          await sql`alter table staff_actions alter column id drop not null`.execute(transaction);
          await sql`insert into staff_actions (id, at, actor, action, outcome, hash)
            values (null, now(), 'a', 'b', 'done', 'x')`.execute(transaction);
        });
        expect(await fault()).toMatch(/^(Entry null|The audit log has 7 entries)/);
        await withoutGuards(db(), (transaction) =>
          sql`delete from staff_actions where id is null`.execute(transaction),
        );
        await sql`alter table staff_actions add primary key (id)`.execute(db());
      });

      test('an end or a beginning that was moved', async () => {
        const written = await write();
        const move = (changes: Partial<Database['staff_actions_head']>) =>
          withoutGuards(db(), (transaction) => transaction.updateTable('staff_actions_head').set(changes).execute());
        await move({ last_hash: 'x' });
        expect(await fault()).toMatch(/^The audit log should end with entry 6/);
        await move({ last_hash: written.at(-1)!.hash, last_id: 4 });
        expect(await fault()).toMatch(
          /^The audit log should end with entry 4, but the last that is left is entry 6 of /,
        );
        await move({ last_id: 6, first_after: 1, first_after_hash: written[0]!.hash });
        expect(await fault()).toMatch(/^Entry 1 of /);
      });

      test.each([
        [
          'off',
          'alter table staff_actions disable trigger audit_log_kept',
          'alter table staff_actions enable always trigger audit_log_kept',
        ],
        [
          'off for some',
          'alter table staff_actions enable trigger audit_log_kept',
          'alter table staff_actions enable always trigger audit_log_kept',
        ],
        [
          'not alone: entries are left out before they reach them',
          `create function leave_out() returns trigger language plpgsql as 'begin return null; end';
            create trigger audit_log_a before insert on staff_actions for each row execute function leave_out();
            alter table staff_actions enable always trigger audit_log_a`,
          'drop function leave_out cascade',
        ],
        [
          'not alone: a rule is there',
          'create rule audit_log_rule as on insert to staff_actions do instead nothing',
          'drop rule audit_log_rule on staff_actions',
        ],
      ])('that they are %s', async (_, change, undo) => {
        await execute(change);
        expect(await fault()).toMatch(/^Nothing has been changed in the audit log, but it could be/);
        await execute(undo);
        expect(await fault()).toBeUndefined();
      });

      test.each([
        [
          'a column was rewritten with its type',
          `alter table staff_actions alter column actor type text using 'somebody else'`,
          '',
        ],
        [
          'entries were put into a table that inherits it',
          `create table more () inherits (staff_actions);
            insert into more (id, at, actor, action, outcome, hash) values (7, now(), 'a', 'b', 'done', '')`,
          'drop table more',
        ],
        [
          'a view took its place',
          `alter table staff_actions rename to hidden;
            create view staff_actions as select * from hidden where id <> 3`,
          'drop view staff_actions;\nalter table hidden rename to staff_actions',
        ],
        [
          'the secret was changed',
          `update installation_secret set value = reverse(value)`,
          'update installation_secret set value = reverse(value)',
        ],
      ])('that %s', async (_, change, undo) => {
        const written = await write();
        await execute(change);
        expect(await fault()).toMatch(/^Entry \d/);
        await execute(undo);
        await putBack(written);
        expect(await fault()).toBeUndefined();
      });

      test('an entry that a trigger left out, at once', async () => {
        await sql`create function leave_out() returns trigger language plpgsql as 'begin return null; end'`.execute(
          db(),
        );
        await sql`create trigger audit_log_a before insert on staff_actions
          for each row execute function leave_out()`.execute(db());
        await expect(act(JO, 'A')).rejects.toThrow();
        await sql`drop function leave_out cascade`.execute(db());
      });

      test('one among more than it reads at a time', async () => {
        await sql`insert into staff_actions (at, actor, action, outcome)
          select now(), 'a', 'b', 'done' from generate_series(1, 5001)`.execute(db());
        expect(await checkAuditLog(db())).toMatchObject({ entries: 5_001, fault: undefined });
        await withoutGuards(db(), (transaction) =>
          transaction.updateTable('staff_actions').set({ actor: 'x' }).where('id', '=', 5_001).execute(),
        );
        expect(await fault()).toMatch(/^Entry 5001 of /);
      });

      test('a chain that was written anew, by the hash that the server logged', async () => {
        await write();
        const logged = api.logged.findLast(({ event }) => event === 'staff.acted')!;
        expect(logged).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
        expect(await fault(String(logged['hash']))).toBeUndefined();
        await withoutGuards(db(), async (transaction) => {
          await transaction.deleteFrom('staff_actions').where('id', '=', 6).execute();
          await sql`update staff_actions_head set last_id = 5, last_hash = (select hash from staff_actions where id = 5)`.execute(
            transaction,
          );
        });
        expect(await fault(), 'by itself it looks whole').toBeUndefined();
        expect(await fault(String(logged['hash']))).toMatch(
          /^No entry of the audit log has the hash [0-9a-f]{64} any more/,
        );
      });
    });

    test('each column of an entry is in its hash', async () => {
      const { rows } = await sql<{ name: string }>`
        select column_name as name from information_schema.columns where table_name = 'staff_actions'`.execute(db());
      expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(OTHER_VALUES).toSorted());
    });

    test('npm run admin -- audit-log check says how many entries there are, or which one is wrong', async () => {
      const check = (...args: string[]) => runCommand(api.services, ['audit-log', ...args]);
      const written = await write();
      const lastHash = written.at(-1)!.hash;
      expect(await check('check')).toEqual({
        checked: 'The audit log is as it was written. Entries: 6.',
        lastHash,
      });
      expect(await check('check', lastHash)).toMatchObject({ lastHash });
      await expect(check('check', 'a', 'b')).rejects.toThrow('audit-log check [hash]');
      await expect(check()).rejects.toThrow('audit-log check [hash]');
      await withoutGuards(db(), (transaction) =>
        transaction.updateTable('staff_actions').set({ actor: 'x' }).where('id', '=', 2).execute(),
      );
      await expect(check('check')).rejects.toThrow(
        'Entry 2 of 2026-03-02T10:00:00.000Z in the audit log was changed, inserted or moved.',
      );
    });
  });
}

import { randomUUID } from 'node:crypto';
import { JobQuerySchema } from '@site/contract';
import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkAuditLog } from '../access/audit-chain.ts';
import { listJobs } from '../jobs/list/list-jobs.ts';
import { subscriptionId } from '../subscriptions/subscription-id.ts';
import { OPENING_MS } from '../test-support.ts';
import { openInMemory } from './embedded.ts';
import { describeMailboxes } from './mailboxes.cases.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import type { OpenDatabase } from './open-database.ts';
import type { Database } from './schema.ts';

let database: OpenDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await openInMemory();
  ({ db } = database);
}, OPENING_MS);
beforeEach(async () => {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
});
afterAll(() => database.close());

/** In the first version's schema. */
const fill = () =>
  sql`
  insert into jobs (external_id, slug, title, location, salary_min, salary_period, category, description, posted_at, content_hash, imported_at, updated_at, closed_at)
  select i, 'trunker-' || i, 'Night Trunker', 'Leeds', 20, 'hour', 'HGV Driver', 'Trunking.', now(), 'x', now(), now(), case when i = 3 then now() end
  from generate_series(1, 3) i`.execute(db);

describe('bringing the database up to date', { timeout: OPENING_MS }, () => {
  // Versions after which a later one recreates columns of populated tables.
  test.each(['001-jobs', '005-forms-and-mail', '010-subscriptions', '013-mail-order'])(
    'from version %s keeps its jobs, open and closed, and finds them',
    async (version) => {
      const earlier = new Migrator({ db, provider: { getMigrations: async () => migrations } });
      await earlier.migrateTo(version);
      await fill();
      await migrate(db);
      const slugs = await db.selectFrom('jobs').select(['slug', 'yearly_min']).orderBy('slug').execute();
      expect(slugs).toEqual([1, 2, 3].map((number) => ({ slug: `trunker-${number}`, yearly_min: 41_600 })));
      for (const query of [{ search: 'trunkers leeds' }, { location: 'leeds', salary_min: 41_600 }]) {
        expect((await listJobs({ db, clock: () => new Date() }, v.parse(JobQuerySchema, query))).pagination.total).toBe(
          2,
        );
      }
    },
  );

  test('changes nothing the second time', async () => {
    const applied = () => sql`select name, timestamp from kysely_migration order by name`.execute(db);
    await migrate(db);
    const { rows } = await applied();
    expect(rows).toHaveLength(Object.keys(migrations).length);
    await migrate(db);
    expect((await applied()).rows).toEqual(rows);
  });

  test('keeps alerts and their links: asking for the same again finds them', async () => {
    const earlier = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    await earlier.migrateTo('021-readiness-checks');
    // The id that the earlier version made of address and criteria.
    const [confirmed, waiting] = ['091d5fa2-c8ed-eb87-ca3b-d540d8703b16', randomUUID()];
    await sql`
      insert into subscriptions (id, kind, reference, email, criteria, requested_at, confirmed_at) values
      (${confirmed}, 'job-alert', 'SUB-1', 'a@example.org', '{"category": "Admin", "salary_min": 9}', now(), now()),
      (${waiting}, 'job-alert', 'SUB-2', 'b@example.org', '{"search": "tanker"}', now(), null)`.execute(db);
    await sql`insert into subscription_tokens values ('hash', ${confirmed}, 'unsubscribe', null)`.execute(db);
    await migrate(db);
    const alerts = await db.selectFrom('subscriptions').selectAll().orderBy('reference').execute();
    expect(alerts).toMatchObject([
      { criteria: { category: ['Admin'], salary_min: 9 }, frequency: 'daily', is_paused: false, ending_at: null },
      { criteria: { search: 'tanker' }, due_at: null, kept_at: null },
    ]);
    expect(alerts[0]!.due_at!.getTime()).toBeGreaterThan(Date.now());
    expect(alerts[0]!.kept_at).toEqual(alerts[0]!.confirmed_at);
    expect(await db.selectFrom('subscription_tokens').select('purpose').execute()).toEqual([{ purpose: 'manage' }]);
    const { id, email, criteria } = alerts[0]!;
    expect(subscriptionId('job-alert', email, criteria)).toBe(id);
    const changedId = randomUUID();
    await db.updateTable('subscriptions').set({ id: changedId }).where('id', '=', id).execute();
    expect(await db.selectFrom('subscription_tokens').select('subscription_id').execute()).toEqual([
      { subscription_id: changedId },
    ]);
  });

  test('gives earlier registrations and requests for quotes a page, with nothing promised', async () => {
    const earlier = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    await earlier.migrateTo('046-interviews');
    await sql`insert into form_submissions (id, form, reference, content, submitted_at, mailbox)
      select gen_random_uuid(), form, reference, '{}', now(), 'a@example.org' from (values
        ('register-candidate', 'CAN-1'), ('request-quote', 'QUO-1'), ('request-quote', 'QUO-2'), ('send-email', 'MSG-1')
      ) as forms (form, reference)`.execute(db);
    await migrate(db);
    const standing = { status: 'received', job_slug: null, answer_by: null };
    expect(
      await db
        .selectFrom('applications')
        .innerJoin('form_submissions', 'form_submissions.id', 'applications.id')
        .select(['reference', 'kind', 'applications.status', 'job_slug', 'answer_by'])
        .orderBy('reference')
        .execute(),
    ).toEqual([
      { reference: 'CAN-1', kind: 'candidate', ...standing },
      { reference: 'QUO-1', kind: 'quote', ...standing },
      { reference: 'QUO-2', kind: 'quote', ...standing },
    ]);
  });

  test('makes a chain of the audit log as it is, whatever is missing in it', async () => {
    const earlier = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    await earlier.migrateTo('047-kinds-of-applications');
    await sql`insert into staff_actions (at, actor, action, outcome, row_count, subject)
      select now() - (9 - i) * interval '1 year', 'session', 'read-mail', 'done', nullif(i, 3), 'é' || i
      from generate_series(1, 5) i`.execute(db);
    await sql`delete from staff_actions where id in (1, 4)`.execute(db);
    await migrate(db);
    const check = await checkAuditLog(db);
    expect(check).toMatchObject({ entries: 3, fault: undefined });
    await db.insertInto('staff_actions').values({ at: new Date(), actor: 'a', action: 'b', outcome: 'done' }).execute();
    const entries = await db.selectFrom('staff_actions').select(['id', 'hash']).orderBy('id').execute();
    expect(entries.map(({ id }) => Number(id))).toEqual([2, 3, 5, 6]);
    expect(entries.at(-2)?.hash).toBe(check.lastHash);
    expect(await checkAuditLog(db)).toMatchObject({ entries: 4, fault: undefined });
  });

  test('cleans the texts of jobs and people that were stored as they had been written', async () => {
    const earlier = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    await earlier.migrateTo('042-sync-findings');
    const many = 450;
    await sql`
      insert into jobs (external_id, slug, title, company, location, salary_period, category, description, posted_at,
        content_hash, imported_at, updated_at)
      select i, 'job-' || i, title, company, location, 'year', 'Admin', 'Good.', now(), 'x', now(), now() from (values
        (1, 'Ware\u00ADhouse\u2028Operative', '\u200B', 'King\u2019s Lynn'),
        (2, '\u200B', 'Citro\u0065\u0308n', 'Leeds'),
        (3, 'Driver', 'Citroën – Leeds', 'St\u00A0Helier'),
        (4, 'Driver', 'Aire Haulage', 'Leeds')
      ) as jobs (i, title, company, location)
      union all select 100 + i, 'many-' || i, 'Dri\u00ADver', null, 'Leeds', 'year', 'Admin', 'Good.', now(), 'x', now(), now()
      from generate_series(1, ${many}::integer) i`.execute(db);
    const revisionOf = async (id: string) =>
      (await sql<{ xmin: string }>`select xmin::text from jobs where external_id = ${id}`.execute(db)).rows[0]!.xmin;
    const untouched = [await revisionOf('3'), await revisionOf('4')];
    const [message, plain, mail] = [randomUUID(), randomUUID(), randomUUID()];
    const content = { email: 'a@example.org', fullName: 'Ame\u0301lie\u200B', message: 'One\r\nTwo', jobs: 3 };
    await sql`insert into form_submissions (id, form, reference, content, submitted_at, mailbox) values
      (${message}, 'send-email', 'MSG-1', ${JSON.stringify(content)}, now(), 'a@example.org'),
      (${plain}, 'send-email', 'MSG-2', '{"email": "b@example.org", "fullName": "Ben"}', now(), 'b@example.org')`.execute(
      db,
    );
    await sql`insert into submission_files (submission_id, name, media_type, content)
      values (${message}, 'C\u00ADV.pdf', 'application/pdf', '')`.execute(db);
    await sql`insert into mail_outbox (id, reference, recipient, mailbox, reply_to_name, subject, text_body, html_body,
      due_at, created_at) values (${mail}, 'MSG-1', 'a@example.org', '', '\u202EAda\u202C', '', '', '', now(), now())`.execute(
      db,
    );
    await sql`insert into access_grants (id, scope, person, password_hash, created_at, ends_at)
      values ('code', 'proposal:lcrca', 'Ada\u200B Byron', '', now(), now())`.execute(db);

    await migrate(db);

    const jobs = db.selectFrom('jobs').orderBy('external_id');
    const isOpen = sql<boolean>`closed_at is null`.as('isOpen');
    expect(
      await jobs.select(['title', 'company', 'location', isOpen]).where('slug', 'like', 'job-%').execute(),
    ).toEqual([
      { title: 'Warehouse Operative', company: null, location: "King's Lynn", isOpen: true },
      { title: '', company: 'Citroën', location: 'Leeds', isOpen: false },
      { title: 'Driver', company: 'Citroën – Leeds', location: 'St Helier', isOpen: true },
      { title: 'Driver', company: 'Aire Haulage', location: 'Leeds', isOpen: true },
    ]);
    expect(await jobs.select('slug').where('title', '=', 'Driver').execute()).toHaveLength(many + 2);
    expect(await revisionOf('3')).not.toBe(untouched[0]);
    expect(await revisionOf('4')).toBe(untouched[1]);
    expect(await db.selectFrom('form_submissions').select('content').orderBy('reference').execute()).toEqual([
      { content: { email: 'a@example.org', fullName: 'Amélie', message: 'One\nTwo', jobs: 3 } },
      { content: { email: 'b@example.org', fullName: 'Ben' } },
    ]);
    expect(await db.selectFrom('submission_files').select('name').execute()).toEqual([{ name: 'CV.pdf' }]);
    expect(await db.selectFrom('mail_outbox').select('reply_to_name as name').execute()).toEqual([{ name: 'Ada' }]);
    expect(await db.selectFrom('access_grants').select('person').execute()).toEqual([{ person: 'Ada Byron' }]);
  });

  test('leaves the list of forms and subscriptions to the code', async () => {
    await migrate(db);
    const at = new Date();
    const form = {
      id: randomUUID(),
      form: 'request-callback',
      reference: 'CAL-1',
      content: '{}',
      submitted_at: at,
      mailbox: '',
    };
    await db
      .insertInto('form_submissions')
      .values(form as never)
      .execute();
    const subscription = { id: randomUUID(), kind: 'rate-card', reference: 'SUB-1', email: '', mailbox: '' };
    await db
      .insertInto('subscriptions')
      .values({ ...subscription, criteria: '{}', requested_at: at } as never)
      .execute();
    expect(await db.selectFrom('form_submissions').select('form').execute()).toEqual([{ form: 'request-callback' }]);
    expect(await db.selectFrom('subscriptions').select('kind').execute()).toEqual([{ kind: 'rate-card' }]);
  });

  test('applies every migration or none', async () => {
    const broken = { up: () => Promise.reject(new Error('no such thing')) };
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => ({ ...migrations, '999-broken': broken }) },
    });
    expect((await migrator.migrateToLatest()).error).toMatchObject({ message: 'no such thing' });
    const { rows } = await sql`select from pg_tables where tablename = 'jobs'`.execute(db);
    expect(rows).toEqual([]);
  });
});

describeMailboxes('the embedded database');

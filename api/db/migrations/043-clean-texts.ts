import { cleanText, plainSigns } from '@site/contract';
import { sql, type Kysely } from 'kysely';

const ROWS_PER_STATEMENT = 200;
/** Any other text is clean as it is. */
const UNUSUAL = String.raw`[^\x20-\x7e]`;

interface Texts {
  table: string;
  id: string;
  /** Of the ids. */
  type: 'uuid' | 'text';
  column: string;
}

const FIRST_UUID = '00000000-0000-0000-0000-000000000000';

/** Names of people and of what they sent. */
const NAMES: readonly Texts[] = [
  { table: 'access_grants', id: 'id', type: 'text', column: 'person' },
  { table: 'mail_outbox', id: 'id', type: 'uuid', column: 'reply_to_name' },
  { table: 'submission_files', id: 'submission_id', type: 'uuid', column: 'name' },
];

/** What was stored as it had been written becomes what the same text becomes today: see the contract's `cleanText`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await cleanJobs(db);
  await cleanForms(db);
  for (const names of NAMES) await cleanNames(db, names);
}

interface Row {
  /** In the order of these, rows are read. */
  key: string;
}

/** Calls `clean` with some rows at a time, in the order of their keys. */
async function inPortions<Found extends Row>(
  firstId: string,
  read: (after: string) => Promise<readonly Found[]>,
  clean: (rows: readonly Found[]) => Promise<unknown>,
): Promise<void> {
  for (let rows = await read(firstId); rows.length > 0; rows = await read(rows.at(-1)!.key)) await clean(rows);
}

interface Job extends Row {
  title: string;
  company: string | null;
  location: string;
}

const line = (text: string): string => cleanText(text).replaceAll(/\s+/g, ' ').trim();
const place = (text: string): string => line(plainSigns(text));

/** The next sync finds their terms, and whatever else changes with them. One without a title or place is none. */
async function cleanJobs(db: Kysely<unknown>): Promise<void> {
  await inPortions(
    FIRST_UUID,
    async (after) => {
      const { rows } = await sql<Job>`
        select id as key, title, company, location from jobs
        where id > ${after} and concat(title, company, location) ~ ${UNUSUAL}
        order by id limit ${ROWS_PER_STATEMENT}`.execute(db);
      return rows;
    },
    async (jobs) => {
      const changed = jobs
        .map((job) => ({
          before: job,
          job: {
            ...job,
            title: line(job.title),
            company: line(job.company ?? '') || null,
            location: place(job.location),
          },
        }))
        .filter(({ before, job }) => JSON.stringify(before) !== JSON.stringify(job))
        .map(({ job }) => job);
      if (changed.length === 0) return;
      await sql`
        update jobs set title = clean.title, company = clean.company, location = clean.location,
          closed_at = case when clean.title = '' or clean.location = '' then coalesce(closed_at, now()) else closed_at end
        from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
          as clean (key uuid, title text, company text, location text)
        where jobs.id = clean.key`.execute(db);
    },
  );
}

interface Form extends Row {
  content: Record<string, unknown>;
}

/** But for the address, which has its one spelling already. */
async function cleanForms(db: Kysely<unknown>): Promise<void> {
  await inPortions(
    FIRST_UUID,
    async (after) => {
      const { rows } = await sql<Form>`
        select id as key, content from form_submissions
        where id > ${after} and content::text ~ ${UNUSUAL}
        order by id limit ${ROWS_PER_STATEMENT}`.execute(db);
      return rows;
    },
    async (forms) => {
      const cleaned = forms.map(({ key, content }) => ({
        key,
        content: Object.fromEntries(
          Object.entries(content).map(([name, value]) => [
            name,
            typeof value === 'string' && name !== 'email' ? cleanText(value) : value,
          ]),
        ),
      }));
      await sql`
        update form_submissions set content = clean.content
        from jsonb_to_recordset(${JSON.stringify(cleaned)}::jsonb) as clean (key uuid, content jsonb)
        where form_submissions.id = clean.key and form_submissions.content <> clean.content`.execute(db);
    },
  );
}

interface Name extends Row {
  name: string;
}

async function cleanNames(db: Kysely<unknown>, { table, id, type, column }: Texts): Promise<void> {
  const [from, key, name] = [sql.table(table), sql.ref(`${table}.${id}`), sql.ref(column)];
  await inPortions(
    type === 'uuid' ? FIRST_UUID : '',
    async (after) => {
      const { rows } = await sql<Name>`
        select ${key} as key, ${name} as name from ${from}
        where ${key} > ${after} and ${name} ~ ${UNUSUAL}
        order by ${key} limit ${ROWS_PER_STATEMENT}`.execute(db);
      return rows;
    },
    async (names) => {
      const cleaned = JSON.stringify(names.map((row) => ({ key: row.key, name: line(row.name) })));
      await sql`
        update ${from} set ${name} = clean.name
        from jsonb_to_recordset(${cleaned}::jsonb) as clean (key ${sql.raw(type)}, name text)
        where ${key} = clean.key and ${sql.ref(`${table}.${column}`)} <> clean.name`.execute(db);
    },
  );
}

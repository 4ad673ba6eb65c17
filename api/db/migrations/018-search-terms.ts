import type { JobType } from '@site/contract';
import { sql, type Kysely } from 'kysely';
import { advertTermsOf } from '../../jobs/search/advert-terms.ts';

const ROWS_PER_STATEMENT = 200;

interface OpenJob {
  id: string;
  title: string;
  category: string;
  location: string;
  description: string;
  requirements: string | null;
  benefits: string | null;
  jobType: JobType | null;
}

/** Until the next sync, a search by a term that jobs do not have yet would find nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (let last: string | null = null; ;) {
    const jobs: OpenJob[] = await openJobsAfter(db, last);
    if (jobs.length === 0) return;
    await writeTerms(db, jobs);
    last = jobs.at(-1)!.id;
  }
}

async function openJobsAfter(db: Kysely<unknown>, id: string | null): Promise<OpenJob[]> {
  const { rows } = await sql<OpenJob>`
    select id, title, category, location, description, requirements, benefits, job_type as "jobType" from jobs
    where closed_at is null and (${id}::uuid is null or id > ${id}::uuid) order by id limit ${ROWS_PER_STATEMENT}`.execute(
    db,
  );
  return rows;
}

async function writeTerms(db: Kysely<unknown>, jobs: readonly OpenJob[]): Promise<void> {
  const rows = JSON.stringify(jobs.map((job) => ({ id: job.id, ...advertTermsOf(job) })));
  await sql`
    update jobs set title_terms = terms.title_terms, text_terms = terms.text_terms, place_terms = terms.place_terms
    from json_to_recordset(${rows}::json) as terms (id uuid, title_terms text, text_terms text, place_terms text)
    where jobs.id = terms.id`.execute(db);
}

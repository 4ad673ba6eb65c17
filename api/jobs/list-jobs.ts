import type { JobList, JobQuery, Pay } from '@site/contract';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../db/schema.ts';
import { currentFindings } from './findings.ts';
import { countFitting, findPage, ORDERS, type Fitting } from './find-page.ts';
import { countOpenJobs, openJobs, openWhateverIndex } from './open-jobs.ts';
import { placesContaining } from './places.ts';
import { containing, toSearchQuery } from './search/search-text.ts';
import { correctSearch } from './search/search-words.ts';
import { toJob } from './to-job.ts';

/** One page of the open jobs that fit, and how many fit in all. A search that finds nothing is tried once more, corrected. */
export async function listJobs(db: Kysely<Database>, query: JobQuery): Promise<JobList> {
  const list = await listFitting(db, query);
  const { search } = query;
  if (!search || list.pagination.total > 0) return list;
  const findings = await currentFindings(db);
  const corrected = await findings.of(`corrected ${search}`, () => correctSearch(db, search));
  return corrected === undefined ? list : listFitting(db, { ...query, search: corrected });
}

type JobFilters = Omit<JobQuery, 'page' | 'limit' | 'sort'>;

export interface ImportedJobs {
  jobs: (Pay & { slug: string; title: string; company: string | null; location: string })[];
  /** Of all that fit, also those beyond the limit. */
  total: number;
}

/** The newest open jobs that fit and were imported after the one time and not after the other. Corrects as `listJobs` does. */
export async function listImportedJobs(
  db: Kysely<Database>,
  filters: JobFilters,
  { after, until, limit }: { after: Date; until: Date; limit: number },
): Promise<ImportedJobs> {
  const imported = fittingJobs(openJobs(db), await correctFilters(db, filters))
    .where('imported_at', '>', after)
    .where('imported_at', '<=', until);
  const jobs = await imported
    .select(['slug', 'title', 'company', 'location', 'salary_min', 'salary_max', 'salary_period'])
    .orderBy(ORDERS.newest)
    .orderBy('id')
    .limit(limit)
    .execute();
  return { jobs, total: jobs.length < limit ? jobs.length : await countFitting(imported) };
}

async function correctFilters(db: Kysely<Database>, filters: JobFilters): Promise<JobFilters> {
  if (!filters.search || (await countFitting(fittingJobs(openJobs(db), filters))) > 0) return filters;
  return { ...filters, search: (await correctSearch(db, filters.search)) ?? filters.search };
}

async function listFitting(db: Kysely<Database>, query: JobQuery): Promise<JobList> {
  const { page, limit, sort, ...filters } = query;
  const { search } = filters;
  const ask = search ? withoutFullReads : asIs;
  const findings = await currentFindings(db);
  const { location } = filters;
  const places = location ? await findings.of(`places ${location}`, () => placesContaining(db, location)) : undefined;
  const all = (on: Kysely<Database>) => fittingJobs(search ? openWhateverIndex(on) : openJobs(on), filters, places);
  const open = await findings.of('open', () => countOpenJobs(db));
  const total = await findings.of(JSON.stringify(filters), () => ask(db, (on) => countFitting(all(on))));
  const first = search && sort === 'newest' ? sql<SqlBool>`title_search @@ ${toSearchQuery(search)}` : undefined;
  const window = { open, total, sort, first, limit, offset: (page - 1) * limit };
  const rows =
    window.offset < total
      ? await ask(db, (on) =>
          findPage(on, { all: all(on), inOrder: fittingJobs(openJobs(on), filters, places) }, window),
        )
      : [];
  const totalPages = Math.ceil(total / limit);
  return {
    jobs: rows.map(toJob),
    pagination: { page, limit, total, totalPages, hasPrev: page > 1, hasNext: page < totalPages },
  };
}

type Ask = <Answer>(db: Kysely<Database>, work: (db: Kysely<Database>) => Promise<Answer>) => Promise<Answer>;

const asIs: Ask = (db, work) => work(db);

/** The planner may read all jobs one by one only where there is no other way. */
const withoutFullReads: Ask = (db, work) =>
  db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    return work(transaction);
  });

/**
 * A salary filter keeps the jobs whose range touches the wanted one; jobs without figures fit none. `places` are the
 * locations that fit, where they are known.
 */
function fittingJobs(jobs: Fitting, filters: JobFilters, places?: readonly string[]): Fitting {
  const { search, category, location, salary_min, salary_max, job_type } = filters;
  let query = jobs;
  if (search) query = query.where(matches(search));
  if (category) query = query.where('category', '=', category);
  if (places) query = query.where(sql<SqlBool>`location = any(${places}::text[])`);
  else if (location) query = query.where('location', 'ilike', containing(location));
  if (salary_min !== undefined) query = query.where('yearly_max', '>=', salary_min);
  if (salary_max !== undefined) query = query.where('yearly_min', '<=', salary_max);
  if (job_type) query = query.where('job_type', '=', job_type);
  return query;
}

/** Text without a searchable word is looked for in titles as it stands. */
function matches(search: string): RawBuilder<SqlBool> {
  const query = toSearchQuery(search);
  return sql`(search @@ ${query} or (numnode(${query}) = 0 and title ilike ${containing(search)}))`;
}

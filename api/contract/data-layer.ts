import { PostgrestClient } from '@supabase/postgrest-js';
import * as v from 'valibot';
import {
  JobCategorySchema,
  PublicJobSchema,
  PublicJobsQuerySchema,
  type DataLayerConnection,
  type JobCategory,
  type PublicJob,
  type PublicJobsQuery,
} from './rest.ts';
import { messageOf, type ApiError, type Result } from './result.ts';

interface ReadOptions {
  signal?: AbortSignal;
}

/**
 * The direct, anonymous reads of jobs and categories. A read never throws: it returns rows, or a typed error whose
 * message says what was read: 'Error fetching jobs: ...'.
 */
export interface DataLayer {
  jobs(query: PublicJobsQuery, options?: ReadOptions): Promise<Result<PublicJob[]>>;
  /** Null where no open job has this slug. */
  job(slug: string, options?: ReadOptions): Promise<Result<PublicJob | null>>;
  /** The active ones, in their order. */
  categories(options?: ReadOptions): Promise<Result<JobCategory[]>>;
}

/** Rows read from an offset without a limit. */
const RANGE = 10;

export function createDataLayer({ url, key, fetch }: DataLayerConnection): DataLayer {
  const client = new PostgrestClient(new URL(url, globalThis.location?.href).href, {
    ...(key && { headers: { apikey: key, authorization: `Bearer ${key}` } }),
    ...(fetch && { fetch }),
    // Views report a failure at once and offer a retry of their own.
    retry: false,
  });
  return {
    jobs: (query, { signal } = {}) => read('jobs', v.array(PublicJobSchema), jobsRequest(client, query), signal),
    async job(slug, { signal } = {}) {
      const found = await read(
        'job',
        v.array(PublicJobSchema),
        client.from('public_jobs').select('*').eq('slug', slug).limit(1),
        signal,
      );
      return found.ok ? { ok: true, data: found.data[0] ?? null } : found;
    },
    categories: ({ signal } = {}) =>
      read(
        'categories',
        v.array(JobCategorySchema),
        client.from('job_categories').select('*').is('is_active', true).order('sort_order'),
        signal,
      ),
  };
}

function jobsRequest(client: PostgrestClient, input: PublicJobsQuery) {
  const { category, location, job_type, search, featured, sort_by, sort_order, limit, offset } = v.parse(
    PublicJobsQuerySchema,
    input,
  );
  let request = client.from('public_jobs').select('*');
  if (category) request = request.eq('category', category);
  if (location) request = request.ilike('location', containing(location));
  if (job_type) request = request.eq('job_type', job_type);
  if (featured) request = request.is('is_featured', true);
  if (search)
    request = request.or(
      ['title', 'location', 'category'].map((column) => `${column}.ilike.${quoted(containing(search))}`).join(),
    );
  const sorted = request.order(sort_by, { ascending: sort_order === 'asc' });
  if (offset !== undefined) return sorted.range(offset, offset + (limit ?? RANGE) - 1);
  return limit === undefined ? sorted : sorted.limit(limit);
}

/** A pattern for text that contains this one, whose own wildcards are taken literally. */
const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** PostgREST's reserved characters inside or=(…), quoted. */
const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

interface Reading {
  abortSignal(signal: AbortSignal): Reading;
  then: PromiseLike<{ data: unknown; error: { message?: string } | null; status: number }>['then'];
}

async function read<Schema extends v.GenericSchema>(
  what: 'jobs' | 'job' | 'categories',
  schema: Schema,
  request: Reading,
  signal?: AbortSignal,
): Promise<Result<v.InferOutput<Schema>>> {
  const { data, error, status } = await (signal ? request.abortSignal(signal) : request);
  const failure = (reason: ApiError): Result<never> => ({
    ok: false,
    error: { ...reason, message: `Error fetching ${what}: ${messageOf(reason)}` },
  });
  // The client answers status 0 where no answer came.
  if (error && status === 0) return failure({ kind: 'network', message: error.message ?? '' });
  // A proxy in front of the tables may refuse in its own format.
  if (error && status >= 400) return failure({ kind: 'refused', status, message: error.message ?? '', fields: {} });
  const parsed = v.safeParse(schema, data);
  if (error || !parsed.success) return failure({ kind: 'unreadable', message: 'Unexpected rows' });
  return { ok: true, data: parsed.output };
}

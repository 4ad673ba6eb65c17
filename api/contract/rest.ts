import * as v from 'valibot';
import { rowId } from './row-id.ts';

/** Decides how a column may be compared. */
export type ColumnType = 'text' | 'number' | 'boolean' | 'timestamp';
export type Columns = Readonly<Record<string, ColumnType>>;

/** A row of the `public_jobs` view, as PostgREST serves it. */
export const PublicJobSchema = v.object({
  id: rowId,
  title: v.string(),
  description: v.nullish(v.string(), ''),
  location: v.nullish(v.string(), ''),
  salary_text: v.nullish(v.string(), ''),
  job_type: v.nullish(v.string(), null),
  category: v.nullish(v.string(), ''),
  requirements: v.nullish(v.string(), null),
  benefits: v.nullish(v.string(), null),
  slug: v.string(),
  /** ISO 8601, UTC. */
  posted_date: v.string(),
  is_featured: v.nullish(v.boolean(), false),
  view_count: v.nullish(v.number(), 0),
  /** The advert's id in the external feed; '' for a job from elsewhere. */
  logicmelon_id: v.nullish(rowId, ''),
});
export type PublicJob = v.InferOutput<typeof PublicJobSchema>;

export const PUBLIC_JOB_COLUMNS = {
  id: 'text',
  title: 'text',
  description: 'text',
  location: 'text',
  salary_text: 'text',
  job_type: 'text',
  category: 'text',
  requirements: 'text',
  benefits: 'text',
  slug: 'text',
  posted_date: 'timestamp',
  is_featured: 'boolean',
  view_count: 'number',
  logicmelon_id: 'text',
} as const satisfies Columns & Record<keyof PublicJob, unknown>;

/** A row of `job_categories`. */
export const JobCategorySchema = v.object({
  id: rowId,
  name: v.string(),
  description: v.nullish(v.string(), ''),
  /** A CSS hex colour; '' where the category has none. */
  color: v.nullish(v.string(), ''),
  is_active: v.nullish(v.boolean(), true),
  sort_order: v.nullish(v.number(), 0),
});
export type JobCategory = v.InferOutput<typeof JobCategorySchema>;

export const JOB_CATEGORY_COLUMNS = {
  id: 'text',
  name: 'text',
  description: 'text',
  color: 'text',
  is_active: 'boolean',
  sort_order: 'number',
} as const satisfies Columns & Record<keyof JobCategory, unknown>;

export const PublicJobsQuerySchema = v.object({
  category: v.optional(v.string()),
  /** Part of the location, whatever the case. */
  location: v.optional(v.string()),
  job_type: v.optional(v.string()),
  /** Part of the title, location or category, whatever the case. */
  search: v.optional(v.string()),
  featured: v.optional(v.boolean()),
  sort_by: v.optional(v.picklist(['posted_date', 'title', 'location', 'view_count']), 'posted_date'),
  sort_order: v.optional(v.picklist(['asc', 'desc']), 'desc'),
  limit: v.optional(v.number()),
  /** With an offset and no limit, 10 rows. */
  offset: v.optional(v.number()),
});
export type PublicJobsQuery = v.InferInput<typeof PublicJobsQuerySchema>;

/**
 * Where the two tables are read: our own server, or a Supabase project. `createDataLayer` (data-layer.ts) reads them.
 */
export interface DataLayerConnection {
  /** Ends in '/rest/v1'. */
  url: string;
  /** The project's public, anonymous key. Our own server needs none. */
  key?: string | undefined;
  /** Replaces the global fetch, for reads inside the server's own process. */
  fetch?: typeof globalThis.fetch | undefined;
}

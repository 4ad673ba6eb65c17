import * as v from 'valibot';

/** A row of the `public_jobs` view, as PostgREST serves it. */
export const PublicJobSchema = v.object({
  id: v.string(),
  title: v.string(),
  description: v.string(),
  location: v.string(),
  salary_text: v.string(),
  job_type: v.nullable(v.string()),
  category: v.string(),
  requirements: v.nullable(v.string()),
  benefits: v.nullable(v.string()),
  slug: v.string(),
  /** ISO 8601, UTC. */
  posted_date: v.string(),
  is_featured: v.boolean(),
  view_count: v.number(),
  /** The advert's id in the external feed. */
  logicmelon_id: v.string(),
});
export type PublicJob = v.InferOutput<typeof PublicJobSchema>;

/** A row of `job_categories`. */
export const JobCategorySchema = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  /** A CSS hex colour. */
  color: v.string(),
  is_active: v.boolean(),
  sort_order: v.number(),
});
export type JobCategory = v.InferOutput<typeof JobCategorySchema>;

export const PublicJobsQuerySchema = v.object({
  category: v.optional(v.string()),
  /** Contained in the location, whatever the case. */
  location: v.optional(v.string()),
  job_type: v.optional(v.string()),
  /** Contained in title, location or category, whatever the case. */
  search: v.optional(v.string()),
  featured: v.optional(v.boolean()),
  slug: v.optional(v.string()),
  sort_by: v.optional(v.picklist(['posted_date', 'title', 'location', 'view_count']), 'posted_date'),
  sort_order: v.optional(v.picklist(['asc', 'desc']), 'desc'),
  limit: v.optional(v.number()),
  /** With an offset and no limit, 10 rows. */
  offset: v.optional(v.number()),
});
export type PublicJobsQuery = v.InferInput<typeof PublicJobsQuerySchema>;

/** PostgREST's reserved characters inside or=(…) and ilike patterns, quoted. */
const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

/** The query as PostgREST's parameters. */
export function publicJobsParameters(query: PublicJobsQuery): [string, string][] {
  const parameters: [string, string][] = [['select', '*']];
  const add = (name: string, value: string) => parameters.push([name, value]);
  if (query.category) add('category', `eq.${query.category}`);
  if (query.location) add('location', `ilike.*${query.location}*`);
  if (query.job_type) add('job_type', `eq.${query.job_type}`);
  if (query.slug) add('slug', `eq.${query.slug}`);
  if (query.featured) add('is_featured', 'is.true');
  if (query.search) {
    const pattern = quoted(`*${query.search}*`);
    add('or', `(${['title', 'location', 'category'].map((column) => `${column}.ilike.${pattern}`).join(',')})`);
  }
  add('order', `${query.sort_by ?? 'posted_date'}.${query.sort_order ?? 'desc'}`);
  if (query.limit !== undefined || query.offset !== undefined) add('limit', String(query.limit ?? 10));
  if (query.offset !== undefined) add('offset', String(query.offset));
  return parameters;
}

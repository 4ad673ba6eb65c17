import * as v from 'valibot';
import { inputObject } from './input.ts';
import { JOB_CATEGORIES, type JobQuery } from './jobs.ts';

/**
 * What a landing page's path calls a role or a place: 'HGV Driver' -> 'hgv-driver', 'Bishop’s Stortford' ->
 * 'bishops-stortford'.
 */
export const landingSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');

export interface LandingRole {
  slug: string;
  /** As in '… jobs in Leeds'. */
  name: string;
  query: Pick<JobQuery, 'category' | 'search'>;
}

const searched = (name: string, search: string): LandingRole => ({ slug: landingSlug(name), name, query: { search } });

/** The roles that have landing pages: the specialisations, and what else people often search for. */
export const LANDING_ROLES: readonly LandingRole[] = [
  ...JOB_CATEGORIES.map((name) => ({ slug: landingSlug(name), name, query: { category: [name] } })),
  searched('Class 1 Driver', 'class 1'),
  searched('Class 2 Driver', 'class 2'),
  searched('Forklift', 'forklift'),
];

/** '/jobs/in/leeds', '/jobs/hgv-driver', '/jobs/hgv-driver/in/leeds', from the slugs. */
export const landingHref = ({ role, place }: { role?: string | undefined; place?: string | undefined }): string =>
  ['/jobs', role, place && `in/${place}`].filter(Boolean).join('/');

const slug = v.pipe(v.string(), v.maxLength(100, 'Slug is too long'));

/** Query of landing-page: the slugs of a role, a place or both. */
export const LandingQuerySchema = inputObject({ role: v.optional(slug), place: v.optional(slug) });
export type LandingQuery = v.InferOutput<typeof LandingQuerySchema>;

/** A role or a place that has open jobs. */
const LandingLinkSchema = v.object({ slug: v.string(), name: v.string() });
export type LandingLink = v.InferOutput<typeof LandingLinkSchema>;

export const LandingPageSchema = v.object({
  /** The place's name, for `near` in get-jobs; left out where none was asked for. */
  place: v.optional(v.string()),
  /** Neighbouring places with jobs in the role, or in any. */
  places: v.array(LandingLinkSchema),
  /** Other roles with jobs in the place, or anywhere. */
  roles: v.array(LandingLinkSchema),
});
export type LandingPage = v.InferOutput<typeof LandingPageSchema>;

/** Every landing page that has jobs. */
export const LandingAddressesSchema = v.object({
  pages: v.array(
    v.object({
      role: v.optional(v.string()),
      place: v.optional(v.string()),
      /** ISO 8601, UTC: when the last of its adverts changed. */
      updated_at: v.string(),
    }),
  ),
});

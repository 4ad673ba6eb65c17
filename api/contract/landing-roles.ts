import { JOB_CATEGORIES } from './job-options.ts';
import type { JobQuery } from './job-query.ts';

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

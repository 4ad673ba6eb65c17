import { endpoints, JOB_CATEGORIES, JOB_LOCATIONS, CONTRACT_TYPES } from '@site/contract';
import type { Random } from './random.ts';

/** The sources of a request's variable parts. */
export interface Drawing {
  random: Random;
  /** Increases with every request, so that no two are alike. */
  serial: number;
  /** Slugs of some open jobs. */
  slugs: readonly string[];
  jobs: number;
}

export interface RequestKind {
  name: string;
  make(drawing: Drawing): Request;
}

type Query = Record<string, string | number>;

const ORIGIN = 'http://localhost:3000';
const PAGE = 12;

function get(path: string, query: Query): Request {
  const url = new URL(path, ORIGIN);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return new Request(url);
}

const list = (name: string, query: (drawing: Drawing) => Query): RequestKind => ({
  name: `get-jobs, ${name}`,
  make: (drawing) => get(endpoints.getJobs.path, query(drawing)),
});

const search = (name: string, ...searches: string[]): RequestKind =>
  list(`search: ${name}`, ({ random }) => ({ search: random.pick(searches) }));

const TOWNS = ['Leeds', 'Birmingham', 'Bristol', 'Felixstowe'];
const SALARIES = [24_000, 28_000, 32_000, 36_000, 40_000];

export const requestKinds: readonly RequestKind[] = [
  list('first page', () => ({})),
  list('page 50', () => ({ page: 50 })),
  list('last page', ({ jobs }) => ({ page: Math.floor(jobs / PAGE) })),
  list('best paid first', () => ({ sort: 'salary-high' })),
  list('one filter: category', ({ random }) => ({ category: random.pick(JOB_CATEGORIES) })),
  list('one filter: place', ({ random }) => ({ location: random.pick(JOB_LOCATIONS) })),
  list('three filters', ({ random }) => ({
    category: random.pick(JOB_CATEGORIES),
    location: random.pick(JOB_LOCATIONS),
    ...(random.int(0, 1) === 0 ? { job_type: random.pick(CONTRACT_TYPES) } : { salary_min: random.pick(SALARIES) }),
  })),
  list('near a place', ({ random }) => ({ near: random.pick(TOWNS) })),
  list('near a postcode, nearest first', () => ({ near: 'LS10 1AB', within: 50, sort: 'nearest' })),
  list('search near a place', ({ random }) => ({ search: 'driver', near: random.pick(TOWNS), within: 20 })),
  list('filters that nothing fits', () => ({ category: 'Admin', location: 'Timbuktu', salary_min: 30_000 })),
  list('facets', () => ({ facets: 1 })),
  list('facets of a filtered list', ({ random }) => ({ facets: 1, category: random.pick(JOB_CATEGORIES) })),
  list('facets of a search', () => ({ facets: 1, search: 'driver' })),
  search('frequent word', 'driver', 'warehouse', 'night'),
  search('rare word', 'removals', 'hiab', 'Whitestone', 'Immingham'),
  search('term of the trade', 'artic', 'class 2', 'FLT'),
  search('several words', 'hgv driver leeds', 'warehouse nights bristol', 'class 1 trunk'),
  search('mistyped', 'warehose', 'drvier', 'Birmingam', 'Manchster'),
  search('no match', 'xylophone', 'quantum accordion'),
  list('search and filters', ({ random }) => ({
    search: 'driver',
    location: random.pick(JOB_LOCATIONS),
    job_type: 'permanent',
  })),
  {
    name: 'suggest-searches',
    make: ({ random }) => get(endpoints.suggestSearches.path, { text: random.pick(['dr', 'fork', 'ware', 'man']) }),
  },
  {
    name: 'suggest-places',
    make: ({ random }) => get(endpoints.suggestPlaces.path, { text: random.pick(['le', 'birm', 'felix', 'LS1']) }),
  },
  {
    name: 'get-job-details',
    make: ({ random, slugs }) => get(endpoints.getJobDetails.path, { slug: random.pick(slugs) }),
  },
  { name: 'apply-to-job', make: application },
  {
    name: 'public_jobs, first page',
    make: () => get(endpoints.publicJobs.path, { select: '*', order: 'posted_date.desc', limit: PAGE }),
  },
  {
    name: 'public_jobs, filtered',
    make: ({ random }) =>
      get(endpoints.publicJobs.path, {
        select: '*',
        category: `eq.${random.pick(JOB_CATEGORIES)}`,
        location: `ilike.%${random.pick(JOB_LOCATIONS)}%`,
        order: 'posted_date.desc',
        limit: PAGE,
      }),
  },
];

/** Each from a new address, so that none meets the limit on applications. */
function application({ random, serial, slugs }: Drawing): Request {
  const address = [24, 16, 8, 0].map((bits) => (serial >>> bits) & 255).join('.');
  return new Request(new URL(endpoints.applyToJob.path, ORIGIN), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-real-ip': address },
    body: JSON.stringify({
      fullName: 'Sam Carter',
      email: `candidate-${serial}@example.com`,
      phone: '07700 900123',
      jobTitle: 'HGV Class 1 Driver',
      jobSlug: random.pick(slugs),
      coverLetter: 'I have driven articulated vehicles for eleven years and hold a digital tachograph card.',
    }),
  });
}

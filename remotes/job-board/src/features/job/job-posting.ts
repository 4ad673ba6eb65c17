import { brand } from '@site/design-system';
import type { Job } from '@site/contract';
import type { JobDetail } from './job-detail.ts';
import { hoursText } from './job-facts.ts';
import { jobHref } from './job-summary.ts';

const EMPLOYMENT_TYPES: ReadonlyMap<string, string> = new Map([
  ['', 'FULL_TIME'],
  ['full-time', 'FULL_TIME'],
  ['permanent', 'FULL_TIME'],
  ['part-time', 'PART_TIME'],
  ['contract', 'CONTRACTOR'],
  ['temporary', 'TEMPORARY'],
]);
/** Hours a week. */
const FULL_TIME_FROM = 30;

/**
 * The advert for search engines' job listings (schema.org JobPosting), on the site with this origin. Undefined where
 * the advert lacks what they require: a text, and a place or work from home.
 */
export function jobPosting(
  { job, closesAt }: Pick<JobDetail, 'job' | 'closesAt'>,
  siteUrl: string,
): object | undefined {
  const description = [job.description, job.requirements, job.benefits].filter(Boolean).join('\n');
  const hours = hoursText(job);
  const places = (job.places ?? []).map((place) => placeOf(place));
  if (!description.trim() || (places.length === 0 && !job.is_remote)) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description,
    identifier: { '@type': 'PropertyValue', name: brand.name, value: job.reference ?? job.id },
    datePosted: job.created_at,
    // An advert without a closing date is open until it leaves the feed; its page then answers 410.
    ...(closesAt && { validThrough: closesAt }),
    employmentType: employmentType(job),
    ...(hours && { workHours: hours }),
    industry: 'Transport and logistics',
    occupationalCategory: job.category,
    url: new URL(jobHref(job.slug), siteUrl).href,
    directApply: true,
    // Google's word for a client that is not named.
    hiringOrganization: { '@type': 'Organization', name: job.company?.trim() || 'confidential' },
    ...(job.is_remote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: job.places?.[0]?.country ?? 'GB' },
    }),
    ...(places.length === 1 && { jobLocation: { ...places[0], ...coordinates(job) } }),
    ...(places.length > 1 && { jobLocation: places }),
    ...baseSalary(job),
  };
}

function employmentType({ job_type, weekly_hours }: Job): string {
  const type = (job_type ?? '').trim().toLowerCase().replaceAll(/[\s_]/g, '-');
  const known = EMPLOYMENT_TYPES.get(type) ?? 'OTHER';
  return known === 'FULL_TIME' && weekly_hours && weekly_hours.max < FULL_TIME_FROM ? 'PART_TIME' : known;
}

const placeOf = ({ town, area, country }: NonNullable<Job['places']>[number]) => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    ...(town && { addressLocality: town }),
    ...(area && { addressRegion: area }),
    addressCountry: country,
  },
});

function coordinates({ latitude, longitude }: Job) {
  if (latitude === undefined || longitude === undefined) return {};
  return { geo: { '@type': 'GeoCoordinates', latitude, longitude } };
}

function baseSalary({ salary_min: min, salary_max: max, salary_period: period }: Job) {
  if (!min && !max) return {};
  const amount = min && min === max ? { value: min } : { ...(min && { minValue: min }), ...(max && { maxValue: max }) };
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'GBP',
      value: { '@type': 'QuantitativeValue', ...amount, unitText: period.toUpperCase() },
    },
  };
}

import { brand } from '@site/design-system';
import type { Job } from '@site/contract';
import { companyText, jobHref } from './job-summary.ts';

const EMPLOYMENT_TYPES: Record<string, string> = {
  'full-time': 'FULL_TIME',
  permanent: 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
};

/** The advert for search engines' job listings (schema.org JobPosting), on the site with this origin. */
export function jobPosting(job: Job, siteUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: [job.description, job.requirements, job.benefits].filter(Boolean).join('\n'),
    identifier: { '@type': 'PropertyValue', name: brand.name, value: job.id },
    datePosted: job.created_at,
    employmentType: EMPLOYMENT_TYPES[job.job_type ?? ''] ?? 'OTHER',
    occupationalCategory: job.category,
    url: new URL(jobHref(job.slug), siteUrl).href,
    directApply: job.apply_url === null,
    hiringOrganization: { '@type': 'Organization', name: companyText(job.company) },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: job.location, addressCountry: 'GB' },
    },
    ...baseSalary(job),
  };
}

function baseSalary({ salary_min: min, salary_max: max, salary_period: period }: Job) {
  if (!min && !max) return {};
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'GBP',
      value: {
        '@type': 'QuantitativeValue',
        ...(min && { minValue: min }),
        ...(max && { maxValue: max }),
        unitText: period.toUpperCase(),
      },
    },
  };
}

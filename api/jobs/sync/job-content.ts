import { createHash } from 'node:crypto';
import type { FeedJob, JobContent } from '../../feeds/feed.ts';
import { advertTermsOf } from '../search/advert-terms.ts';
import { factColumns } from './advert-facts/index.ts';
import { jobSlug } from './slug.ts';

/** What is stored of an advert. A long one takes a good part of a second: the feed's thread does it. */
export function jobContentOf(job: FeedJob): JobContent {
  const terms = advertTermsOf(job);
  const said = factColumns(job);
  const facts = { ...said, closes_on: job.closesOn ?? said.closes_on };
  return {
    external_id: job.externalId,
    slug: jobSlug(job),
    title: job.title,
    company: job.company,
    location: job.location,
    salary_min: job.salaryMin,
    salary_max: job.salaryMax,
    salary_period: job.salaryPeriod,
    job_type: job.jobType,
    category: job.category,
    description: job.description,
    requirements: job.requirements,
    benefits: job.benefits,
    apply_url: job.applyUrl,
    posted_at: job.postedAt,
    reference: job.reference,
    ...facts,
    ...terms,
    content_hash: createHash('sha256').update(JSON.stringify({ job, terms, facts })).digest('base64url'),
  };
}

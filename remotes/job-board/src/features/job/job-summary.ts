import { brand } from '@site/design-system';
import { jobTypeText, salaryText, type Job } from '@site/contract';
import { excerpt } from './excerpt.ts';
import { dateText, isNew } from './posted-date.ts';

const EXCERPT_LENGTH = 200;

/** A job as its card shows it. Loaders create it, so pages carry no full adverts and both renders agree on "new". */
export interface JobSummary {
  slug: string;
  title: string;
  company: string;
  location: string;
  salary: string;
  jobType: string;
  excerpt: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  posted: string;
  isNew: boolean;
}

/** The client's name or, when it is not named, the agency's term for it. */
export const companyText = (company: string | null): string => company?.trim() || `${brand.name} Client`;

export function summarise(job: Job, now: Date): JobSummary {
  return {
    slug: job.slug,
    title: job.title,
    company: companyText(job.company),
    location: job.location,
    salary: salaryText(job),
    jobType: jobTypeText(job.job_type),
    excerpt: excerpt(job.description, EXCERPT_LENGTH),
    createdAt: job.created_at,
    posted: dateText(job.created_at),
    isNew: isNew(job.created_at, now),
  };
}

export const jobHref = (slug: string): string => `/jobs/${encodeURIComponent(slug)}`;

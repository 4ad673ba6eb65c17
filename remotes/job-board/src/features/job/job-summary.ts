import { brand } from '@site/design-system';
import { jobTypeText, salaryText, type Job } from '@site/contract';
import { excerpt } from './excerpt.ts';
import { hoursText, licenceTexts, placeText, shiftTexts } from './job-facts.ts';
import { ageText, dateText, isNew } from './posted-date.ts';

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
  /** Shifts, licences and hours, where the advert names them. */
  tags: string[];
  /** Whole miles from the place that was searched for. */
  distance?: number | undefined;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** '05/06/2025'. */
  posted: string;
  /** '3 days ago', or ''. */
  age: string;
  isNew: boolean;
}

/** The client's name or, when it is not named, the agency's term for it. */
export const companyText = (company: string | null): string => company?.trim() || `${brand.name} Client`;

export function summarise(job: Job, now: Date): JobSummary {
  const hours = hoursText(job);
  return {
    slug: job.slug,
    title: job.title,
    company: companyText(job.company),
    location: placeText(job),
    salary: salaryText(job),
    jobType: jobTypeText(job.job_type),
    excerpt: excerpt(job.description, EXCERPT_LENGTH),
    tags: [...shiftTexts(job), ...licenceTexts(job), ...(hours ? [hours] : [])],
    distance: job.distance,
    createdAt: job.created_at,
    posted: dateText(job.created_at),
    age: ageText(job.created_at, now),
    isNew: isNew(job.created_at, now),
  };
}

export const jobHref = (slug: string): string => `/jobs/${encodeURIComponent(slug)}`;

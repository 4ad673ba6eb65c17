import { detailSalaryText, jobTypeText, type Job } from '@site/contract';
import { placeText } from './job-facts.ts';
import { companyText, summarise, type JobSummary } from './job-summary.ts';
import { dateText, endOfDay, looksOld } from './posted-date.ts';

/** A job as its own page shows it: the advert, and its facts as text. */
export interface JobDetail {
  job: Job;
  company: string;
  location: string;
  salary: string;
  jobType: string;
  /** The last day for applications: '05/06/2025'; '' where it is not known. */
  closes: string;
  /** The last second of that day: '2025-06-05T23:59:59+01:00'. */
  closesAt?: string | undefined;
  /** What else the advert says, in the order in which it is shown. */
  more: { term: string; description: string }[];
  /** When the feed last had it, for an advert that looks old: '16/11/2026'; '' for any other. */
  confirmed: string;
  summary: JobSummary;
}

/** @param confirmedAt when the feed last had the job, where it is known */
export const describeJob = (job: Job, now: Date, confirmedAt = ''): JobDetail => ({
  job,
  company: companyText(job.company),
  location: placeText(job),
  salary: detailSalaryText(job),
  jobType: jobTypeText(job.job_type),
  closes: dateText(job.closes_on ?? ''),
  closesAt: endOfDay(job.closes_on ?? ''),
  more: [
    { term: 'Category', description: job.category },
    { term: 'Reference', description: job.reference ?? '' },
  ].filter(({ description }) => description),
  confirmed: looksOld(job.created_at, now) ? dateText(confirmedAt) : '',
  summary: summarise(job, now),
});

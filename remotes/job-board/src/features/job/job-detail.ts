import { detailSalaryText, jobTypeText, type Job } from '@site/contract';
import { companyText } from './job-summary.ts';
import { dateText } from './posted-date.ts';

/** A job as its own page shows it: the advert, and its dates and pay as text. */
export interface JobDetail {
  job: Job;
  company: string;
  salary: string;
  jobType: string;
  posted: string;
}

export const describeJob = (job: Job): JobDetail => ({
  job,
  company: companyText(job.company),
  salary: detailSalaryText(job),
  jobType: jobTypeText(job.job_type),
  posted: dateText(job.created_at),
});

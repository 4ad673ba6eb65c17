import type { JobFeed } from '../../../api/feeds/feed.ts';
import { jobContentOf } from '../../../api/jobs/sync/job-content.ts';
import type { JobType } from '@site/contract';
import { jobsAt, mockState } from '@site/mocks';
import { toPublicJob } from '../../../mocks/fixtures/public-jobs.ts';

/** The feed that the mocks' syncs read: it brings back the jobs with which they begin. */
export const mockedFeed: JobFeed = {
  isExcerpt: false,
  async *parts() {
    const jobs = jobsAt(mockState.now).map((job) =>
      jobContentOf({
        externalId: toPublicJob(job, 0).logicmelon_id,
        reference: job.reference ?? '',
        title: job.title,
        company: job.company,
        location: job.location,
        salaryMin: job.salary_min,
        salaryMax: job.salary_max,
        salaryPeriod: job.salary_period,
        jobType: job.job_type as JobType | null,
        category: job.category,
        description: job.description,
        requirements: job.requirements,
        benefits: job.benefits,
        applyUrl: job.apply_url,
        postedAt: new Date(job.created_at),
        closesOn: job.closes_on ?? null,
      }),
    );
    yield { total: jobs.length, jobs, rejected: [], repaired: [] };
  },
};

import type { MetaArgs, PageMeta } from '@site/remote-kit';
import type { JobApplyData } from './loader.ts';

/** Search engines show the job's own page. */
export const meta = ({ data }: MetaArgs<JobApplyData>): PageMeta => ({
  title: data?.view === 'job' ? `Apply for ${data.job.title}` : 'Apply for a job',
  robots: 'noindex',
});

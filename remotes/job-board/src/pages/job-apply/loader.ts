import { data } from 'react-router-dom';
import type { Job } from '@site/contract';
import type { LoaderArgs } from '@site/remote-kit';
import type { AppliedJob } from '../../features/application/form.ts';
import { companyText } from '../../features/job/job-summary.ts';
import { missingView, type JobDetailData } from '../job-detail/loader.ts';

export type JobApplyData =
  { view: 'job'; job: AppliedJob & Pick<Job, 'apply_url'> } | Exclude<JobDetailData, { view: 'job' }>;

/** The job that is applied for, or the same answer as on its own page. */
export async function loader({ params, request, api }: LoaderArgs) {
  const reply = await api.getJobDetails({ slug: params.slug ?? '' }, { signal: request.signal });
  if (!reply.ok) {
    const { status, ...view } = missingView(reply.error, new Date());
    return data<JobApplyData>(view, { status });
  }
  const { slug, title, company, location, apply_url } = reply.data.job;
  return data<JobApplyData>({ view: 'job', job: { slug, title, company: companyText(company), location, apply_url } });
}

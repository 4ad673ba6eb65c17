import { data, redirect } from 'react-router-dom';
import { JOB_CLOSED, type ApiError, type ClosedJob } from '@site/contract';
import type { LoaderArgs } from '@site/remote-kit';
import { answerPromise } from '@site/remote-kit/answer-promise.ts';
import { applyHref } from '../../features/application/addresses.ts';
import { describeJob, type JobDetail } from '../../features/job/job-detail.ts';
import { jobHref } from '../../features/job/job-summary.ts';
import { groupRelated, type RelatedGroup } from '../../features/job-page/group-related.ts';

export type JobDetailData =
  | { view: 'job'; detail: JobDetail; related: RelatedGroup[]; promise: string }
  | { view: 'closed'; message: string; related: RelatedGroup[] }
  | { view: 'not-found'; message: string }
  | { view: 'failed'; message: string };

const BAD_REQUEST = 400;
const NOT_FOUND = 404;
const GONE = 410;
const BAD_GATEWAY = 502;

export async function loader({ params, request, api }: LoaderArgs) {
  const { slug = '' } = params;
  const { search, searchParams } = new URL(request.url);
  // The application was a part of this page once.
  if (searchParams.has('apply')) throw redirect(applyHref(slug), 301);
  const [reply, promise] = await Promise.all([
    api.getJobDetails({ slug }, { signal: request.signal }),
    answerPromise({ api, request }),
  ]);
  const now = new Date();
  if (!reply.ok) {
    const { status, ...view } = missingView(reply.error, now);
    // Links that were typed, or changed on the way: slugs are lower-case, but for an advert's id.
    const usual = slug.toLowerCase();
    if (status === NOT_FOUND && slug !== usual) throw redirect(jobHref(usual) + search, 301);
    if (view.view === 'failed' && !request.signal.aborted)
      console.error('Job page:', reply.error.kind, reply.error.message);
    return data<JobDetailData>(view, { status });
  }
  const { job, relatedJobs, confirmedAt } = reply.data;
  return data<JobDetailData>({
    view: 'job',
    detail: describeJob(job, now, confirmedAt),
    related: groupRelated(relatedJobs, now, job),
    promise,
  });
}

/** What to show, and with which status, when a job's page cannot show the job. */
export function missingView(
  error: ApiError<ClosedJob>,
  now: Date,
): Exclude<JobDetailData, { view: 'job' }> & { status: number } {
  const failed = { view: 'failed', message: 'Failed to load job details', status: BAD_GATEWAY } as const;
  if (error.kind !== 'refused') return failed;
  if (error.status === GONE) {
    return {
      view: 'closed',
      message: error.message || JOB_CLOSED,
      related: groupRelated(error.details?.relatedJobs ?? [], now),
      status: GONE,
    };
  }
  const notFound = {
    view: 'not-found',
    message: error.message || "The job you're looking for doesn't exist.",
    status: NOT_FOUND,
  } as const;
  // No job can have this address.
  if (error.status === BAD_REQUEST) return { ...notFound, message: "The job you're looking for doesn't exist." };
  if (error.status === NOT_FOUND) return notFound;
  return { ...failed, message: error.message || failed.message };
}

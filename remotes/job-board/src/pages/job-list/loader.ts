import { data, redirect } from 'react-router-dom';
import { withoutInwardPart, withPostcodeAsPlace, type ApiClient, type ApiError, type JobQuery } from '@site/contract';
import type { LoaderArgs } from '@site/remote-kit';
import { ALERT_PARAMETER } from '../../features/alerts/alert-href.ts';
import { loadAlertForm } from '../../features/alerts/load-alert-form.ts';
import { summarise } from '../../features/job/job-summary.ts';
import { searchHref } from '../../features/search/job-search.ts';
import { readJobSearch, type ReadSearch } from '../../features/search/read-search.ts';
import type { Outcome } from '../../features/search/outcome.ts';

export interface JobListData {
  query: JobQuery;
  outcome: Outcome;
  /** What of the address could not be read. */
  unread?: ReadSearch['unread'];
}

const NOT_FOUND = 404;
const TOO_MANY_REQUESTS = 429;
const BAD_GATEWAY = 502;

export async function loader({ request, api }: LoaderArgs) {
  const { searchParams } = new URL(request.url);
  if (searchParams.has(ALERT_PARAMETER)) await loadAlertForm();
  const { query, unread } = readJobSearch(searchParams);
  if (namesAHouse(searchParams)) throw redirect(searchHref(query));
  const loaded = await loadJobList(query, { api, signal: request.signal });
  return data<JobListData>({ ...loaded.data, unread }, loaded.init ?? undefined);
}

/** A page of a search's jobs, with the status to answer with. */
export async function loadJobList(query: JobQuery, { api, signal }: { api: ApiClient; signal: AbortSignal }) {
  const reply = await api.getJobs({ ...query, facets: '1' }, { signal });
  if (!reply.ok) {
    if (!signal.aborted) console.error('Job list:', reply.error.kind, reply.error.message);
    return isOfTooMany(reply.error)
      ? data<JobListData>(
          { query, outcome: { ok: false, message: reply.error.message } },
          { status: TOO_MANY_REQUESTS },
        )
      : data<JobListData>({ query, outcome: { ok: false } }, { status: BAD_GATEWAY });
  }
  const now = new Date();
  const jobs = reply.data.jobs.map((job) => summarise(job, now));
  const { page, limit } = query;
  const { jobs: _jobs, pagination, ...found } = reply.data;
  const isPastTheLast = pagination.total > 0 && page > pagination.totalPages;
  return data<JobListData>(
    {
      query,
      outcome: { ok: true, ...found, jobs, pagination: { ...pagination, page, limit } },
    },
    isPastTheLast ? { status: NOT_FOUND } : undefined,
  );
}

/** Whether a form without JavaScript sent a full postcode, which no address keeps. */
function namesAHouse(parameters: URLSearchParams): boolean {
  const near = parameters.get('near') ?? '';
  const search = parameters.get('search') ?? '';
  return withoutInwardPart(near) !== near || withPostcodeAsPlace({ search }).search !== search;
}

const isOfTooMany = (error: ApiError): boolean => error.kind === 'refused' && error.status === TOO_MANY_REQUESTS;

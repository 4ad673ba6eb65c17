import type { JobQuery } from '@site/contract';
import { jobListHref } from '@site/remote-kit/links/job-board.ts';
import { searchParameters } from '../search/job-search.ts';

/** The name of the form that asks for an alert, and the id of its panel on the page. */
export const JOB_ALERT = 'job-alert';

/** In the job list's URL: 'new' shows the form, 'sent' that it was accepted. */
export const ALERT_PARAMETER = 'alert';

/** The job list with the form for an alert. */
export const alertHref = (query: Partial<JobQuery>): string =>
  `${jobListHref}?${new URLSearchParams([...searchParameters(query), [ALERT_PARAMETER, 'new']])}#${JOB_ALERT}`;

// Generated from the routes of remotes/job-board.
export const alertSettingsHref = '/jobs/alerts';
export const jobApplyHref = ({ slug }: { slug: string }): string => `/jobs/${encodeURIComponent(slug)}/apply`;
export const jobDetailHref = ({ slug }: { slug: string }): string => `/jobs/${encodeURIComponent(slug)}`;
export const jobListHref = '/jobs';
export const savedJobsHref = '/jobs/saved';

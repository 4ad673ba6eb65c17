import { jobHref } from '../job/job-summary.ts';

/** The address of the application as a page of its own. */
export const applyHref = (slug: string) => `${jobHref(slug)}/apply`;

/** In the application page's URL: the reference of the application that was posted to it. */
export const SENT_PARAMETER = 'sent';

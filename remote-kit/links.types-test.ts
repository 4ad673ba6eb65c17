/** What does not compile: the compiler must report exactly the lines with an expected error. */
import { jobDetailHref, jobListHref } from '@site/remote-kit/links/job-board.ts';
// @ts-expect-error the job board has no such page
import { jobArchiveHref } from '@site/remote-kit/links/job-board.ts';
// @ts-expect-error there is no such remote
import { nowhereHref } from '@site/remote-kit/links/nowhere.ts';

export const links: string[] = [
  jobListHref,
  jobDetailHref({ slug: 'driver-1' }),
  // @ts-expect-error a page with parameters has no address without them
  jobDetailHref,
  // @ts-expect-error a parameter is missing
  jobDetailHref({}),
  // @ts-expect-error a parameter that the page does not have
  jobDetailHref({ slug: 'driver-1', tab: 'pay' }),
];
export const unknown: unknown[] = [jobArchiveHref, nowhereHref];

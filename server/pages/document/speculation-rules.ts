import { alertSettingsHref, jobListHref, savedJobsHref } from '@site/remote-kit/links/job-board.ts';
import { mainNavigation } from '../../../shell/src/layout/navigation.ts';

/** The pages that visitors are likely to open next: those of the header, and jobs. None of them needs a password. */
const LIKELY = [...mainNavigation.map(({ href }) => href), `${jobListHref}/:slug`];

/** As a URL pattern: a mere asterisk matches an empty query, too. */
const WITH_QUERY = String.raw`/*\?(.+)`;

/**
 * Has browsers prefetch a likely page when its link is pointed at before the site's scripts have come: until then, a
 * link opens a new document. https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: LIKELY }, { not: { href_matches: [WITH_QUERY, savedJobsHref, alertSettingsHref] } }],
      },
      eagerness: 'moderate',
    },
  ],
});

/** Whether a browser prefetches a page, which its visitor may never open. */
export const isSpeculative = ({ headers }: Pick<Request, 'headers'>): boolean =>
  headers.get('sec-purpose')?.startsWith('prefetch') ?? false;

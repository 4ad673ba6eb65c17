import type { FailureFacts } from '@site/contract';

/** What a browser says of a page, or a part of one, that it could not show. */
export interface FailureReport extends FailureFacts {
  /** What the visitor was told. */
  number: string;
  /** The page's path pattern. */
  route: string;
  remote: string;
  version: string | undefined;
  /** The part of the page that is the remote's; without it, the page is. */
  fragment: string | undefined;
}

/** Where they are posted to, as JSON. */
export const FAILURE_REPORTS = '/failure-reports';

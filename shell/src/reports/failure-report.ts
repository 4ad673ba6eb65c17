import type { FailureFacts } from '@site/contract';

/** What a browser says of a page that it could not show. */
export interface FailureReport extends FailureFacts {
  /** What the visitor was told. */
  number: string;
  /** The page's path pattern. */
  route: string;
  remote: string;
  version: string | undefined;
}

/** Where they are posted to, as JSON. */
export const FAILURE_REPORTS = '/failure-reports';

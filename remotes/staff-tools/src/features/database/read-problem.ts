import type { ApiError } from '@site/contract';
import { messageOf } from '@site/remote-kit';

/** Why one of the lists could not be read. */
export const readProblem = (what: 'jobs' | 'categories', error: ApiError): string =>
  `Error fetching ${what}: ${messageOf(error)}`;

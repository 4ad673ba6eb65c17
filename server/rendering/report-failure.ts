import { newFailureNumber } from '@site/contract';
import type { CallMade } from '@site/protocol';
import type { PageFailure } from '../../shell/src/page-state.ts';
import { failureFactsOf } from './failure-facts.ts';
import type { PageFailureReport } from './page-host.ts';

/** Reports why a page failed. Returns what its visitor is told, which is only a number to quote. */
export function reportFailure(
  error: unknown,
  route: string,
  report: (failure: PageFailureReport) => void,
  calls: readonly CallMade[] = [],
): PageFailure['data'] {
  const number = newFailureNumber();
  const cause = error instanceof Error && error.cause ? String(error.cause) : undefined;
  report({ id: number, route, facts: failureFactsOf(error), calls, message: String(error), cause });
  return { message: 'Something went wrong while we made this page.', number };
}

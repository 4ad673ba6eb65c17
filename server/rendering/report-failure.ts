import { randomUUID } from 'node:crypto';
import type { PageFailureReport } from './page-host.ts';

/** Reports why a page failed. Returns what its visitor is told, which is only a number to quote. */
export function reportFailure(error: unknown, route: string, report: (failure: PageFailureReport) => void): string {
  const id = randomUUID();
  const cause = error instanceof Error && error.cause ? String(error.cause) : undefined;
  report({ id, route, message: String(error), cause });
  return `Something went wrong while we made this page. If it happens again, please quote this number: ${id}`;
}

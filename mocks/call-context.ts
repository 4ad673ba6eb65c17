import { realTime } from './clock.ts';
import type { AnswerName, VisitorName } from './states/names.ts';

/** What a call's handler must know beside the request. It travels in a header, since MSW clones requests. */
export interface CallContext {
  settings: { clockAhead: number; dataset: string };
  /** Whom the endpoint takes the visitor for. */
  visitor?: VisitorName;
  /** What the back end holds in this state. */
  variant?: AnswerName;
}

const CONTEXT_HEADER = 'x-mock-context';

export function withContext(request: Request, changes: Partial<CallContext>): Request {
  const headers = new Headers(request.headers);
  headers.set(CONTEXT_HEADER, JSON.stringify({ ...contextOf(request), ...changes }));
  return new Request(request, { headers });
}

export function contextOf({ headers }: Request): CallContext {
  const context = headers.get(CONTEXT_HEADER);
  return context ? (JSON.parse(context) as CallContext) : { settings: { clockAhead: 0, dataset: '' } };
}

/** The time on the clock of whoever has these settings. */
export const visitorTime = ({ clockAhead }: CallContext['settings']): Date => new Date(realTime() + clockAhead);

import type { FailureFacts } from '@site/contract';

/** A call of the API that a page had made, and how it was answered; without a status, not at all. */
export interface CallMade {
  /** The endpoint's name in the contract: 'getJobs'. */
  endpoint: string;
  status?: number | undefined;
}

/** A page, or a browser's call of the API, that failed, as it is stored: nothing of it says who saw it. */
export interface Failure extends FailureFacts {
  /** What the visitor was told: 'ERR-7K2M9Q'. */
  number: string;
  at: Date;
  /** Where it was noticed. */
  side: 'browser' | 'server';
  /** The page's path pattern, as a path may be somebody's own; of a call, the endpoint's path. */
  route: string;
  /** Whose code it is. */
  remote?: string | undefined;
  version?: string | undefined;
  /** Which part of another remote's page it was; without it, the page itself. */
  fragment?: string | undefined;
  /** Those that the page had made before, or the one that failed. */
  calls: readonly CallMade[];
}

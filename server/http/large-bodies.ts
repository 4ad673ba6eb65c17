import { MAX_BODY_BYTES } from '@site/protocol';
import { received } from './visitor-request.ts';
import type { WorkQueue } from './work-queue.ts';

interface Sending {
  request: Request;
  /** The sender's address. */
  visitor: string;
  /** The most bytes that the body may have; default: the limit for every body. */
  largest?: number | undefined;
}

/** Answers a request once its body is here. @throws ApiProblem 413; Rejection while too many large ones arrive */
export type WithBody = <Answer>(sending: Sending, answer: (whole: Request) => Promise<Answer>) => Promise<Answer>;

/** Whatever a remote says about its pages' forms. */
const MOST_BYTES = 8 * 1024 * 1024;

/**
 * Bodies are held in memory until they are answered, so large ones have a queue of their own. One of undeclared length
 * gets the limit for every body.
 */
export function createBodyReader(largeBodies: WorkQueue): WithBody {
  return async ({ request, visitor, largest = MAX_BODY_BYTES }, answer) => {
    const isLarge = largest > MAX_BODY_BYTES && Number(request.headers.get('content-length')) > MAX_BODY_BYTES;
    if (!isLarge) return answer(await received(request));
    return largeBodies.run({ visitor, signal: request.signal }, async () =>
      answer(await received(request, Math.min(largest, MOST_BYTES))),
    );
  };
}

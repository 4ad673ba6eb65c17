import { DeadlineExceeded, type Log, withDeadline } from '@site/api/program';

/** How long a page or a file that somebody reads waits for a call. */
export const READ_MS = 8_000;

interface DeadlineOptions {
  /** How long to wait for an answer, in milliseconds. */
  within: number;
  log: Log;
}

/**
 * The response to a call that a page or a file waits for. When none comes in time, the call fails as it would without a
 * connection, and the request's signal tells whoever works on it.
 */
export async function answerInTime(
  request: Request,
  send: (request: Request) => Promise<Response>,
  { within, log }: DeadlineOptions,
): Promise<Response> {
  const { pathname: path } = new URL(request.url);
  try {
    return await withDeadline(path, within, (ended) =>
      send(new Request(request, { signal: AbortSignal.any([request.signal, ended]) })),
    );
  } catch (error) {
    if (!(error instanceof DeadlineExceeded)) throw error;
    log.error('call.unanswered', { path, milliseconds: within });
    throw new TypeError(`There was no answer within ${within} ms`, { cause: error });
  }
}

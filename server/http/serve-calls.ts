import type { Context } from 'hono';
import { type Api, type CallFault, isPublicRead } from '@site/api';
import { endpoints, type Endpoint } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { compressFor } from './compression.ts';
import type { WithBody } from './large-bodies.ts';
import { answerRejected, rejectCall, type CountRead } from './rejection.ts';
import { visitorHeaders, visitorRequest } from './visitor-request.ts';
import type { WorkQueue } from './work-queue.ts';

interface CallServing {
  api: Api;
  queue: WorkQueue;
  countRead: CountRead;
  withBody: WithBody;
  /** Remembers a fault of the API, and returns the number that the visitor is told. */
  numberFault?: (fault: CallFault) => string;
}

const largestBodies = new Map(
  Object.values<Endpoint>(endpoints).map(({ path, largestBody }) => [path as string, largestBody]),
);

/** Answers API calls that come from outside, within limits. */
export function createCallAnswers({ api, queue, countRead, withBody, ...around }: CallServing) {
  return async (context: Context): Promise<Response> => {
    const { raw, path: pathname } = context.req;
    const headers = visitorHeaders(context);
    const visitor = api.addressOf({ headers });
    const isPublic = isPublicRead(pathname);
    try {
      // Before anything that takes time.
      queue.admit(visitor);
      if (isPublic) countRead(visitor);
      const request = visitorRequest(context, headers);
      const { signal } = request;
      const response = await withBody({ request, visitor, largest: largestBodies.get(pathname) }, (whole) =>
        queue.run({ visitor, signal }, () => api.fetch(whole, around)),
      );
      return isPublic ? await compressFor(headers, response) : response;
    } catch (error) {
      if (error instanceof ApiProblem) return error.toResponse();
      return answerRejected(error, raw, (rejection) => rejectCall(pathname, rejection));
    }
  };
}

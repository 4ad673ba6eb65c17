import type { Context } from 'hono';
import { type Api, type CallFault, isPublicRead } from '@site/api';
import { endpoints, type Endpoint } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { compress, encodingFor, LEAST_COMPRESSED_BYTES } from './compression.ts';
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
      return isPublic ? await compressed(response, headers) : response;
    } catch (error) {
      if (error instanceof ApiProblem) return error.toResponse();
      return answerRejected(error, raw, (rejection) => rejectCall(pathname, rejection));
    }
  };
}

/**
 * Only for public data: where a reply contains a secret and also repeats the request, its compressed length tells
 * whoever watches the connection how much of the secret a request has guessed (BREACH).
 */
async function compressed(response: Response, requestHeaders: Headers): Promise<Response> {
  const body = new Uint8Array(await response.arrayBuffer());
  if (body.byteLength < LEAST_COMPRESSED_BYTES) return new Response(body, response);
  const headers = new Headers(response.headers);
  headers.append('vary', 'Accept-Encoding');
  const encoding = encodingFor(requestHeaders.get('accept-encoding'));
  if (!encoding) return new Response(body, { status: response.status, headers });
  headers.set('content-encoding', encoding);
  // That of the body as it was: a browser would wait for bytes that never come.
  headers.delete('content-length');
  return new Response(await compress[encoding](body), { status: response.status, headers });
}

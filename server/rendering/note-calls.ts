import { endpoints, type EndpointName } from '@site/contract';
import type { CallMade } from '@site/protocol';
import type { SendCall } from './page-host.ts';

/** The endpoints' names in the contract, by their paths. */
const NAMES = new Map(Object.entries(endpoints).map(([name, { path }]) => [path as string, name as EndpointName]));

/** Of what somebody may ask: more tells nothing. */
const MOST_CALLS = 20;

/** Sends calls, and adds to `calls` which they were and how they were answered, without what they asked. */
export const noteCalls =
  (sendCall: SendCall, calls: CallMade[]): SendCall =>
  async (request, to) => {
    const endpoint = NAMES.get(new URL(request.url).pathname);
    if (endpoint === undefined || calls.length >= MOST_CALLS) return sendCall(request, to);
    const call: CallMade = { endpoint };
    calls.push(call);
    const response = await sendCall(request, to);
    call.status = response.status;
    return response;
  };

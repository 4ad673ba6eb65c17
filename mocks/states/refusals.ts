import { DATABASE_OUT, FROM_ANOTHER_SITE, GATE_IS_BUSY, OUR_FAULT, type EndpointName } from '@site/contract';
import {
  ApiProblem,
  GATE_BUSY_S,
  LimitExceeded,
  LIMITS,
  OUTAGE_S,
  REQUEST_ID_HEADER,
  requestId,
  RestProtocolError,
  sessionNeeded,
} from '@site/protocol';
import type { RefusalStatus } from '../mock-endpoint.ts';
import { mocks } from '../mocks.ts';
import type { AnswerName } from './names.ts';
import { isGate, isTable } from './offered.ts';

export const isRefusal = (answer: AnswerName): answer is RefusalStatus => /^\d/.test(answer) && answer !== '400';

const tooManyRequests = () => new LimitExceeded('submission', LIMITS.submission.windowMs);

/** The refusal with which the real endpoint answers in this state. */
export function refuse(name: EndpointName, status: RefusalStatus, request: Request): Response {
  const id = requestId(request);
  const response = refusalOf(name, status, request, id);
  response.headers.set(REQUEST_ID_HEADER, id);
  return response;
}

function refusalOf(name: EndpointName, status: RefusalStatus, request: Request, id: string): Response {
  if (isTable(name)) return refuseTable(status, id);
  if (status === '500') return Response.json({ error: OUR_FAULT, id }, { status: 500, headers: NO_STORE });
  if (status === '503') return refuseForNow(name, id);
  return problemOf(name, status, request).toResponse();
}

function problemOf(name: EndpointName, status: RefusalStatus, request: Request): ApiProblem {
  const { operation, refusals } = mocks[name];
  const own = refusals?.[status];
  if (own) return typeof own === 'string' ? new ApiProblem(Number(status), own) : own(request);
  if (status === '401') return sessionNeeded(operation.sessions?.[0] ?? 'staff');
  if (status === '403') return new ApiProblem(403, FROM_ANOTHER_SITE);
  if (status === '429') return tooManyRequests();
  throw new Error(`${name} has no refusal with status ${status}`);
}

const NO_STORE = { 'cache-control': 'no-store' };
const AFTER_OUTAGE = { 'retry-after': String(OUTAGE_S) };

function refuseForNow(name: EndpointName, id: string): Response {
  if (!isGate(name))
    return Response.json({ error: DATABASE_OUT, id }, { status: 503, headers: { ...NO_STORE, ...AFTER_OUTAGE } });
  return new ApiProblem(503, GATE_IS_BUSY, { headers: { 'retry-after': String(GATE_BUSY_S) } }).toResponse();
}

function refuseTable(status: RefusalStatus, id: string): Response {
  if (status === '429') {
    const { message, headers } = tooManyRequests();
    return new RestProtocolError(message, { status: 429, code: '53400', headers }).toResponse();
  }
  const fault = { code: 'XX000', details: id };
  return status === '503'
    ? new RestProtocolError(DATABASE_OUT, { ...fault, status: 503, headers: AFTER_OUTAGE }).toResponse()
    : new RestProtocolError(OUR_FAULT, { ...fault, status: 500 }).toResponse();
}

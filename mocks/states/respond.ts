import type { AccessRequest, EndpointName } from '@site/contract';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { getResponse } from 'msw/utils/get-response';
import { contextOf, visitorTime, withContext, type CallContext } from '../call-context.ts';
import type { RefusalStatus } from '../mock-endpoint.ts';
import { mocks } from '../mocks.ts';
import { datasetOf, withState } from '../state.ts';
import { hostileOf, minimalOf } from './rewritten-replies.ts';
import { DELAYS, type AnswerName } from './names.ts';
import { isGate } from './offered.ts';
import { isRefusal, refuse } from './refusals.ts';
import type { Rule } from './rule.ts';

/** Answers calls of an endpoint as the rule says; those before it applies get the usual answer. */
export const ruledHandler = (name: EndpointName, rule: Rule): HttpHandler =>
  http.all(`*${mocks[name].endpoint.path}`, async ({ request }) => {
    const { answer = 'ready', visitor, after = 0 } = rule;
    const seen = visitor ? withContext(request, { visitor }) : request;
    const dataset = datasetFor(request);
    const calls = (dataset.calls.get(name) ?? 0) + 1;
    dataset.calls.set(name, calls);
    if (calls <= after) return usual(name, seen);
    if (rule.delay) await wait(DELAYS[rule.delay]);
    return answerAs(answer, name, seen);
  });

const wait = (ms: number) => delay(ms === Infinity ? 'infinite' : ms);

function datasetFor(request: Request) {
  const { settings } = contextOf(request);
  return datasetOf(settings.dataset, visitorTime(settings));
}

/** What the endpoint answers without any rule. */
const usual = (name: EndpointName, request: Request, context: Partial<CallContext> = {}) =>
  getResponse([mocks[name].handler], withContext(request, context)) as Promise<Response>;

async function answerAs(answer: AnswerName, name: EndpointName, request: Request): Promise<Response> {
  if (mocks[name].states?.[answer]) return usual(name, request, { variant: answer });
  if (answer === '400') return usual(name, refusable(name, request));
  if (isRefusal(answer)) return refused(name, answer, request);
  const broken = BROKEN[answer];
  if (broken) return broken();
  const response = await usual(name, request);
  const rewrite = REWRITTEN[answer];
  return rewrite ? rewritten(name, response, rewrite) : response;
}

/** Answers that the contract does not know. */
const BROKEN: Partial<Record<AnswerName, () => Response>> = {
  offline: () => HttpResponse.error(),
  malformed: () => HttpResponse.text('{"jobs": [{"id": "1", "ti', { headers: { 'content-type': 'application/json' } }),
  'web-page': () => HttpResponse.html('<!doctype html><title>Welcome</title>'),
};

const REWRITTEN: Partial<Record<AnswerName, typeof minimalOf>> = { minimal: minimalOf, hostile: hostileOf };

async function rewritten(name: EndpointName, response: Response, rewrite: typeof minimalOf): Promise<Response> {
  if (!response.ok || !/json/.test(response.headers.get('content-type') ?? '')) return response;
  const { status, headers } = response;
  headers.delete('content-length');
  return new Response(JSON.stringify(rewrite(mocks[name].endpoint.reply, await response.json())), { status, headers });
}

/** The call with input that the endpoint's own check refuses. */
function refusable(name: EndpointName, request: Request): Request {
  const { endpoint, refusedInput = { query: '?order=nothing' } } = mocks[name];
  const { query = '', body }: { query?: string; body?: object } = refusedInput;
  const url = new URL(endpoint.path + query, request.url);
  const { method, headers } = request;
  return new Request(url, body ? { method, headers, body: JSON.stringify(body) } : { method, headers });
}

/** At a gate, only a login is refused: asking whether a session is valid never is. */
async function refused(name: EndpointName, status: RefusalStatus, request: Request): Promise<Response> {
  if (isGate(name) && status !== '403' && status !== '500') {
    const { action } = (await request.clone().json()) as AccessRequest;
    if (action === 'verify' && status === '401') return HttpResponse.json({ success: true, valid: false });
    if (action !== 'login') return usual(name, request);
  }
  return withState(datasetFor(request), () => refuse(name, status, request));
}

import {
  endpoints,
  type Columns,
  type Endpoint,
  type EndpointInput,
  type EndpointName,
  type EndpointReply,
} from '@site/contract';
import {
  admitCall,
  ApiProblem,
  readInput,
  readRestRequest,
  refuseWriting,
  REQUEST_ID_HEADER,
  requestId,
  RestProtocolError,
  toRestResponse,
  type BodyReader,
} from '@site/protocol';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { contextOf, visitorTime } from './call-context.ts';
import { queryRows } from './rest-query.ts';
import { endOpenSessions, withOpenSessions } from './sessions.ts';
import { state, withState, datasetOf } from './state.ts';
import { isGuarded } from './states/offered.ts';
import { variants } from './states/variants.ts';

interface Call {
  request: Request;
  /** The request's cookies, including those that a service worker cannot see. */
  cookies: Record<string, string>;
}

/** The contract's reply, with or without headers, or what is not JSON. */
export type Answer<Data> = Data | { data: Data; headers: HeadersInit } | Response;

interface MockOptions {
  /** Default: JSON and nothing else. */
  readBody?: BodyReader;
  /** What answers some requests before they count as calls. */
  answerFirst?: (request: Request) => Response | undefined;
}

/**
 * Mocks one endpoint of the contract on any origin. The resolver gets parsed input and returns the reply at once, from
 * `state`; it throws `ApiProblem` to refuse.
 */
export function mockEndpoint<Name extends EndpointName>(
  name: Name,
  resolve: (call: Call & { input: EndpointInput<Name> }) => Answer<EndpointReply<Name>>,
  { readBody, answerFirst }: MockOptions = {},
): HttpHandler {
  const definition: Endpoint = endpoints[name];
  return handlerFor(
    definition,
    async ({ request, cookies }) => {
      admitCall(request, definition);
      const input = (await readInput(request, definition, readBody)) as EndpointInput<Name>;
      return inContext(name, { request, cookies }, (call) => toResponse(resolve({ ...call, input })));
    },
    answerFirst,
  );
}

/** One table, read with PostgREST's query language from rows in memory. */
export function mockRest(name: EndpointName, columns: Columns, rowsOf: () => readonly object[]): HttpHandler {
  return handlerFor(endpoints[name], async ({ request, cookies }) => {
    refuseWriting(request);
    const query = readRestRequest(request, columns);
    const rows = inContext(name, { request, cookies }, () => queryRows(rowsOf(), query));
    return toRestResponse(query, rows);
  });
}

function handlerFor(
  { path }: Pick<Endpoint, 'path'>,
  answer: (call: Call) => Promise<Response>,
  answerFirst?: MockOptions['answerFirst'],
): HttpHandler {
  return http.all(`*${path}`, async ({ request, cookies }) => {
    const first = answerFirst?.(request);
    if (first) return first;
    const response = await answer({ request, cookies }).catch(refusalOf);
    response.headers.set(REQUEST_ID_HEADER, requestId(request));
    return response;
  });
}

/** @throws any error that is no refusal */
function refusalOf(error: unknown): Response {
  if (error instanceof ApiProblem || error instanceof RestProtocolError) return error.toResponse();
  throw error;
}

/** The result of work on the visitor's own data, as it is in the endpoint's state. */
function inContext<Result>(name: EndpointName, { request, cookies }: Call, work: (call: Call) => Result): Result {
  const { settings, visitor, variant } = contextOf(request);
  const now = visitorTime(settings);
  return withState(datasetOf(settings.dataset, now), () => {
    if (settings.dataset !== '' || state.isTicking) state.now = now;
    const call = { request, cookies: visitor ? withOpenSessions(cookies, visitor) : cookies };
    const changes = variant && variants[name]?.[variant]?.(state);
    try {
      return changes ? withState({ ...state, ...changes }, () => work(call)) : work(call);
    } finally {
      if (visitor === 'session-ends' && isGuarded(name)) endOpenSessions();
    }
  });
}

function toResponse(answer: Answer<unknown>): Response {
  if (answer instanceof Response) return answer;
  const { data, headers: own } = isWithHeaders(answer) ? answer : { data: answer, headers: {} };
  const headers = new Headers(own);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return HttpResponse.json(data as object, { headers });
}

const isWithHeaders = (answer: unknown): answer is { data: unknown; headers: HeadersInit } =>
  typeof answer === 'object' && answer !== null && 'data' in answer && 'headers' in answer;

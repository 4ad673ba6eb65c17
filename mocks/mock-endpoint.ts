import type { Columns, Endpoint, ListedEndpoint } from '@site/contract';
import type { Operation } from '@site/contract/operation.ts';
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
import type * as v from 'valibot';
import { contextOf, visitorTime } from './call-context.ts';
import type { Expectation } from './expectations/expectation.ts';
import { queryRows } from './rest-query.ts';
import { endOpenSessions, requireSession, withOpenSessions } from './sessions.ts';
import { datasetOf, state, withState } from './state.ts';
import type { ChangedState } from './states/lists.ts';
import type { AnswerName } from './states/names.ts';

interface Call {
  request: Request;
  /** The request's cookies, including those that a service worker cannot see. */
  cookies: Record<string, string>;
}

/** The contract's reply, with or without headers, or what is not JSON. */
export type Answer<Data> = Data | { data: Data; headers: HeadersInit } | Response;

/** What refuses a call with one of these statuses. 400 is left to the endpoint's own check of its input. */
export type RefusalStatus = Exclude<Extract<AnswerName, `${number}`>, '400'>;

interface RefusedInput {
  query?: string;
  body?: object;
  /** The faulty ones. */
  fields: readonly string[];
}

/** What testers can set, and what they then see. */
interface Testing {
  /** What the back end holds in the states that it has of its own. */
  states?: Readonly<Partial<Record<AnswerName, ChangedState>>> | undefined;
  /** Where its refusals say something of their own: the sentence, or the whole refusal. */
  refusals?: Readonly<Partial<Record<RefusalStatus, string | ((request: Request) => ApiProblem)>>>;
  /** Where its states show, and how. */
  shows: Expectation;
}

/** A mocked endpoint. */
export interface Mock extends Testing {
  endpoint: Endpoint;
  operation: Operation;
  handler: HttpHandler;
  refusedInput?: RefusedInput;
}

type InputOf<Definition extends Endpoint> = v.InferOutput<Definition['input']>;

/** Of an endpoint that takes input, input that it refuses with 400. */
type WithRefusedInput<Input> = keyof Input extends never ? { refusedInput?: never } : { refusedInput: RefusedInput };

type Mocking<Definition extends Endpoint> = Testing &
  WithRefusedInput<InputOf<Definition>> & {
    operation: Operation<Definition>;
    /** Gets parsed input and returns the reply at once, from `state`; throws `ApiProblem` to refuse. */
    answer: (call: Call & { input: InputOf<Definition> }) => Answer<v.InferOutput<Definition['reply']>>;
    /** Default: JSON and nothing else. */
    readBody?: BodyReader;
    /** What answers some requests before they count as calls. */
    answerFirst?: (request: Request) => Response | undefined;
  };

/** Mocks one endpoint of the contract on any origin. One that a single kind of session opens asks for it. */
export function mockEndpoint<Definition extends ListedEndpoint>(
  endpoint: Definition,
  { answer, readBody, answerFirst, ...testing }: Mocking<Definition>,
): Mock {
  const [scope, ...otherScopes] = testing.operation.sessions ?? [];
  const mock = { endpoint, ...testing };
  const handler = handlerFor(
    endpoint,
    async ({ request, cookies }) => {
      admitCall(request, endpoint);
      const input = (await readInput(request, endpoint, readBody)) as InputOf<Definition>;
      return inContext(mock, { request, cookies }, (call) => {
        if (scope && otherScopes.length === 0) requireSession(call, scope);
        return toResponse(answer({ ...call, input }));
      });
    },
    answerFirst,
  );
  return { ...mock, handler } as Mock;
}

interface MockedTable extends Testing {
  operation: Operation;
  columns: Columns;
  rows: () => readonly object[];
}

/** Mocks one table, read with PostgREST's query language from rows in memory. */
export function mockTable(endpoint: ListedEndpoint, { columns, rows: rowsOf, ...testing }: MockedTable): Mock {
  const mock = { endpoint, ...testing };
  const handler = handlerFor(endpoint, async ({ request, cookies }) => {
    refuseWriting(request);
    const query = readRestRequest(request, columns);
    const rows = inContext(mock, { request, cookies }, () => queryRows(rowsOf(), query));
    return toRestResponse(query, rows);
  });
  return { ...mock, handler };
}

function handlerFor(
  { path }: Pick<Endpoint, 'path'>,
  answer: (call: Call) => Promise<Response>,
  answerFirst?: (request: Request) => Response | undefined,
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
function inContext<Result>(
  { operation, states }: Pick<Mock, 'operation' | 'states'>,
  { request, cookies }: Call,
  work: (call: Call) => Result,
): Result {
  const { settings, visitor, variant } = contextOf(request);
  const now = visitorTime(settings);
  return withState(datasetOf(settings.dataset, now), () => {
    if (settings.dataset !== '' || state.isTicking) state.now = now;
    const call = { request, cookies: visitor ? withOpenSessions(cookies, visitor) : cookies };
    const changes = variant && states?.[variant]?.(state);
    try {
      return changes ? withState({ ...state, ...changes }, () => work(call)) : work(call);
    } finally {
      if (visitor === 'session-ends' && operation.sessions) endOpenSessions();
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

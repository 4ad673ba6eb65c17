import { randomUUID } from 'node:crypto';
import { endpoints, type Endpoint, type EndpointInput, type EndpointName, type EndpointReply, type ErrorReply } from '@site/contract';
import { readRestRequest, RestProtocolError, toRestResponse } from '@site/contract/rest-protocol.ts';
import { createLog, errorFields, type Log } from './log.ts';
import { ApiProblem } from './problem.ts';
import { readInput, type BodyReader } from './request-input.ts';
import { runRestQuery, type Readable } from './rest/run-query.ts';
import { currentServices, type Services } from './services.ts';

/** What every file in functions/ exports: a Netlify function as it stands. */
export type ApiFunction = (request: Request) => Promise<Response>;

/** Data with a status or headers of its own. Made by `reply`. */
export class Reply<Data> {
  readonly data: Data;
  readonly init: ReplyInit;

  constructor(data: Data, init: ReplyInit) {
    this.data = data;
    this.init = init;
  }
}

export interface ReplyInit {
  /** Default 200. */
  status?: number;
  /** `cache-control: no-store` unless given here. */
  headers?: HeadersInit;
}

export const reply = <Data>(data: Data, init: ReplyInit): Reply<Data> => new Reply(data, init);

type Answer<Data> = Promise<Data | Reply<Data> | Response>;

interface HandlerArgs<Input> {
  input: Input;
  request: Request;
  services: Services;
}

/**
 * One endpoint of the contract as a function of the web's Request and Response.
 * The handler gets parsed input and answers the contract's reply; it throws `ApiProblem` to refuse.
 */
export function apiFunction<Name extends EndpointName>(
  name: Name,
  handle: (args: HandlerArgs<EndpointInput<Name>>) => Answer<EndpointReply<Name>>,
  /** Default: JSON and nothing else. */
  readBody?: BodyReader,
): ApiFunction {
  const definition: Endpoint = endpoints[name];
  return serve(name, async (request, services) =>
    handle({ input: (await readInput(request, definition.input, readBody)) as EndpointInput<Name>, request, services }),
  );
}

/** One table, read with PostgREST's query language. */
export function restFunction(name: EndpointName, table: Readable): ApiFunction {
  return serve(name, async (request, { db }) => {
    try {
      const query = readRestRequest(request, table.columns);
      const { rows, total } = await runRestQuery(db, table, query);
      return toRestResponse(query, rows, total);
    } catch (error) {
      if (error instanceof RestProtocolError) return error.toResponse();
      throw error;
    }
  });
}

function serve(name: EndpointName, answer: (request: Request, services: Services) => Answer<unknown>): ApiFunction {
  const { method } = endpoints[name];
  return async (request) => {
    const id = requestId(request);
    const startedAt = performance.now();
    let log: Log | undefined;
    const respond = async (): Promise<Response> => {
      try {
        refuseWrongMethod(request, method);
        if (method === 'POST') refuseCrossSite(request);
        const services = await currentServices();
        log = services.log;
        return toResponse(await answer(request, services));
      } catch (error) {
        if (error instanceof ApiProblem) return error.toResponse();
        (log ?? createLog()).error('function.failed', { id, function: name, ...errorFields(error) });
        return internalError(id);
      }
    };
    const response = await respond();
    response.headers.set(REQUEST_ID_HEADER, id);
    const milliseconds = Math.round(performance.now() - startedAt);
    log?.info('function.answered', { id, function: name, status: response.status, milliseconds });
    return response;
  };
}

const REQUEST_ID_HEADER = 'x-request-id';

/** A proxy's id for the request, where it gives a plain one, so that its log and ours can be read together. */
function requestId(request: Request): string {
  const given = request.headers.get(REQUEST_ID_HEADER);
  return given !== null && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

function refuseWrongMethod(request: Request, method: Endpoint['method']): void {
  const allowed = method === 'GET' ? ['GET', 'HEAD'] : [method];
  if (allowed.includes(request.method)) return;
  throw new ApiProblem(405, `Method ${request.method} is not allowed here`, { headers: { allow: allowed.join(', ') } });
}

/**
 * Keeps other sites' pages from posting with a visitor's cookies. Browsers send Sec-Fetch-Site on trustworthy
 * origins and Origin everywhere; callers that are no browsers send neither. Only hosts are compared, because the
 * scheme changes where a proxy ends TLS.
 */
function refuseCrossSite(request: Request): void {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const sameSite = site !== null ? site === 'same-origin' || site === 'none' : origin === null || hostOf(origin) === ownHost(request);
  if (!sameSite) throw new ApiProblem(403, 'Requests from other sites are not allowed');
}

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);
const ownHost = (request: Request): string => request.headers.get('host') ?? new URL(request.url).host;

function toResponse(answer: unknown): Response {
  if (answer instanceof Response) return answer;
  const { data, init } = answer instanceof Reply ? answer : new Reply(answer, {});
  const headers = new Headers(init.headers);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return Response.json(data, { status: init.status ?? 200, headers });
}

/** The caller gets an id; what happened stays in the log. */
function internalError(id: string): Response {
  const body: ErrorReply = { error: 'Something went wrong on our side. Please try again.', id };
  return Response.json(body, { status: 500, headers: { 'cache-control': 'no-store' } });
}

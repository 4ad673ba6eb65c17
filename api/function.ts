import { randomUUID } from 'node:crypto';
import {
  endpoints,
  OUR_FAULT,
  type Endpoint,
  type EndpointInput,
  type EndpointName,
  type EndpointReply,
  type ErrorReply,
} from '@site/contract';
import {
  admitCall,
  ApiProblem,
  readInput,
  readRestRequest,
  refuseWriting,
  RestProtocolError,
  toRestResponse,
  type BodyReader,
} from '@site/protocol';
import { createLog, errorFields, type Log } from './log.ts';
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
  return serve(name, {
    admit: (request) => admitCall(request, definition),
    answer: async (request, services) =>
      toResponse(
        await handle({
          input: (await readInput(request, definition.input, readBody)) as EndpointInput<Name>,
          request,
          services,
        }),
      ),
    refusal: (error) => (error instanceof ApiProblem ? error.toResponse() : undefined),
    fault: (id) =>
      Response.json({ error: OUR_FAULT, id } satisfies ErrorReply, {
        status: 500,
        headers: { 'cache-control': 'no-store' },
      }),
  });
}

/** One table, read with PostgREST's query language, and refused in its words. */
export function restFunction(name: EndpointName, table: Readable): ApiFunction {
  return serve(name, {
    admit: refuseWriting,
    async answer(request, { db }) {
      const query = readRestRequest(request, table.columns);
      const { rows, total } = await runRestQuery(db, table, query);
      return toRestResponse(query, rows, total);
    },
    refusal: (error) => (error instanceof RestProtocolError ? error.toResponse() : undefined),
    fault: (id) => new RestProtocolError(OUR_FAULT, { status: 500, code: 'XX000', details: id }).toResponse(),
  });
}

/** What the two kinds of functions do in ways of their own. */
interface Serving {
  /** Throws where the request is not even looked into. */
  admit(request: Request): void;
  answer(request: Request, services: Services): Promise<Response>;
  /** Undefined for what was not thrown to refuse. */
  refusal(error: unknown): Response | undefined;
  /** The caller gets an id; what happened stays in the log. */
  fault(id: string): Response;
}

function serve(name: EndpointName, { admit, answer, refusal, fault }: Serving): ApiFunction {
  return async (request) => {
    const id = requestId(request);
    const startedAt = performance.now();
    let log: Log | undefined;
    const respond = async (): Promise<Response> => {
      try {
        const services = await currentServices();
        log = services.log;
        admit(request);
        return await answer(request, services);
      } catch (error) {
        const refused = refusal(error);
        if (refused) return refused;
        (log ?? createLog()).error('function.failed', { id, function: name, ...errorFields(error) });
        return fault(id);
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

function toResponse(answer: unknown): Response {
  if (answer instanceof Response) return answer;
  const { data, init } = answer instanceof Reply ? answer : new Reply(answer, {});
  const headers = new Headers(init.headers);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return Response.json(data, { status: init.status ?? 200, headers });
}

import {
  DATABASE_OUT,
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
  LimitExceeded,
  OUTAGE_S,
  readInput,
  readRestRequest,
  refuseWriting,
  REQUEST_ID_HEADER,
  requestId,
  RestProtocolError,
  toRestResponse,
  type BodyReader,
} from '@site/protocol';
import { addressHash } from './access/access-log.ts';
import { answerPreflight, letRead, partnerOf } from './access/partners.ts';
import { requireSession } from './access/require-session.ts';
import type { Session } from './access/sessions.ts';
import { isOutage } from './db/outage.ts';
import { endpointPolicies, type EndpointPolicy, type GuardedEndpoint } from './endpoint-policies.ts';
import { createLog, errorFields } from './log.ts';
import { runRestQuery, type RestTable } from './rest/run-query.ts';
import { currentServices, type Services } from './services.ts';

/** What every file in functions/ exports. Netlify can run it unchanged. */
export type ApiFunction = (request: Request) => Promise<Response>;

/** Data with its own status or headers. Made by `reply`. */
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

/** One call of an endpoint, its input parsed. */
export interface Call<Input> {
  input: Input;
  request: Request;
  services: Services;
}

type EndpointCall<Name extends EndpointName> = Call<EndpointInput<Name>> & {
  /** The caller's, if the endpoint's policy asks for one. */
  session: Name extends GuardedEndpoint ? Session : undefined;
};

/**
 * One endpoint of the contract as a function from Request to Response, open to callers that its policy admits.
 * The handler gets parsed input and returns the contract's reply; it throws `ApiProblem` to refuse.
 */
export function apiFunction<Name extends EndpointName>(
  name: Name,
  handle: (call: EndpointCall<Name>) => Answer<EndpointReply<Name>>,
  /** Default: JSON and nothing else. */
  readBody?: BodyReader,
): ApiFunction {
  const definition: Endpoint = endpoints[name];
  return serve(name, {
    admit: (request, isPartner) => admitCall(request, definition, isPartner),
    async answer(request, services) {
      const input = (await readInput(request, definition, readBody)) as EndpointInput<Name>;
      const session = await requireAccess(name, { input, request, services });
      return toResponse(await handle({ input, request, services, session } as EndpointCall<Name>));
    },
    refusal: (error) => (error instanceof ApiProblem ? error.toResponse() : undefined),
    fault: ({ id, status, message, headers }) =>
      Response.json({ error: message, id } satisfies ErrorReply, {
        status,
        headers: { 'cache-control': 'no-store', ...headers },
      }),
  });
}

/** The session that the endpoint's policy asks for, if any. @throws ApiProblem 401 without it */
async function requireAccess<Name extends EndpointName>(
  name: Name,
  { input, request, services }: Call<EndpointInput<Name>>,
): Promise<Session | undefined> {
  const { access } = endpointPolicies[name] as EndpointPolicy<Name>;
  if (access === 'public') return undefined;
  return requireSession(request, services, typeof access === 'function' ? access(input) : access);
}

/** One table, read with PostgREST's query language and refused with its errors. */
export function restFunction(name: EndpointName, table: RestTable): ApiFunction {
  return serve(name, {
    admit: refuseWriting,
    async answer(request, { db }) {
      const query = readRestRequest(request, table.columns);
      return toRestResponse(query, await runRestQuery(db, table, query));
    },
    refusal: (error) => (error instanceof RestProtocolError ? error.toResponse() : undefined),
    fault: ({ id, message, ...answer }) =>
      new RestProtocolError(message, { ...answer, code: 'XX000', details: id }).toResponse(),
  });
}

/** What differs between the two kinds of functions. */
interface Protocol {
  /** Throws for a request that is refused unread. */
  admit(request: Request, isPartner: boolean): void;
  answer(request: Request, services: Services): Promise<Response>;
  /** Undefined for an error that is not a refusal. */
  refusal(error: unknown): Response | undefined;
  /** The caller gets an id; the details stay in the log. */
  fault(fault: Fault): Response;
}

interface Fault {
  id: string;
  status: 500 | 503;
  message: string;
  headers: Record<string, string>;
}

/** A fault of ours, which a try later may overcome if the database is the reason. */
const faultFor = (error: unknown, id: string): Fault =>
  isOutage(error)
    ? { id, status: 503, message: DATABASE_OUT, headers: { 'retry-after': String(OUTAGE_S) } }
    : { id, status: 500, message: OUR_FAULT, headers: {} };

function serve(name: EndpointName, { admit, answer, refusal, fault }: Protocol): ApiFunction {
  return async (request) => {
    const id = requestId(request);
    const startedAt = performance.now();
    let services: Services | undefined;
    let partner: string | undefined;
    const respond = async (): Promise<Response> => {
      try {
        services = await currentServices();
        partner = partnerOf(request, name, services.config);
        if (partner !== undefined && request.method === 'OPTIONS') return answerPreflight(name);
        admit(request, partner !== undefined);
        return await answer(request, services);
      } catch (error) {
        if (services && error instanceof LimitExceeded) {
          const address = await addressHash(services, request);
          services.log.warn('limit.exceeded', { id, function: name, limit: error.limit, address });
        }
        const refused = refusal(error);
        if (refused) return refused;
        (services?.log ?? createLog()).error('function.failed', { id, function: name, ...errorFields(error) });
        return fault(faultFor(error, id));
      }
    };
    const response = await respond();
    response.headers.set(REQUEST_ID_HEADER, id);
    if (partner !== undefined) letRead(response, partner);
    const milliseconds = Math.round(performance.now() - startedAt);
    services?.log.info('function.answered', { id, function: name, status: response.status, milliseconds });
    return response;
  };
}

function toResponse(answer: unknown): Response {
  if (answer instanceof Response) return answer;
  const { data, init } = answer instanceof Reply ? answer : new Reply(answer, {});
  const headers = new Headers(init.headers);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return Response.json(data, { status: init.status ?? 200, headers });
}

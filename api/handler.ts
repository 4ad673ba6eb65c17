import {
  DATABASE_OUT,
  errorNameOf,
  nameOf,
  OUR_FAULT,
  type Endpoint,
  type ErrorReply,
  type ListedEndpoint,
} from '@site/contract';
import {
  admitCall,
  ApiProblem,
  dataResponse,
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
import type * as v from 'valibot';
import { addressHash } from './access/access-log.ts';
import { answerPreflight, letRead, partnerOf } from './access/partners.ts';
import { publicRead, type AccessTo, type Policy, type RolesDeclared } from './access/policy.ts';
import { requireRole, requireSession } from './access/require-session.ts';
import type { Session } from './access/sessions.ts';
import { isOutage } from './db/outage.ts';
import { createLog, errorFields } from './log.ts';
import { runRestQuery, type RestTable } from './rest/run-query.ts';
import { currentServices, type Services } from './services.ts';

/** What every `handler.ts` exports. A host that runs functions can run it unchanged. */
export interface Handler {
  (request: Request): Promise<Response>;
  readonly endpoint: Endpoint;
  readonly policy: Policy;
}

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

type EndpointCall<Definition extends Endpoint, Access> = Call<v.InferOutput<Definition['input']>> & {
  /** The caller's, unless everybody may call. */
  session: Access extends 'public' ? undefined : Session;
};

interface Handling<Definition extends Endpoint, Access> extends Policy<Definition, Access> {
  /** Gets parsed input and returns the contract's reply; throws `ApiProblem` to refuse. */
  answer: (call: EndpointCall<Definition, Access>) => Answer<v.InferOutput<Definition['reply']>>;
  /** Default: JSON and nothing else. */
  readBody?: BodyReader;
  /** What answers some requests before they count as calls. */
  answerFirst?: (request: Request) => Response | undefined;
}

/** An endpoint as a function from Request to Response, open to callers that its policy admits. */
export function handler<Definition extends ListedEndpoint, const Access extends AccessTo<Definition>>(
  endpoint: Definition,
  { answer, readBody, answerFirst, ...policy }: Handling<Definition, Access> & RolesDeclared<Access>,
): Handler {
  const { access, roles = 'all' } = policy;
  /** @throws ApiProblem 401 without the session that the policy asks for, 403 without one of its roles */
  async function sessionFor({ input, request, services }: Call<v.InferOutput<Definition['input']>>) {
    if (access === 'public') return undefined;
    const session = await requireSession(request, services, typeof access === 'function' ? access(input) : access);
    await requireRole(services, session, roles);
    return session;
  }

  return serve(endpoint, policy as Policy, {
    answerFirst,
    admit: (request, isPartner) => admitCall(request, endpoint, isPartner),
    async answer(request, services) {
      const input = (await readInput(request, endpoint, readBody)) as v.InferOutput<Definition['input']>;
      const session = await sessionFor({ input, request, services });
      return toResponse(await answer({ input, request, services, session } as EndpointCall<Definition, Access>));
    },
    refusal: (error) => (error instanceof ApiProblem ? error.toResponse() : undefined),
    fault: ({ id, status, message, headers }) =>
      Response.json({ error: message, id } satisfies ErrorReply, {
        status,
        headers: { 'cache-control': 'no-store', ...headers },
      }),
  });
}

/** One table, read with PostgREST's query language and refused with its errors. */
export function tableHandler(endpoint: Endpoint, table: RestTable): Handler {
  return serve(endpoint, publicRead, {
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
  answerFirst?: ((request: Request) => Response | undefined) | undefined;
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

/** A try later may overcome it. */
const outage = (id: string): Fault => ({
  id,
  status: 503,
  message: DATABASE_OUT,
  headers: { 'retry-after': String(OUTAGE_S) },
});

/** A fault of ours, with its number if it has one. */
const faultOfOurs = (id: string, number: string | undefined): Fault => ({
  id: number ?? id,
  status: 500,
  message:
    number === undefined ? OUR_FAULT : `${OUR_FAULT} Please quote ${number} if you call or write to us about it.`,
  headers: {},
});

function serve(endpoint: Endpoint, policy: Policy, { answerFirst, admit, answer, refusal, fault }: Protocol): Handler {
  const name = nameOf(endpoint);
  const respondTo = async (request: Request): Promise<Response> => {
    const id = requestId(request);
    const startedAt = performance.now();
    let services: Services | undefined;
    let partner: string | undefined;
    const respond = async (): Promise<Response> => {
      try {
        services = await currentServices();
        partner = policy.partners && partnerOf(request, services.config);
        if (partner !== undefined && request.method === 'OPTIONS') return answerPreflight(endpoint);
        admit(request, partner !== undefined);
        return await answer(request, services);
      } catch (error) {
        if (services && error instanceof LimitExceeded) {
          const address = await addressHash(services, request);
          services.log.warn('limit.exceeded', { id, function: name, limit: error.limit, address });
        }
        const refused = refusal(error);
        if (refused) return refused;
        const isOut = isOutage(error);
        const number = isOut ? undefined : services?.numberFault?.({ endpoint: name, error: errorNameOf(error) });
        const facts = { id, ...(number !== undefined && { number }), function: name, ...errorFields(error) };
        (services?.log ?? createLog()).error('function.failed', facts);
        return fault(isOut ? outage(id) : faultOfOurs(id, number));
      }
    };
    const response = await respond();
    response.headers.set(REQUEST_ID_HEADER, id);
    if (partner !== undefined) letRead(response, partner);
    const milliseconds = Math.round(performance.now() - startedAt);
    const level = response.status >= 500 ? 'warn' : 'info';
    services?.log[level]('function.answered', { id, function: name, status: response.status, milliseconds });
    return response;
  };
  const handle = async (request: Request) => answerFirst?.(request) ?? respondTo(request);
  return Object.assign(handle, { endpoint, policy });
}

function toResponse(answer: unknown): Response {
  if (answer instanceof Response) return answer;
  const { data, init } = answer instanceof Reply ? answer : new Reply(answer, {});
  const headers = new Headers(init.headers);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return dataResponse(data, { status: init.status ?? 200, headers });
}

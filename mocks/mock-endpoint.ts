import { endpoints, type Endpoint, type EndpointInput, type EndpointName, type EndpointReply } from '@site/contract';
import { readRestRequest, RestProtocolError, toRestResponse, type Columns } from '@site/contract/rest-protocol.ts';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { Refusal } from './refusal.ts';
import { readInput, type BodyReader } from './request-input.ts';
import { queryRows } from './rest-query.ts';

interface Call {
  request: Request;
  /** The request's cookies, also those that a service worker cannot see. */
  cookies: Record<string, string>;
}

/** What a mock answers: the contract's reply, or the same with headers. */
export type Answer<Data> = Data | { data: Data; headers: Record<string, string> };

/**
 * Mocks one endpoint of the contract on any origin. The resolver gets parsed input and returns the reply;
 * it throws `Refusal` to refuse.
 */
export function mockEndpoint<Name extends EndpointName>(
  name: Name,
  resolve: (call: Call & { input: EndpointInput<Name> }) => Answer<EndpointReply<Name>>,
  /** Default: JSON and nothing else. */
  readBody?: BodyReader,
): HttpHandler {
  const definition: Endpoint = endpoints[name];
  return handlerFor(definition, async (call) =>
    resolve({ ...call, input: (await readInput(call.request, definition, readBody)) as EndpointInput<Name> }),
  );
}

/** One table, read with PostgREST's query language from rows in memory. */
export function mockRest(name: EndpointName, columns: Columns, rowsOf: () => readonly object[]): HttpHandler {
  return handlerFor(endpoints[name], async ({ request }) => {
    try {
      const query = readRestRequest(request, columns);
      const { rows, total } = queryRows(rowsOf(), query);
      return toRestResponse(query, rows, total);
    } catch (error) {
      if (error instanceof RestProtocolError) return error.toResponse();
      throw error;
    }
  });
}

function handlerFor({ method, path }: Pick<Endpoint, 'method' | 'path'>, answer: (call: Call) => Promise<Answer<unknown> | Response>): HttpHandler {
  return http.all(`*${path}`, async ({ request, cookies }) => {
    try {
      refuseWrongMethod(request, method);
      if (method === 'POST') refuseCrossSite(request);
      return toResponse(await answer({ request, cookies }));
    } catch (error) {
      if (error instanceof Refusal) return error.toResponse();
      throw error;
    }
  });
}

function refuseWrongMethod(request: Request, method: Endpoint['method']): void {
  const allowed = method === 'GET' ? ['GET', 'HEAD'] : [method];
  if (allowed.includes(request.method)) return;
  throw new Refusal(405, `Method ${request.method} is not allowed here`, { headers: { allow: allowed.join(', ') } });
}

function refuseCrossSite({ headers, url }: Request): void {
  const site = headers.get('sec-fetch-site') ?? 'none';
  const origin = headers.get('origin');
  const foreign = origin !== null && (!URL.canParse(origin) || new URL(origin).host !== (headers.get('host') ?? new URL(url).host));
  if (foreign || !['same-origin', 'none'].includes(site)) throw new Refusal(403, 'Requests from other sites are not allowed');
}

function toResponse(answer: Answer<unknown> | Response): Response {
  if (answer instanceof Response) return answer;
  const { data, headers } = isWithHeaders(answer) ? answer : { data: answer, headers: {} };
  return HttpResponse.json(data as object, { headers: { 'cache-control': 'no-store', ...headers } });
}

const isWithHeaders = (answer: unknown): answer is { data: unknown; headers: Record<string, string> } =>
  typeof answer === 'object' && answer !== null && 'data' in answer && 'headers' in answer;

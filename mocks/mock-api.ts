import { parseCookie } from 'cookie';
import { getResponse } from 'msw/utils/get-response';
import type { ErrorReply } from '@site/contract';
import { handlersFor, isScenarioName, type ScenarioName } from './scenarios.ts';

/** Names the scenario of one request; it wins over the cookie. */
export const SCENARIO_HEADER = 'x-mock-scenario';
/** Names the scenario of a browser. */
export const SCENARIO_COOKIE = 'mock-scenario';

/**
 * The mocked API behind one `fetch`, in place of the real one. The request's header or cookie names its scenario,
 * which is otherwise the given one. A request without a mock gets a 501, and one that the scenario cuts off rejects
 * as fetch does offline.
 */
export function createMockApi(scenario?: ScenarioName): {
  fetch(request: Request): Promise<Response>;
  readiness(): Promise<{ status: 'ready' }>;
  dataRevision(): Promise<undefined>;
  addressOf(request: Pick<Request, 'headers'>): string;
} {
  return {
    readiness: async () => ({ status: 'ready' }),
    // What a page shows depends on the scenario that the visitor's cookie names.
    dataRevision: async () => undefined,
    addressOf: ({ headers }) => headers.get('x-real-ip') ?? '',
    async fetch(request) {
      const response = await getResponse(handlersFor(scenarioOf(request) ?? scenario), request);
      if (!response) return unhandled(request);
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    },
  };
}

function scenarioOf({ headers }: Request): ScenarioName | undefined {
  const cookies = parseCookie(headers.get('cookie') ?? '');
  const name = headers.get(SCENARIO_HEADER) ?? cookies[SCENARIO_COOKIE] ?? '';
  return isScenarioName(name) ? name : undefined;
}

function unhandled({ method, url }: Request): Response {
  const body: ErrorReply = { error: `No mock handles ${method} ${new URL(url).pathname}` };
  return Response.json(body, { status: 501 });
}

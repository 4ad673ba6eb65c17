import { NOTHING_HERE } from '@site/contract';
import { ApiProblem, unknownTable } from '@site/protocol';
import { getResponse } from 'msw/utils/get-response';
import { withContext } from './call-context.ts';
import { refuseUnknown, settingsOfCall } from './call-settings.ts';
import { endpointAt, logRequest } from './request-log.ts';
import { DEFAULT_SETTINGS, type MockSettings } from './settings.ts';
import { handlersUnder } from './states/handlers-for.ts';
import { wordsOf } from './states/rule.ts';
import { readOverrides, type Override } from './states/overrides.ts';

interface MockApiOptions {
  /** The states of every request; by default, each request says its own, in its address, header or cookie. */
  overrides?: readonly Override[];
  /** What the visitor has set for whom the server makes a page; undefined while the call in hand is a visitor's own. */
  pageSettings?: () => MockSettings | undefined;
}

/** There is no answer: the connection was cut off, as in the state 'offline'. */
export class ConnectionLost extends TypeError {
  override name = 'ConnectionLost';
}

/**
 * The mocked API behind one `fetch`, in place of the real one.
 * That rejects with ConnectionLost for a call that is cut off, and with the signal's reason for one that was left.
 */
export function createMockApi({ overrides, pageSettings = () => undefined }: MockApiOptions = {}): {
  fetch(request: Request): Promise<Response>;
  readiness(): Promise<{ status: 'ready' }>;
  dataRevision(): Promise<undefined>;
  addressOf(request: Pick<Request, 'headers'>): string;
} {
  function readCall(request: Request) {
    if (overrides)
      return { settings: { ...DEFAULT_SETTINGS, overrides }, unknown: readOverrides(overrides).unknown, call: request };
    const settings = pageSettings();
    return settings ? { settings, unknown: [], call: request } : settingsOfCall(request);
  }

  return {
    readiness: async () => ({ status: 'ready' }),
    // What a page shows depends on what its visitor has set.
    dataRevision: async () => undefined,
    addressOf: ({ headers }) => headers.get('x-real-ip') ?? '',
    async fetch(request) {
      const { settings, unknown, call } = readCall(request);
      if (unknown.length > 0) return refuseUnknown(unknown);
      // What a cookie says and nobody knows is for the panel to name.
      const { rules } = readOverrides(settings.overrides);
      const endpoint = endpointAt(call.url);
      const state = (endpoint && rules[endpoint] && wordsOf(rules[endpoint])) ?? '';
      const logAnswer = await logRequest(call, settings, {
        endpoint,
        state,
        from: pageSettings() ? 'page' : 'browser',
      });
      const answering = getResponse(handlersUnder(rules), withContext(call, { settings }));
      const answer = await unlessLeft(answering, request).catch(async (error: unknown) => {
        await logAnswer();
        throw error;
      });
      const response = answer ?? nothingThere(call);
      const isCutOff = response.type === 'error';
      await logAnswer(isCutOff ? undefined : response);
      if (isCutOff) throw new ConnectionLost('Failed to fetch');
      return response;
    },
  };
}

/** What a visitor waits for, until they leave: nothing else ends a call in the state 'pending'. */
function unlessLeft<Result>(answering: Promise<Result>, { signal }: { signal: AbortSignal }): Promise<Result> {
  const left = Promise.withResolvers<never>();
  const leave = () => left.reject(signal.reason);
  if (signal.aborted) leave();
  signal.addEventListener('abort', leave, { once: true });
  return Promise.race([answering, left.promise]).finally(() => signal.removeEventListener('abort', leave));
}

/** As the real API answers. */
function nothingThere({ url }: Request): Response {
  const { pathname } = new URL(url);
  const problem = pathname.startsWith('/rest/v1/') ? unknownTable(pathname) : new ApiProblem(404, NOTHING_HERE);
  return problem.toResponse();
}

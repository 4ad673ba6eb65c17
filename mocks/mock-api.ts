import { NOTHING_HERE } from '@site/contract';
import { ApiProblem, unknownTable } from '@site/protocol';
import { getResponse } from 'msw/utils/get-response';
import { withContext } from './call-context.ts';
import { DEFAULT_SETTINGS, settingsOf } from './settings.ts';
import { handlersFor } from './states/handlers-for.ts';
import type { Term } from './states/terms.ts';

interface MockApiOptions {
  /** The states of every request; by default, each request says its own, in its header or cookie. */
  terms?: readonly Term[];
}

/** The mocked API behind one `fetch`, in place of the real one. A call that is cut off rejects, as offline. */
export function createMockApi({ terms }: MockApiOptions = {}): {
  fetch(request: Request): Promise<Response>;
  readiness(): Promise<{ status: 'ready' }>;
  dataRevision(): Promise<undefined>;
  addressOf(request: Pick<Request, 'headers'>): string;
} {
  return {
    readiness: async () => ({ status: 'ready' }),
    // What a page shows depends on what its visitor has set.
    dataRevision: async () => undefined,
    addressOf: ({ headers }) => headers.get('x-real-ip') ?? '',
    async fetch(request) {
      const settings = terms ? { ...DEFAULT_SETTINGS, terms } : settingsOf(request);
      const handlers = handlersFor(...(settings.terms as readonly Term[]));
      const response = await getResponse(handlers, withContext(request, { settings }));
      if (!response) return nothingThere(request);
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    },
  };
}

/** As the real API answers. */
function nothingThere({ url }: Request): Response {
  const { pathname } = new URL(url);
  const problem = pathname.startsWith('/rest/v1/') ? unknownTable(pathname) : new ApiProblem(404, NOTHING_HERE);
  return problem.toResponse();
}

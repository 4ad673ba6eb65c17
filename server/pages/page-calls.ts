import { parseCookie, parseSetCookie, stringifyCookie } from 'cookie';
import type { Api } from '@site/api';
import { CLIENT_ADDRESS_HEADER, type Log } from '@site/api/program';
import { answerInTime } from '../http/deadline.ts';
import type { SendCall } from '../rendering/page-host.ts';

/** What came of the calls made for a page. */
export interface CallOutcome {
  /** The cookies that the API set. */
  cookies: string[];
  /** Whether a call failed that may succeed later: the page then says so, or lacks something. */
  lacksData: boolean;
}

interface CallsOfAPage {
  api: Pick<Api, 'fetch'>;
  page: Request;
  outcome: CallOutcome;
  /** How long to wait for each, in milliseconds. */
  within: number;
  log: Log;
}

/** Headers that identify the visitor and the scheme: the API decides which of them to trust. */
const VISITOR_HEADERS = ['cookie', 'user-agent', CLIENT_ADDRESS_HEADER, 'x-forwarded-for', 'x-forwarded-proto'];
/** Headers that say where a form was posted from: the API refuses posts from other sites. */
const ORIGIN_HEADERS = ['host', 'origin', 'sec-fetch-site'];
const TOO_MANY = 429;

/** Makes the calls of loaders and actions on the server: no network, and the visitor's own cookies and address. */
export function callsOf({ api, page, outcome, within, log }: CallsOfAPage): SendCall {
  const forwarded = page.method === 'POST' ? [...VISITOR_HEADERS, ...ORIGIN_HEADERS] : VISITOR_HEADERS;

  async function send(request: Request, to: (call: Request) => Promise<Response>): Promise<Response> {
    const response = await answerInTime(request, to, { within, log }).catch((error: unknown) => {
      outcome.lacksData = true;
      throw error;
    });
    if (response.status >= 500 || response.status === TOO_MANY) outcome.lacksData = true;
    return response;
  }

  return async (request, to) => {
    if (to === 'data-layer') return send(request, fetch);
    for (const name of forwarded) {
      const value = page.headers.get(name);
      if (value) request.headers.set(name, value);
    }
    if (outcome.cookies.length > 0)
      request.headers.set('cookie', withChanges(page.headers.get('cookie'), outcome.cookies));
    const response = await send(request, (call) => api.fetch(call));
    outcome.cookies.push(...response.headers.getSetCookie());
    return response;
  };
}

/** The visitor's cookies as the browser will have them: a call may need the session that the one before it opened. */
function withChanges(sent: string | null, changes: readonly string[]): string {
  const jar = parseCookie(sent ?? '');
  for (const change of changes) {
    const { name, value, maxAge } = parseSetCookie(change);
    if (maxAge === 0) delete jar[name];
    else jar[name] = value ?? '';
  }
  return stringifyCookie(jar);
}

import type { Site } from './site.ts';

/** What a server answered, or did not. */
export interface Answer {
  site: string;
  path: string;
  /** Undefined: the connection was lost, or nothing came in time. */
  status: number | undefined;
  /** Why there is no status. */
  failure: string;
  /** Nothing came in time from a server that was up. */
  isOverdue: boolean;
  /** Of the call, for the log. */
  id: string | null;
  text: string;
  headers: Headers;
  at: number;
}

/** Nobody waits longer; everything of the site's own ends before. */
const WITHIN_MS = 40_000;
/** This process may stand still, as while it fills a disk: meanwhile a server ends connections that nobody uses. */
const OWN_CONNECTION = { connection: 'close' };

/** Makes the calls of a world, and keeps their answers. */
export interface Calls {
  answers: Answer[];
  get(site: Site, path: string, headers?: Record<string, string>): Promise<Answer>;
  post(site: Site, path: string, body: object, headers?: Record<string, string>): Promise<Answer>;
}

export function createCalls(): Calls {
  const answers: Answer[] = [];
  let visitors = 0;
  /** Each call is another visitor's, because of the limits. */
  const address = () => {
    visitors += 1;
    return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  };

  async function call(site: Site, path: string, init: RequestInit): Promise<Answer> {
    const none = {
      site: site.name,
      path,
      status: undefined,
      failure: 'it is down',
      isOverdue: false,
      id: null,
      text: '',
      headers: new Headers(),
    };
    const answer: Answer = { ...none, at: Date.now() };
    const { process } = site;
    if (!process) return answer;
    const signal = AbortSignal.timeout(WITHIN_MS);
    try {
      const headers = { ...OWN_CONNECTION, 'x-forwarded-for': address(), ...(init.headers as Record<string, string>) };
      const response = await fetch(process.url + path, { ...init, headers, signal, redirect: 'manual' });
      const text = await response.text();
      Object.assign(answer, { status: response.status, text, headers: response.headers });
      answer.id = response.headers.get('x-request-id');
    } catch (error) {
      answer.failure = String((error as Error).cause ?? error);
      answer.isOverdue = signal.aborted && site.process === process;
    }
    answer.at = Date.now();
    answers.push(answer);
    return answer;
  }

  return {
    answers,
    get: (site, path, headers = {}) => call(site, path, { headers }),
    post: (site, path, body, headers = {}) =>
      call(site, path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
  };
}

/** The path of an endpoint of the API. */
export const endpoint = (name: string): string => `/.netlify/functions/${name}`;

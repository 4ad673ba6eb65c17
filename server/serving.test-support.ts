import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import type { Api } from '@site/api';
import { createApp } from './app.ts';
import { createBodyReader } from './http/large-bodies.ts';
import { createReadCounter } from './http/rejection.ts';
import { createCallAnswers } from './http/serve-calls.ts';
import { createWorkQueue } from './http/work-queue.ts';
import type { PageAnswer, Pages } from './pages/pages.ts';
import { createPageAnswers } from './pages/serve-pages.ts';
import type { Assignment } from './remotes/assignment.ts';

/** What a test's site does, which the test may change at any time. */
interface SiteBehaviour {
  /** Each page that was rendered. */
  rendered: Request[];
  /** The page at an address; the body is what it shows. */
  page: Partial<PageAnswer> | Response;
  /** Resolves when a page may be finished. */
  until: Promise<unknown>;
  data: string | undefined;
  builds: string;
  privatePaths: readonly string[];
  call: (request: Request) => Promise<Response>;
  assignmentOf: (request: Request) => Assignment | undefined;
}

interface SiteOptions {
  /** Pages in flight. */
  pages?: { atOnce: number; waiting: number; perVisitor: number };
  /** Reads allowed to one address. */
  reads?: number;
}

/** The composition server around pages and an API that are made up. `ask` sends a request as a visitor would. */
export function createTestSite({ pages: inFlight = ROOMY, reads = 1_000 }: SiteOptions = {}) {
  const site: SiteBehaviour = {
    rendered: [],
    page: {},
    until: wait(0),
    data: '1',
    builds: 'shell@1',
    privatePaths: ['/private'],
    call: async () => Response.json({}),
    assignmentOf: () => undefined,
  };
  const pages: Pages = {
    async render(request, assignment) {
      site.rendered.push(request);
      await site.until;
      if (site.page instanceof Response) return site.page;
      const body = JSON.stringify(assignment?.versions ?? {});
      return {
        ...EMPTY_PAGE,
        body,
        isPrivate: site.privatePaths.includes(new URL(request.url).pathname),
        ...site.page,
      };
    },
    describe: async () => new Response(),
    find: async () => undefined,
    isPrivate: async (pathname) => site.privatePaths.includes(pathname),
    largestForm: async (pathname) => ({ '/upload': 1024 * 1024, '/anything': Infinity })[pathname],
    file: async () => new Response(),
    refuse: async () => new Response(),
    canServe: async () => false,
    build: async () => undefined,
    addresses: async () => [],
    revision: async () => (site.data === undefined ? undefined : `${site.data} ${site.builds}`),
    refresh: async () => undefined,
    remotes: () => [],
  };
  const api: Api = {
    fetch: (request) => site.call(request),
    readiness: async () => ({ status: 'ready' }),
    dataRevision: async () => site.data,
    addressOf: ({ headers }) => headers.get('x-forwarded-for') ?? '',
  };
  let counted = 0;
  const countRead = createReadCounter(() => ((counted += 1) > reads ? 60 : 0));
  const withBody = createBodyReader(createWorkQueue({ atOnce: 1, waiting: 0, perVisitor: 1 }));
  const app = createApp({
    api,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    files: new Hono(),
    answerPage: createPageAnswers({
      api,
      assignmentOf: async (request) => site.assignmentOf(request),
      revision: pages.revision,
      pages,
      toDocument: ({ body }, { href }) => ({
        html: `<p>${href}</p>${body}`,
        remoteSources: { scripts: [], origins: [] },
      }),
      queue: createWorkQueue(inFlight),
      countRead,
      withBody,
      styles: [],
    }),
    answerCall: createCallAnswers({ api, queue: createWorkQueue(inFlight), countRead, withBody }),
  });
  const ask = async (path: string, init: RequestInit = {}) =>
    app.request(path, init, { ...CONNECTION, outgoing: new EventEmitter() });
  return Object.assign(site, { ask });
}

const ROOMY = { atOnce: 10, waiting: 10, perVisitor: 20 };

const EMPTY_PAGE: PageAnswer = {
  status: 200,
  head: '',
  body: '',
  routeId: '/',
  isPrivate: false,
  state: '{}',
  cookies: [],
  remotes: [],
  fragments: [],
  fragmentFiles: [],
  lacksData: false,
};

/** What Node's server passes on about a connection. */
export const CONNECTION = {
  incoming: { socket: { remoteAddress: '203.0.113.7', remotePort: 4711, remoteFamily: 'IPv4' } },
};

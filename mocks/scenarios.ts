import {
  endpoints,
  INCORRECT_PASSWORD,
  JOB_CATEGORY_COLUMNS,
  JOB_CLOSED,
  JOB_NOT_FOUND,
  LINK_EXPIRED,
  OUR_FAULT,
  PUBLIC_JOB_COLUMNS,
  RELATED_JOBS_LIMIT,
  type AccessRequest,
  type EndpointName,
} from '@site/contract';
import { ApiProblem, RestProtocolError } from '@site/protocol';
import { operations } from '@site/contract/operations.ts';
import { delay, http, HttpResponse, type HttpHandler, type HttpResponseResolver } from 'msw';
import { getResponse } from 'msw/utils/get-response';
import { handlers, handlersByEndpoint } from './handlers/index.ts';
import { syncStatusNow } from './handlers/sync.ts';
import { tooManyRequests } from './limits.ts';
import { mockEndpoint, mockRest, OPEN_GATES_HEADER } from './mock-endpoint.ts';
import { hasSession, passwordNeeded } from './sessions.ts';
import { state } from './state.ts';

const SLOW_MS = 2_000;

/** Overrides whole endpoints, whatever the method. A resolver that returns nothing passes the request on. */
const override = (names: readonly EndpointName[], resolver: HttpResponseResolver): HttpHandler[] =>
  names.map((name) => http.all(`*${endpoints[name].path}`, resolver));

const ALL = Object.keys(endpoints) as EndpointName[];
const WRITES = ALL.filter((name) => endpoints[name].method === 'POST');
const TABLES = ['publicJobs', 'jobCategories'] as const;
const GATES = ['secureAuth', 'transportUkAuth', 'staffAuth'] as const;
const GUARDED = ALL.filter((name) => operations[name].sessions !== undefined);

const openGate = (name: (typeof GATES)[number]) =>
  mockEndpoint(name, ({ input }) =>
    input.action === 'verify' ? { success: true, valid: true, refreshed: false } : { success: true },
  );

/** The same request from a visitor for whom every gate is open. */
function opened(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set(OPEN_GATES_HEADER, '1');
  return new Request(request, { headers });
}

const failedRun = {
  status: 'failed',
  jobsProcessed: 0,
  jobsAdded: 0,
  jobsUpdated: 0,
  jobsClosed: 0,
  jobsFailed: 0,
  errorMessage: 'The feed did not answer',
} as const;

/** States of the API that a view must handle. Each is a short list to put before `handlers`. */
export const scenarios = {
  /** No jobs, no categories, no sync yet. */
  empty: [
    mockEndpoint('getJobs', ({ input: { page, limit } }) => ({
      jobs: [],
      pagination: { page, limit, total: 0, totalPages: 0, hasPrev: page > 1, hasNext: false },
    })),
    mockEndpoint('payByRole', () => ({ countedAt: state.now.toISOString(), roles: [] })),
    mockEndpoint('syncStatus', () => ({
      success: true,
      data: { totalActiveJobs: 0, lastSuccessfulSync: null, latestSync: null, mode: 'production' },
    })),
    mockRest('publicJobs', PUBLIC_JOB_COLUMNS, () => []),
    mockRest('jobCategories', JOB_CATEGORY_COLUMNS, () => []),
  ],
  /** Every answer is two seconds late. */
  slow: override(ALL, async () => {
    await delay(SLOW_MS);
  }),
  /** Nothing ever answers. */
  pending: override(ALL, async () => {
    await delay('infinite');
  }),
  /** No connection. */
  offline: override(ALL, () => HttpResponse.error()),
  /** A fault in the server. */
  'server-error': [
    ...override(TABLES, () =>
      new RestProtocolError(OUR_FAULT, { status: 500, code: 'XX000', details: 'mock-fault' }).toResponse(),
    ),
    ...override(ALL, () => HttpResponse.json({ error: OUR_FAULT, id: 'mock-fault' }, { status: 500 })),
  ],
  /** An answer that is not what the contract promises, as from a proxy's error page. */
  unreadable: override(ALL, () => HttpResponse.html('<!doctype html><title>Welcome</title>')),
  /** No job is found. */
  'not-found': override(['getJobDetails'], () => new ApiProblem(404, JOB_NOT_FOUND).toResponse()),
  /** Every job has been filled. */
  closed: override(['getJobDetails'], () => {
    const relatedJobs = state.jobs.slice(0, RELATED_JOBS_LIMIT);
    return new ApiProblem(410, JOB_CLOSED, { details: { relatedJobs } }).toResponse();
  }),
  /** Every confirmation link has expired. */
  'expired-link': override(['confirmSubscription'], () => new ApiProblem(410, LINK_EXPIRED).toResponse()),
  /** No password is correct, and no session is valid. */
  forbidden: [
    ...override(GUARDED, () => new ApiProblem(401, 'Please sign in to do this.').toResponse()),
    ...GATES.map((name) =>
      mockEndpoint(name, ({ input }) => {
        if (input.action === 'login') throw new ApiProblem(401, INCORRECT_PASSWORD);
        return { success: true, valid: false, refreshed: false };
      }),
    ),
  ],
  /** Every form and other write has reached its limit. */
  'rate-limited': override(WRITES, () => tooManyRequests().toResponse()),
  /** The visitor has a session for every gate, and any password opens them. */
  'signed-in': [
    ...GATES.map(openGate),
    ...GUARDED.map((name) =>
      http.all(`*${endpoints[name].path}`, ({ request }) => getResponse([handlersByEndpoint[name]], opened(request))),
    ),
  ],
  /** A member of staff signed in a while ago: clearing jobs needs the password again. */
  'password-needed': [
    ...override(['staffAuth'], async ({ request }) => {
      const { action } = (await request.clone().json()) as AccessRequest;
      return action === 'verify' ? HttpResponse.json({ success: true, valid: true, refreshed: false }) : undefined;
    }),
    ...override(['clearJobs'], ({ cookies }) =>
      hasSession(cookies, 'staff') ? undefined : passwordNeeded().toResponse(),
    ),
  ],
  /** A member of staff is signed in; the latest sync failed, and the next one will. */
  'sync-failed': [
    openGate('staffAuth'),
    mockEndpoint('syncStatus', () => ({
      success: true,
      data: { ...syncStatusNow(), latestSync: failedRun },
    })),
    ...override(['triggerSync'], () => new ApiProblem(502, failedRun.errorMessage).toResponse()),
  ],
} satisfies Record<string, HttpHandler[]>;

export type ScenarioName = keyof typeof scenarios;

export const isScenarioName = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);

/** The complete handlers of a scenario, for a worker or server without any. */
export const handlersFor = (scenario?: ScenarioName): HttpHandler[] =>
  scenario === undefined ? handlers : [...scenarios[scenario], ...handlers];

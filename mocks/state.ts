import {
  ACCESS_SCOPES,
  type AccessGrant,
  type AccessLogEntry,
  type AccessScope,
  type AlertSettings,
  type Composition,
  type EmptySearch,
  type EndpointName,
  type Job,
  type JobCategory,
  type StaffAction,
  type SubscriptionKind,
} from '@site/contract';
import { newSessionTimes, type SessionTimes } from '@site/protocol';
import { compositionFixture } from './fixtures/composition.ts';
import { categoryFixtures } from './fixtures/job-categories.ts';
import { jobFixtures } from './fixtures/jobs.ts';
import { mailsAt, type MockMail } from './fixtures/mails.ts';
import { emptySearchesAt } from './fixtures/empty-searches.ts';
import { placeFixtures, type PlaceFixture } from './fixtures/places.ts';
import { remoteHealthFixture, type RemoteHealth } from './fixtures/remote-health.ts';
import { accessGrantFixtures, accessLogFixture } from './fixtures/proposal-access.ts';
import { staffActionsAt } from './fixtures/staff-actions.ts';
import { submissionsAt, type MockSubmission } from './fixtures/submissions.ts';
import { syncsAt, type MockSync } from './fixtures/syncs.ts';

/** Opens all three gates of the mocks. */
export const MOCK_PASSWORD = 'mock-password';

/** The mocks' default current time, fixed so that dates in stories and tests do not move. */
export const MOCK_NOW = new Date('2026-11-16T09:00:00Z');

/** Its links carry 'mock-confirm-<number>' and 'mock-manage-<number>'. */
export interface MockSubscription {
  number: number;
  kind: SubscriptionKind;
  email: string;
  confirmed: boolean;
  /** Of a job alert. */
  alert?: AlertSettings;
}

/** A call of the mocked API, for QA. */
export interface LoggedRequest {
  id: number;
  /** When it came in, by the visitor's clock: ISO 8601. */
  at: string;
  /** null for an address without an endpoint. */
  endpoint: EndpointName | null;
  method: string;
  /** Path and query. */
  url: string;
  /** The words in force for this endpoint: '500.slow'; '' for none. */
  state: string;
  /** null while there is no answer, and for a connection that was cut off. */
  status: number | null;
  /** Milliseconds until the answer. */
  ms: number | null;
  /** Who called: the server, to make a page, or a browser or another tool. */
  from: 'page' | 'browser';
  /** The bodies as text, without passwords; '' for none. */
  request: string;
  response: string;
}

export interface State {
  now: Date;
  /** Whether `now` goes on, as it does on a server. */
  isTicking: boolean;
  jobs: Job[];
  /** The towns and postcodes that it knows. */
  places: readonly PlaceFixture[];
  /** Job id -> views. */
  views: Map<string, number>;
  /** Who has viewed which job. */
  viewers: Set<string>;
  /** Cookie name and token of every open session -> its times. */
  sessions: Map<string, SessionTimes>;
  /** Attempts in the open window of each rate limit and visitor. */
  windows: Map<string, { attempts: number; endsAt: number }>;
  /** What identifies each form that was stored, for as long as it is not stored again. */
  submissionKeys: Map<string, { content: string; reference: string; endsAt: number }>;
  /** Forms that were stored. */
  submissions: MockSubmission[];
  /** What had been sent before. */
  earlierSubmissions: MockSubmission[];
  /** Requested, and not ended. The links of numbers 1 to 3 work from the start. */
  subscriptions: MockSubscription[];
  /** Newest first. One that is running advances with each reading. */
  syncs: MockSync[];
  /** What staff did, newest first. */
  staffActions: StaffAction[];
  composition: Composition;
  /** How versions of its remotes do. */
  remoteHealth: readonly RemoteHealth[];
  /** The mail outbox, newest first. */
  mails: MockMail[];
  /** Newest first. */
  accessGrants: readonly AccessGrant[];
  accessLog: readonly AccessLogEntry[];
  emptySearches: EmptySearch[];
  /** How many more are only counted. */
  unlistedSearches: number;
  categories: readonly JobCategory[];
  /** How many calls each rule has let through. */
  calls: Map<string, number>;
  /** Newest first. */
  requests: LoggedRequest[];
  /** Makes references and tokens unique. */
  serial: number;
}

/** The cookies of a visitor for whom every gate is open: the state 'signed-in'. */
export const OPEN_COOKIES: Readonly<Record<string, string>> = Object.fromEntries(ACCESS_SCOPES.map(openCookie));

function openCookie(scope: AccessScope): [name: string, token: string] {
  return [`session-${scope}`, 'open'];
}

const HOUR_MS = 3_600_000;

export const jobsAt = (now: Date): Job[] =>
  jobFixtures.map(({ daysAgo, closesInDays, ...job }, index) => ({
    ...job,
    ...(closesInDays !== undefined && { closes_on: dayAfter(now, closesInDays) }),
    // An hour apart, so that no two jobs of a day have the same date.
    created_at: new Date(now.getTime() - (daysAgo * 24 + 1 + (index % 2)) * HOUR_MS).toISOString(),
  }));

const sampleAlert = (): AlertSettings => ({
  frequency: 'daily',
  criteria: { category: ['HGV Driver'], near: 'Leeds', within: 20, salary_min: 30_000 },
  paused: false,
});

const dayAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + days * 24 * HOUR_MS).toISOString().slice(0, 10);

function initialState(now: Date): State {
  const jobs = jobsAt(now);
  return {
    now,
    isTicking: false,
    jobs,
    places: placeFixtures,
    views: new Map(jobs.map(({ id }, index) => [id, (index * 37) % 211])),
    viewers: new Set(),
    sessions: new Map(ACCESS_SCOPES.map((scope) => [openCookie(scope).join('='), newSessionTimes(scope, now)])),
    submissionKeys: new Map(),
    windows: new Map(),
    submissions: [],
    earlierSubmissions: submissionsAt(now),
    subscriptions: [
      { number: 1, kind: 'newsletter', email: 'reader@example.com', confirmed: false },
      { number: 2, kind: 'job-alert', email: 'reader@example.com', confirmed: false, alert: sampleAlert() },
      { number: 3, kind: 'job-alert', email: 'driver@example.com', confirmed: true, alert: sampleAlert() },
    ],
    syncs: syncsAt(now, jobs.length),
    staffActions: staffActionsAt(now),
    composition: compositionFixture,
    remoteHealth: remoteHealthFixture,
    mails: mailsAt(now),
    accessGrants: accessGrantFixtures,
    accessLog: accessLogFixture,
    emptySearches: emptySearchesAt(now),
    unlistedSearches: 4,
    categories: categoryFixtures,
    calls: new Map(),
    requests: [],
    serial: 0,
  };
}

/** What the mocked back end holds for the call in hand; between calls, what is shared. */
export let state: State = initialState(MOCK_NOW);

export interface MockOptions {
  /** The mocks' current time, which jobs' dates count back from. Default `MOCK_NOW`. */
  now?: Date;
  /** Whether that time goes on, as it does on a server; default: it stands still, as tests want it. */
  isTicking?: boolean;
}

/** Forgets sessions, forms, attempts, changes to the jobs, and all visitors' own data. */
export function resetMocks({ now = MOCK_NOW, isTicking = false }: MockOptions = {}): void {
  Object.assign(state, initialState(now), { isTicking });
  worlds.clear();
}

/** Visitors whose data is kept; those who have been away longest lose theirs. */
const MOST_WORLDS = 200;

const worlds = new Map<string, State>();

/** The state of one visitor's data, '' for what is shared. It begins as it would at this visitor's time. */
export function worldOf(name: string, now: Date): State {
  if (name === '') return state;
  const known = worlds.get(name) ?? initialState(now);
  worlds.delete(name);
  worlds.set(name, known);
  const [oldest] = worlds.keys();
  if (worlds.size > MOST_WORLDS && oldest !== undefined) worlds.delete(oldest);
  return known;
}

/** The result of work on another state. The work must not wait for anything: others would then use that state, too. */
export function withState<Result>(other: State, work: () => Result): Result {
  const usual = state;
  state = other;
  try {
    return work();
  } finally {
    state = usual;
  }
}

export function nextSerial(): number {
  state.serial += 1;
  return state.serial;
}

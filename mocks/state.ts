import { ACCESS_SCOPES, type AnswerRecord, type Composition, type DeskSummary } from '@site/contract';
import { compositionFixture } from './fixtures/composition.ts';
import { emptySearchesAt } from './fixtures/empty-searches.ts';
import { failuresAt } from './fixtures/failures.ts';
import { categoryFixtures } from './fixtures/job-categories.ts';
import { jobsAt } from './fixtures/jobs.ts';
import { mailsAt } from './fixtures/mails.ts';
import { placeFixtures } from './fixtures/places.ts';
import { accessGrantFixtures, accessLogFixture } from './fixtures/proposal-access.ts';
import { staffActionsAt } from './fixtures/staff-actions.ts';
import { submissionsAt, type MockSubmission } from './fixtures/submissions.ts';
import { ownPasskeyFixtures, ownSessionsAt, staffMembersAt } from './fixtures/staff-members.ts';
import { subscriptionFixtures } from './fixtures/subscriptions.ts';
import { syncsAt } from './fixtures/syncs.ts';
import { versionFiguresAt } from './fixtures/version-figures.ts';
import type { LoggedRequest } from './logged-request.ts';

/** Opens all three gates of the mocks. */
export const MOCK_PASSWORD = 'mock-password';

/** The mocks' default current time, fixed so that dates in stories and tests do not move. */
export const MOCK_NOW = new Date('2026-11-16T09:00:00Z');

/** Of the sessions that a visitor's state opens. No cookie has them, so that they end with the state. */
export const OPEN_TOKENS = { 'signed-in': 'open', 'session-ends': 'open', 'password-needed': 'entered-a-while-ago' };

/** Everything that the mocked back end holds. */
export type State = ReturnType<typeof initialState>;

function initialState(now: Date) {
  const jobs = jobsAt(now);
  const composition: Composition = compositionFixture;
  return {
    now,
    /** Whether `now` goes on, as it does on a server. */
    isTicking: false,
    jobs,
    /** The towns and postcodes that it knows. */
    places: placeFixtures,
    /** Job id -> views. */
    views: new Map(jobs.map(({ id }, index) => [id, (index * 37) % 211])),
    /** Scope and token of every open session. */
    sessions: new Set(ACCESS_SCOPES.flatMap((scope) => Object.values(OPEN_TOKENS).map((token) => `${scope} ${token}`))),
    /** What identifies each form that was stored -> its reference. */
    submissionKeys: new Map<string, string>(),
    /** Forms that were stored. */
    submissions: [] as MockSubmission[],
    /** What had been sent before. */
    earlierSubmissions: submissionsAt(now),
    /** Requested, and not ended. */
    subscriptions: subscriptionFixtures.map((each) => ({ ...each })),
    /** Newest first. */
    syncs: syncsAt(now, jobs.length),
    /** What staff did, newest first. */
    staffActions: staffActionsAt(now),
    /** Whether staff sign in with accounts of their own, and the shared password opens nothing. */
    hasAccounts: false,
    /** Who has an account at the desk. */
    members: staffMembersAt(now),
    /** Of whoever is signed in. */
    ownPasskeys: ownPasskeyFixtures,
    ownSessions: ownSessionsAt(now),
    /** What another operator has to ask for, too. */
    staffRequests: [] as DeskSummary['requests'],
    sharedPasswordStays: false,
    composition,
    /** How versions of its remotes do. */
    versionFigures: versionFiguresAt(now),
    /** The mail outbox, newest first. */
    mails: mailsAt(now),
    /** Newest first. */
    accessGrants: accessGrantFixtures,
    accessLog: accessLogFixture,
    /** How the promise to answer was kept; null with too few applicants. */
    answerRecord: null as AnswerRecord | null,
    emptySearches: emptySearchesAt(now),
    /** How many more are only counted. */
    unlistedSearches: 4,
    /** What browsers refused on pages lately. */
    policyReports: 3,
    /** What failed, the latest first. */
    failures: failuresAt(now),
    categories: categoryFixtures,
    /** How many calls each rule has let through. */
    calls: new Map<string, number>(),
    /** Newest first. */
    requests: [] as LoggedRequest[],
    /** Makes references and tokens unique. */
    serial: 0,
  };
}

/** What the mocked back end holds for the call in flight; between calls, what is shared. */
export let state: State = initialState(MOCK_NOW);

export interface MockOptions {
  /** The mocks' current time, which jobs' dates count back from. Default `MOCK_NOW`. */
  now?: Date;
  /** Whether that time goes on, as it does on a server; default: it stands still, as tests want it. */
  isTicking?: boolean;
}

/** Forgets sessions, forms, changes to the jobs, and all visitors' own data. */
export function resetMocks({ now = MOCK_NOW, isTicking = false }: MockOptions = {}): void {
  Object.assign(state, initialState(now), { isTicking });
  datasets.clear();
}

/** Visitors whose data is kept; those who have been away longest lose theirs. */
const MOST_DATASETS = 200;

const datasets = new Map<string, State>();

/** One visitor's own data, or with '' what is shared. It begins as it would at this visitor's time. */
export function datasetOf(name: string, now: Date): State {
  if (name === '') return state;
  const known = datasets.get(name) ?? initialState(now);
  datasets.delete(name);
  datasets.set(name, known);
  const [oldest] = datasets.keys();
  if (datasets.size > MOST_DATASETS && oldest !== undefined) datasets.delete(oldest);
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

import { createApi, type Host, type Services } from '@site/api';
import { openSession } from '../../../api/access/sessions.ts';
import { createTestApi, type TestApi } from '@site/api/test-support';
import { addHealth } from '../../../server/releases/gradual/health/health.ts';
import { readFigures } from '../../../server/releases/gradual/health/read-figures.ts';
import type { AccessScope, EndpointName } from '@site/contract';
import {
  compositionFixture,
  createMockApi,
  MOCK_NOW,
  MOCK_PASSWORD,
  mockState,
  resetMocks,
  type Override,
} from '@site/mocks';
import { readAnswer, type Answer } from './answer.ts';
import { requestOf, scopeOf, type Call } from './call.ts';
import { toDatabaseIds } from './job-ids.ts';
import { mockedFeed } from './mocked-feed.ts';
import {
  seedCategories,
  seedEmptySearches,
  seedFailures,
  seedJobs,
  seedPolicyReports,
  seedSyncs,
  seedViews,
} from './seed-jobs.ts';
import { seedAccounts } from './seed-accounts.ts';
import { seedAccess, seedMails, seedSubmissions, seedSubscriptions } from './seed-staff.ts';

type Fetch = (request: Request) => Promise<Response>;
/** In the real API, the shared password has no account. */
const OF_ACCOUNTS: readonly EndpointName[] = ['myAccount', 'changeMyAccount'];

const GATES = { lcrca: 'secureAuth', 'transport-uk': 'transportUkAuth', staff: 'staffAuth' } as const;

/** One implementation, called by one visitor. */
export class Side {
  readonly #fetch: Fetch;
  readonly #cookies = new Map<AccessScope, string>();
  readonly #translate: (text: string) => string;
  #account: Promise<string> | undefined;
  readonly #openAccount: (() => Promise<string>) | undefined;

  constructor(fetch: Fetch, translate: (text: string) => string = (text) => text, openAccount?: () => Promise<string>) {
    this.#fetch = fetch;
    this.#translate = translate;
    this.#openAccount = openAccount;
  }

  /** Sends the call, signed in where it needs that. */
  async answer(call: Call): Promise<Answer> {
    return readAnswer(await this.#send(await this.#told(call)));
  }

  /** Sends the same call so often, each as if it were the first. */
  async repeat(call: Call, times: number): Promise<void> {
    for (let number = 0; number < times; number += 1)
      await this.#send({ ...call, headers: { ...call.headers, 'idempotency-key': `call ${number}` } });
  }

  async #told(call: Call): Promise<Call> {
    if (!call.after) return call;
    const reply = (await (await this.#send(await this.#told(call.after.call))).json()) as never;
    return { ...call, body: call.after.say(reply) };
  }

  async #send(call: Call): Promise<Response> {
    const { query, body } = call;
    const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
    const request = requestOf({
      ...call,
      ...(query && { query: this.#translate(query) }),
      ...(text !== undefined && { body: this.#translate(text) }),
    });
    request.headers.set('x-real-ip', '198.18.0.1');
    const scope = scopeOf(call);
    const isOfAccount = this.#openAccount && OF_ACCOUNTS.includes(call.name) && !call.withSharedPassword;
    if (scope !== 'nobody')
      request.headers.set('cookie', await (isOfAccount ? this.#cookieOfAccount() : this.#cookieOf(scope)));
    return this.#fetch(request);
  }

  #cookieOfAccount = () => (this.#account ??= this.#openAccount!());

  async #cookieOf(scope: AccessScope): Promise<string> {
    const known = this.#cookies.get(scope);
    if (known !== undefined) return known;
    const call: Call = { name: GATES[scope], body: { action: 'login', password: MOCK_PASSWORD }, as: 'nobody' };
    const [session = ''] = (await this.#fetch(requestOf(call))).headers.getSetCookie();
    const cookie = session.split(';', 1)[0]!;
    this.#cookies.set(scope, cookie);
    return cookie;
  }
}

interface SeedOptions {
  /** Default: what the mocks hold now. */
  state?: typeof mockState;
  /** Subscriptions with links, in place of those among the submissions: the table has one row for both. */
  links?: boolean;
  /** People with accounts at the desk; default: nobody. */
  accounts?: boolean;
}

/** Besides the jobs and the words of their search. */
const OTHERS = [
  'job_views',
  'job_viewers',
  'job_categories',
  'cleared_jobs',
  'sync_runs',
  'empty_searches',
  'policy_reports',
  'failures',
  'form_submissions',
  'submission_keys',
  'subscriptions',
  'mail_outbox',
  'rate_limits',
  'access_grants',
  'access_log',
  'staff_actions',
  'sessions',
  'staff_members',
  'remote_health',
] as const;

/** The real API on a database with the mocks' own data. */
export interface SeededApi {
  services: Services;
  setTime: TestApi['setTime'];
  /** Empties the database and fills it. */
  seed(options?: SeedOptions): Promise<void>;
  close(): Promise<void>;
}

export async function startSeededApi(): Promise<SeededApi> {
  const passwords = { lcrcaProposal: MOCK_PASSWORD, transportUkProposal: MOCK_PASSWORD, staff: MOCK_PASSWORD };
  const { services, setTime, empty, close } = await createTestApi(
    { passwords, staffPasswordStays: true, mockedSiteUrl: 'http://localhost:3000' },
    { feed: mockedFeed },
  );
  const { db } = services;
  return {
    services,
    setTime,
    close,
    async seed({ state = mockState, links = false, accounts = false } = {}) {
      setTime(state.now);
      await empty(...OTHERS);
      await seedJobs(db, empty, state);
      await seedViews(db, state);
      await seedCategories(db, state);
      await seedSyncs(db, state);
      await seedEmptySearches(db, state);
      await seedPolicyReports(db, state);
      await seedFailures(db, state);
      await seedSubmissions(db, state);
      await seedMails(db, state);
      await seedAccess(db, state);
      await addHealth(
        db,
        state.now,
        state.versionFigures.map(({ remote, version, state: _state, since: _since, ...health }) => ({
          remote,
          version,
          health,
        })),
      );
      if (accounts) await seedAccounts(services, state);
      if (links) await seedSubscriptions(db, state);
    },
  };
}

export const realSide = (services: Services): Side => {
  const api = createApi(services);
  const host: Host = {
    composition: async () => compositionFixture,
    figures: (remotes) => readFigures(services, remotes),
  };
  const openAccount = async () => {
    const account = { memberId: mockState.members[0]!.id, device: 'A browser' };
    const { token } = await openSession(services, 'staff', { fingerprint: '', grantId: null, account });
    return `session-staff=${token}`;
  };
  return new Side((request) => api.fetch(request, { host }), toDatabaseIds, openAccount);
};

/** The mocks as they are, or in a state. */
export const mockSide = (...overrides: Override[]): Side =>
  new Side(createMockApi(overrides.length > 0 ? { overrides } : {}).fetch);

export const forgetAll = (): void => resetMocks({ now: MOCK_NOW });

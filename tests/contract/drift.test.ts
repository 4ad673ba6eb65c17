import { openSession } from '../../api/access/sessions.ts';
import { FeedError } from '../../api/feeds/feed.ts';
import { createApi, type Services } from '@site/api';
import { APPLICATION_STATUSES, endpoints, GATE_IS_BUSY, type AccessScope, type EndpointName } from '@site/contract';
import {
  createMockApi,
  ENDPOINT_NAMES,
  isGate,
  MOCK_PASSWORD,
  mockState,
  statesOf,
  mocks,
  type Override,
} from '@site/mocks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FEED_UNREADABLE } from '../../mocks/fixtures/syncs.ts';
import { createReadCounter, rejectCall, type Rejection } from '../../server/http/rejection.ts';
import { readAnswer, type Answer } from './drift/answer.ts';
import { brokenServices } from './drift/broken-services.ts';
import { refusedByBusyGate } from './drift/busy-gate.ts';
import { changes, requestOf, scopeOf, scopeOfGate, titleOf, type Call } from './drift/call.ts';
import { comparing, expectSame, isCompared } from './drift/comparison.ts';
import { NOT_REACHED, OF_THE_WAY, OWN_DATA } from './drift/not-compared.ts';
import { queriedCalls } from './drift/queries.ts';
import { callAlone, readyCall } from './drift/ready-calls.ts';
import { generalRefusals, refusedCalls, type RefusedCall } from './drift/refusals.ts';
import { shapeOf } from './drift/shape.ts';
import { forgetAll, mockSide, realSide, startSeededApi, type SeededApi } from './drift/sides.ts';

let real: SeededApi;
beforeAll(async () => {
  forgetAll();
  real = await startSeededApi();
});
afterAll(() => real.close());
beforeEach(forgetAll);

const LINKED: readonly EndpointName[] = ['confirmSubscription', 'unsubscribe', 'alertSettings', 'changeAlert'];
/** They are about people with accounts, whom the others do without. */
const OF_ACCOUNTS: readonly EndpointName[] = [
  'acceptInvitation',
  'changeMyAccount',
  'changeStaffAccount',
  'myAccount',
  'passkeyOptions',
  'staffAccounts',
  'staffInvitation',
  'staffSignIn',
];
const seedFor = (name: EndpointName) => ({ links: LINKED.includes(name), accounts: OF_ACCOUNTS.includes(name) });
/** They have what other tests did, and the mocks forget it. */
const LOGS: readonly EndpointName[] = ['accessLog', 'auditLog', 'deskSummary'];
const byTitle = (calls: readonly Call[]) => calls.map((call) => [titleOf(call), call] as const);

describe('the mocks answer as the real API with the same data:', () => {
  const ready = comparing(
    ['ready'],
    ENDPOINT_NAMES.filter((name) => !NOT_REACHED[`${name}:ready`]),
  ).map(readyCall);

  describe.each([
    ['reading', [...ready.filter((call) => !changes(call) && !LINKED.includes(call.name)), ...queriedCalls]],
  ])('%s', (_what, calls) => {
    beforeAll(async () => {
      forgetAll();
      await real.seed();
    });
    test.each(byTitle(calls))('%s', async (_title, call) => {
      if (LOGS.includes(call.name) || OF_ACCOUNTS.includes(call.name)) await real.seed(seedFor(call.name));
      await expectSame(call, mockSide().answer(call), realSide(real.services).answer(call));
    });
  });

  test.each(byTitle(ready.filter((call) => changes(call) || LINKED.includes(call.name))))('%s', async (_, call) => {
    await real.seed(seedFor(call.name));
    await expectSame(call, mockSide().answer(call), realSide(real.services).answer(call));
  });

  test.each(ENDPOINT_NAMES.filter(isGate))('%s: a login, its session and its end', async (name) => {
    await real.seed();
    const scope = scopeOfGate(name);
    const sides = [mockSide(), realSide(real.services)] as const;
    const login = { action: 'login', password: MOCK_PASSWORD };
    for (const body of [login, { action: 'verify' }, { action: 'logout' }, { action: 'verify' }]) {
      const call: Call = { name, body, as: scope };
      await expectSame(call, sides[0].answer(call), sides[1].answer(call));
    }
  });

  test('a form that is sent again, and with a key', async () => {
    await real.seed();
    const sides = [mockSide(), realSide(real.services)] as const;
    const headers = { 'idempotency-key': 'one' };
    const call = readyCall('sendEmail');
    for (const each of [call, call, { ...call, headers }, { ...call, headers }])
      await expectSame(each, sides[0].answer(each), sides[1].answer(each));
  });
});

const STANDS_ELSEWHERE = Object.values(APPLICATION_STATUSES)
  .flat()
  .filter((status) => status !== 'received');
const HELD = [
  'empty',
  'one',
  'many',
  'running',
  'failed',
  'paused',
  'ending',
  'new-email',
  'interview-chosen',
  ...STANDS_ELSEWHERE,
] as const;

describe('what the mocked back end holds in a state, the real one answers as well:', () => {
  const cases = HELD.map(
    (state) =>
      [
        state,
        comparing(
          [state],
          ENDPOINT_NAMES.filter((name) => !NOT_REACHED[`${name}:${state}`]),
        ),
      ] as const,
  );

  test.each(cases)('%s', async (state, names) => {
    for (const [variant, alike] of Map.groupBy(names, (name) => mocks[name].states![state]!)) {
      await real.seed({
        state: { ...mockState, ...variant(mockState) },
        links: alike.some((name) => LINKED.includes(name)),
      });
      for (const call of alike.map(readyCall))
        await expectSame(call, mockSide(`${call.name}:${state}`).answer(call), realSide(real.services).answer(call));
    }
  });
});

describe('the mocks refuse what the real API refuses, in the same words:', () => {
  const cases = refusedCalls.map((refused) => {
    comparing([refused.state], [refused.call.name]);
    return [`${refused.state} ${titleOf(refused.call)}`, refused] as const;
  });

  test.each(cases)('%s', async (_title, refused) => {
    const { state, call } = refused;
    const answer = await realRefusal(refused);
    expect(String(answer.status)).toBe(state);
    forgetAll();
    refused.prepare?.(mockState);
    const isOfTheDatabase = refused.inDatabase && call.name !== 'confirmSubscription';
    // The mocks count no calls, and have nothing that only the database can hold.
    if (!refused.allowed && !isOfTheDatabase) expect(await mockSide().answer(call)).toEqual(answer);
    forgetAll();
    const canned = await mockSide(`${call.name}:${state}` as Override).answer({ ...call, headers: {} });
    if (state === '400' || call.name === 'changeSubmission') expect(shapeOf(canned)).toEqual(shapeOf(answer));
    else expect(canned).toEqual(answer);
  });

  /** Whether the database has what refused calls leave as it is. */
  let isSeeded = false;

  async function realRefusal({ call, prepare, inDatabase, allowed = 0 }: RefusedCall): Promise<Answer> {
    prepare?.(mockState);
    const seeded = seedFor(call.name);
    if (prepare ?? inDatabase ?? (seeded.links || seeded.accounts)) {
      isSeeded = false;
      await real.seed(seeded);
    } else if (!isSeeded) {
      await real.seed();
      isSeeded = true;
    }
    await real.services.db.deleteFrom('rate_limits').execute();
    await inDatabase?.(real.services.db);
    const side = realSide(real.services);
    await side.repeat(call, allowed);
    return side.answer(call);
  }

  test.each(byTitle(generalRefusals))('%s', async (_title, call) =>
    expectSame(call, mockSide().answer(call), realSide(real.services).answer(call)),
  );

  const paths = ['/.netlify/functions/forgotten', '/.netlify/functions/get-jobs/x', '/rest/v1/users', '/rest/v1/'];
  test.each(paths.flatMap((path) => ['GET', 'POST', 'DELETE'].map((method) => [method, path] as const)))(
    'an unknown address: %s %s',
    async (method, path) => {
      const request = () => new Request(`http://localhost:3000${path}`, { method });
      const answers = [createMockApi().fetch(request()), createApi(real.services).fetch(request())];
      const [mock, actual] = await Promise.all(answers.map(async (answer) => readAnswer(await answer)));
      expect(mock).toEqual(actual);
    },
  );

  const reads = comparing(['429'], ENDPOINT_NAMES).filter(
    (name) => !refusedCalls.some(({ state, call }) => state === '429' && call.name === name),
  );
  test.each(reads)('429 %s, of an address that reads too much', async (name) => {
    const call = readyCall(name);
    const canned = await mockSide(`${name}:429`).answer(call);
    const count = createReadCounter(() => 900);
    const refusal = refusalOf(() => count('198.18.0.1'));
    const actual = await readAnswer(rejectCall(endpoints[name].path, refusal));
    // The server around the API refuses it, before it has an id.
    actual.headers['x-request-id'] = 'present';
    expect(canned).toEqual(actual);
  });

  function refusalOf(work: () => void): Rejection {
    try {
      work();
    } catch (error) {
      return error as Rejection;
    }
    return expect.fail('Nothing was refused');
  }
});

describe('the mocks fail as the real API fails:', () => {
  const withCookie = (call: Call): Call => ({
    ...call,
    as: 'nobody',
    headers: { cookie: ['staff', 'lcrca', 'transport-uk'].map((scope) => `session-${scope}=x`).join('; ') },
  });
  const failing = (name: EndpointName): Call => {
    const call = callAlone(name);
    return isGate(name) ? { ...call, body: { action: 'login', password: 'any' } } : withCookie(call);
  };
  const LOST = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

  const reached = (state: '500' | '503') => ENDPOINT_NAMES.filter((name) => !NOT_REACHED[`${name}:${state}`]);

  test.each(comparing(['500'], reached('500')))('500 %s', async (name) => {
    const broken = brokenServices(real.services, new Error('relation "jobs" does not exist'));
    await expectSame(failing(name), mockSide(`${name}:500`).answer(failing(name)), answerOf(broken, failing(name)));
  });

  test.each(comparing(['503'], reached('503')).filter((name) => !isGate(name)))('503 %s', async (name) => {
    const broken = brokenServices(real.services, LOST);
    await expectSame(failing(name), mockSide(`${name}:503`).answer(failing(name)), answerOf(broken, failing(name)));
  });

  const answerOf = (services: Services, call: Call) => realSide(services).answer(call);

  test.each(ENDPOINT_NAMES.filter(isGate))('503 %s, of a gate where too many wait', async (name) => {
    await real.seed();
    const body = { action: 'login', password: 'any', invite: 'nosuchlink22' };
    const actual = await refusedByBusyGate(real.services, { name, body });
    expect(actual.body).toEqual({ error: GATE_IS_BUSY });
    expect(await mockSide(`${name}:503`).answer({ name, body })).toEqual(actual);
  });

  comparing(['502'], ['triggerSync']);
  test('502 triggerSync, of a feed that cannot be read', async () => {
    await real.seed();
    const feed: Services['feed'] = {
      isExcerpt: false,
      parts: () => {
        throw new FeedError(FEED_UNREADABLE);
      },
    };
    const call: Call = { name: 'triggerSync' };
    await expectSame(call, mockSide('triggerSync:502').answer(call), answerOf({ ...real.services, feed }, call));
  });

  comparing(['404'], ['remotes']);
  test('404 remotes, of an API without a site around it', async () => {
    await real.seed();
    const api = createApi(real.services);
    const login = await api.fetch(requestOf({ name: 'staffAuth', body: { action: 'login', password: MOCK_PASSWORD } }));
    const cookie = login.headers.getSetCookie()[0]!.split(';', 1)[0]!;
    const actual = await readAnswer(await api.fetch(requestOf({ name: 'remotes', headers: { cookie } })));
    expect(actual.status).toBe(404);
    expect(await mockSide('remotes:404').answer({ name: 'remotes' })).toEqual(actual);
  });
});

describe('visitors’ sessions:', () => {
  const body = (name: EndpointName): Call => ({ ...readyCall(name), as: 'nobody' });
  const scopeFor = (name: EndpointName): AccessScope | 'nobody' =>
    (({ secureAuth: 'lcrca', transportUkAuth: 'transport-uk', staffAuth: 'staff' }) as const)[name as 'staffAuth'] ??
    scopeOf(readyCall(name));
  const signedIn = comparing(['signed-in', 'session-ends'], ENDPOINT_NAMES);

  beforeAll(() => real.seed());
  const signedInAnswers = async (name: EndpointName) => {
    const { after, ...call } = body(name);
    const plain = after ? { ...call, name: after.call.name, query: after.call.query ?? '' } : call;
    const own = { ...plain, as: scopeFor(name) };
    return { plain, mocked: mockSide('signed-in').answer(plain), actual: realSide(real.services).answer(own) };
  };

  test.each(signedIn.filter(isGate))(
    'signed-in %s, but for the cookie: the session ends with the state',
    async (name) => {
      const { mocked, actual } = await signedInAnswers(name);
      const { cookies, ...answer } = await mocked;
      expect(cookies).toEqual([]);
      expect(answer).toEqual({ ...(await actual), cookies: undefined });
    },
  );

  test.each(signedIn.filter((name) => !isGate(name)))('signed-in %s, without a login', async (name) => {
    if (changes(readyCall(name)) || LOGS.includes(name) || OF_ACCOUNTS.includes(name)) await real.seed(seedFor(name));
    const { plain, mocked, actual } = await signedInAnswers(name);
    await expectSame(plain, mocked, actual);
  });

  test.each(signedIn.filter((name) => !isGate(name)))('session-ends %s, with the first call', async (name) => {
    if (changes(readyCall(name)) || OF_ACCOUNTS.includes(name)) await real.seed(seedFor(name));
    const call: Call = { ...callAlone(name), as: 'nobody' };
    const mocks = mockSide(`${name}:session-ends`);
    await mocks.answer(call);
    const side = realSide(real.services);
    const own = { ...call, as: scopeFor(name) };
    await side.answer(own);
    await real.services.db.deleteFrom('sessions').execute();
    await expectSame(call, mocks.answer(call), side.answer(own));
  });

  comparing(['password-needed'], ['clearJobs']);
  comparing(['403'], ['clearJobs']);
  test('password-needed clearJobs, of a login a while ago', async () => {
    await real.seed();
    const side = realSide(real.services);
    await side.answer({ name: 'auditLog' });
    real.setTime(new Date(mockState.now.getTime() + 6 * 60_000));
    const actual = await side.answer({ name: 'clearJobs' });
    expect(actual.status).toBe(403);
    expect(await mockSide('clearJobs:password-needed').answer({ name: 'clearJobs', as: 'nobody' })).toEqual(actual);
    expect(await mockSide('clearJobs:403').answer({ name: 'clearJobs' })).toEqual(actual);
  });
});

describe('whoever has an account', () => {
  const opened = async (member: number, ageMs: number, call: Call) => {
    await real.seed({ accounts: true });
    const account = { memberId: mockState.members[member]!.id, device: 'A browser' };
    const { token } = await openSession(real.services, 'staff', { fingerprint: '', grantId: null, account });
    real.setTime(new Date(mockState.now.getTime() + ageMs));
    return realSide(real.services).answer({ ...call, as: 'nobody', headers: { cookie: `session-staff=${token}` } });
  };

  comparing(['403'], ['staffAccounts']);
  test('and not the role, reads who can do it', async () => {
    const call: Call = { name: 'staffAccounts' };
    expect(await mockSide('staffAccounts:403').answer(call)).toEqual(await opened(2, 0, call));
  });

  test.each(comparing(['403'], ['changeStaffAccount', 'changeMyAccount']))(
    'and signed in a while ago, is asked to do so again before %s',
    async (name) => {
      const body = {
        action: name === 'changeMyAccount' ? 'new-recovery-codes' : 'remove',
        id: mockState.members[1]!.id,
      };
      const call: Call = { name, body };
      expect(await mockSide(`${name}:403`).answer(call)).toEqual(await opened(0, 6 * 60_000, call));
    },
  );
});

describe('the comparison is complete:', () => {
  const states = ENDPOINT_NAMES.flatMap((name) => statesOf(name).map((state) => ({ name, state })));
  const isLeftOut = ({ name, state }: (typeof states)[number]) =>
    OF_THE_WAY[state] !== undefined || NOT_REACHED[`${name}:${state}`] !== undefined;

  test('every state of every endpoint is compared, or is left out with a reason', () => {
    expect(states.filter((each) => !isCompared(each.name, each.state) && !isLeftOut(each))).toEqual([]);
  });

  test('nothing is left out without need', () => {
    expect(states.filter((each) => isCompared(each.name, each.state) && isLeftOut(each))).toEqual([]);
    const known = states.map(({ name, state }) => `${name}:${state}`);
    expect(Object.keys(NOT_REACHED).filter((each) => !known.includes(each))).toEqual([]);
    expect(Object.keys(OF_THE_WAY).filter((each) => !states.some(({ state }) => state === each))).toEqual([]);
  });

  test('where bodies are compared by their shapes, they do differ', async () => {
    for (const name of Object.keys(OWN_DATA) as EndpointName[]) {
      await real.seed(seedFor(name));
      const call = readyCall(name);
      const [mock, actual] = [await mockSide().answer(call), await realSide(real.services).answer(call)];
      expect(mock.body, name).not.toEqual(actual.body);
    }
  });

  test('a drift would be noticed', async () => {
    const call: Call = { name: 'jobCategories' };
    await real.services.db
      .updateTable('job_categories')
      .set({ color: '#000000' })
      .where('name', '=', 'Admin')
      .execute();
    await expect(expectSame(call, mockSide().answer(call), realSide(real.services).answer(call))).rejects.toThrow(
      'jobCategories',
    );
  });
});

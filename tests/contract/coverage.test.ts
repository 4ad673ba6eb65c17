import { describe, expect, test } from 'vitest';
import { endpoints } from '@site/contract';
import { createMockApi, ENDPOINT_NAMES, howTo, isGuarded, MEANINGS, mocks, STATE_NAMES, statesOf } from '@site/mocks';
import { createOpenApiDocument } from '@site/protocol/openapi.ts';
import { handlers } from '../../api/endpoints/handlers.ts';
import { reach } from '../e2e/support/reach.ts';
import { dataOf, refusalOf } from './calls.ts';
import { guardedCall } from './endpoint-calls.ts';
import { createVisitor } from './visitor.ts';

/** Endpoints of the contract that an implementation leaves out. */
const missingFrom = (implementation: object) =>
  Object.keys(endpoints).filter((name) => !(implementation as Record<string, unknown>)[name]);

/** What an implementation has beyond the contract. */
const extrasIn = (implementation: object) => Object.keys(implementation).filter((name) => !(name in endpoints));

test.each([
  ['mock', mocks],
  ['real handler', handlers],
])('every endpoint of the contract has a %s, and nothing else does', (_kind, implementation) => {
  expect(missingFrom(implementation)).toEqual([]);
  expect(extrasIn(implementation)).toEqual([]);
});

test('a missing endpoint would be noticed', () => {
  const { sendEmail: _leftOut, ...rest } = mocks;
  expect(missingFrom(rest)).toEqual(['sendEmail']);
  expect(extrasIn({ ...rest, sendFax: rest.getJobs })).toEqual(['sendFax']);
});

test('browsers can do what the guide tells testers to do before an answer shows', () => {
  const told = ENDPOINT_NAMES.filter((name) => statesOf(name).some((state) => howTo(mocks[name].shows, state)));
  expect(told.filter((name) => !reach[name])).toEqual([]);
});

/** What requests are refused for, not what an endpoint is in; the comparison with the real API sends such requests. */
const OF_REQUESTS = ['405', '406', '413', '422'];

/** The statuses that the API's document promises and no state of the endpoint answers with. */
const withoutState = (responses: object, states: readonly string[]) =>
  Object.keys(responses).filter(
    (status) => Number(status) >= 400 && !OF_REQUESTS.includes(status) && !states.includes(status),
  );

const { paths } = createOpenApiDocument();

test.each(ENDPOINT_NAMES)('%s has a state for every status that is documented', (name) => {
  const { get, post } = paths[endpoints[name].path]!;
  const { responses } = (endpoints[name].method === 'GET' ? get : post)!;
  // Whoever sends nothing sends nothing wrong.
  const { 400: _refusedInput, ...others } = responses;
  expect(withoutState(statesOf(name).includes('400') ? responses : others, statesOf(name))).toEqual([]);
});

test('a documented status without a state would be noticed', () => {
  expect(withoutState({ 200: {}, 405: {}, 409: {}, 500: {} }, ['ready', '500'])).toEqual(['409']);
});

test('every state has a meaning, and some endpoint that can be in it', () => {
  const offered = new Set(ENDPOINT_NAMES.flatMap(statesOf));
  expect(STATE_NAMES.filter((state) => !offered.has(state) || MEANINGS[state].trim() === '')).toEqual([]);
  expect(Object.keys(MEANINGS).toSorted()).toEqual([...STATE_NAMES].toSorted());
});

describe.each(ENDPOINT_NAMES.filter(isGuarded))('the mocked %s', (name) => {
  const call = (state: '401' | 'signed-in') =>
    guardedCall(name, createVisitor(createMockApi({ overrides: [state] }).fetch));

  test('refuses everybody in the state “401”', async () => {
    expect(refusalOf(await call('401')).status).toBe(401);
  });

  test('asks for no session in the state “signed-in”', async () => {
    dataOf(await call('signed-in'));
  });
});

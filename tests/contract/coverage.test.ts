import { functions } from '@site/api/create-api.ts';
import type { GuardedEndpoint } from '@site/api/endpoint-policies.ts';
import { endpoints } from '@site/contract';
import { createMockApi, handlersByEndpoint } from '@site/mocks';
import { describe, expect, test } from 'vitest';
import { dataOf, guardedCalls, refusalOf } from './calls.ts';
import { createVisitor } from './visitor.ts';

/** Endpoints of the contract that an implementation leaves out. */
const missingFrom = (implementation: object) =>
  Object.keys(endpoints).filter((name) => !(implementation as Record<string, unknown>)[name]);

/** What an implementation has beyond the contract. */
const extrasIn = (implementation: object) => Object.keys(implementation).filter((name) => !(name in endpoints));

test.each([
  ['mock', handlersByEndpoint],
  ['real function', functions],
])('every endpoint of the contract has a %s, and nothing else does', (_kind, implementation) => {
  expect(missingFrom(implementation)).toEqual([]);
  expect(extrasIn(implementation)).toEqual([]);
});

test('a missing endpoint would be noticed', () => {
  const { sendEmail: _leftOut, ...rest } = handlersByEndpoint;
  expect(missingFrom(rest)).toEqual(['sendEmail']);
  expect(extrasIn({ ...rest, sendFax: rest.getJobs })).toEqual(['sendFax']);
});

describe.each(Object.keys(guardedCalls) as GuardedEndpoint[])('the mocked %s', (name) => {
  const call = (state: '401' | 'signed-in') =>
    guardedCalls[name](createVisitor(createMockApi({ terms: [state] }).fetch));

  test('refuses everybody in the state “401”', async () => {
    expect(refusalOf(await call('401')).status).toBe(401);
  });

  test('asks for no session in the state “signed-in”', async () => {
    dataOf(await call('signed-in'));
  });
});

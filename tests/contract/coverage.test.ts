import { readdirSync } from 'node:fs';
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

/** What an implementation has that the contract does not know. */
const strangersIn = (implementation: object) => Object.keys(implementation).filter((name) => !(name in endpoints));

test.each([
  ['mock', handlersByEndpoint],
  ['real function', functions],
])('every endpoint of the contract has a %s, and nothing else has', (_kind, implementation) => {
  expect(missingFrom(implementation)).toEqual([]);
  expect(strangersIn(implementation)).toEqual([]);
});

test('a left-out endpoint would be noticed', () => {
  const { sendEmail: _leftOut, ...rest } = handlersByEndpoint;
  expect(missingFrom(rest)).toEqual(['sendEmail']);
  expect(strangersIn({ ...rest, sendFax: rest.getJobs })).toEqual(['sendFax']);
});

/** The file of an endpoint: serverless hosts call functions by the names of their files. */
const fileOf = (path: string) => `${path.split('/').at(-1)?.replaceAll('_', '-')}.ts`;

test('every endpoint has a file of its own in api/functions, named like its address', () => {
  const files = readdirSync(new URL('../../api/functions', import.meta.url));
  const isFunction = (file: string) => !/\.(test|cases|test-support)\.ts$/.test(file);
  expect(files.filter(isFunction).toSorted()).toEqual(
    Object.values(endpoints)
      .map(({ path }) => fileOf(path))
      .toSorted(),
  );
});

describe.each(Object.keys(guardedCalls) as GuardedEndpoint[])('of the mocks’ scenarios, for %s', (name) => {
  const call = (scenario: 'forbidden' | 'signed-in') =>
    guardedCalls[name](createVisitor(createMockApi(scenario).fetch));

  test('“forbidden” accepts no session', async () => {
    expect(refusalOf(await call('forbidden')).status).toBe(401);
  });

  test('“signed-in” asks for none', async () => {
    dataOf(await call('signed-in'));
  });
});

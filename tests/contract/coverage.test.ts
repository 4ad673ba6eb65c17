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

/** Serverless hosts call functions by the names of their files. */
const functionFiles = readdirSync(new URL('../../api/functions', import.meta.url)).filter(
  (file) => !/\.(test|cases|test-support)\.ts$/.test(file),
);

/** The files that the addresses of the contract ask for. */
const expectedFiles = (paths: readonly string[]) =>
  paths.map((path) => `${path.split('/').at(-1)?.replaceAll('_', '-')}.ts`).toSorted();

test('every endpoint has a file of its own in api/functions, named like its address', () => {
  const paths = Object.values(endpoints).map(({ path }) => path);
  expect(functionFiles.toSorted()).toEqual(expectedFiles(paths));
  expect(functionFiles.toSorted()).not.toEqual(expectedFiles([...paths, '/.netlify/functions/send-fax']));
});

describe.each(Object.keys(guardedCalls) as GuardedEndpoint[])('the mocked %s', (name) => {
  const call = (scenario: 'forbidden' | 'signed-in') =>
    guardedCalls[name](createVisitor(createMockApi(scenario).fetch));

  test('refuses everybody in the scenario “forbidden”', async () => {
    expect(refusalOf(await call('forbidden')).status).toBe(401);
  });

  test('asks for no session in the scenario “signed-in”', async () => {
    dataOf(await call('signed-in'));
  });
});

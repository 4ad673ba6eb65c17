import { functions } from '@site/api/create-api.ts';
import { endpoints } from '@site/contract';
import { handlersByEndpoint } from '@site/mocks';
import { expect, test } from 'vitest';

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

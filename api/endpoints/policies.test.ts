import { describe, expect, test } from 'vitest';
import { ACCESS_SCOPES, PROPOSAL_COPIES, staffEndpoints, type EndpointName } from '@site/contract';
import type { Operation } from '@site/contract/operation.ts';
import { operations } from '@site/contract/operations.ts';
import type { Policy } from '../access/policy.ts';
import { handlers } from './handlers.ts';
import type { endpoint } from './proposals/proposal-content/contract.ts';

const names = Object.keys(handlers) as EndpointName[];
const policyOf = (name: EndpointName) => handlers[name].policy as Policy<typeof endpoint>;

/** The sessions that open an endpoint, whatever its input. */
function sessionsOf(name: EndpointName): string[] {
  const { access } = policyOf(name);
  if (typeof access !== 'function') return access === 'public' ? [] : [access];
  const opened = new Set(PROPOSAL_COPIES.map((copy) => access({ copy })));
  return ACCESS_SCOPES.filter((scope) => opened.has(scope));
}

describe.each(names)('the documentation of %s', (name) => {
  const { sessions = [], takesForm, refusals = {} }: Operation = operations[name];
  const { limits } = policyOf(name);

  test('names the sessions that open it', () => {
    expect([...sessions]).toEqual(sessionsOf(name));
  });

  test('says when calls are counted', () => {
    const counted = Array.isArray(limits) ? limits : [];
    expect(takesForm ?? false).toBe(counted.includes('submission'));
    expect(429 in refusals).toBe('inMemory' in limits || (counted.length > 0 && !takesForm));
  });
});

/** The database test page shows them to everybody. */
const OPEN_TO_ALL: readonly string[] = ['syncStatus', 'testDatabase'];

test.each(Object.keys(staffEndpoints) as (keyof typeof staffEndpoints)[])(
  '%s asks for a staff session, unless the specification opens it to everybody',
  (name) => {
    expect(policyOf(name).access).toBe(OPEN_TO_ALL.includes(name) ? 'public' : 'staff');
  },
);

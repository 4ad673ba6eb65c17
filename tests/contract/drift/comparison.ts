import { endpoints, type EndpointName } from '@site/contract';
import { isTable, offers, type StateName } from '@site/mocks';
import * as v from 'valibot';
import { expect } from 'vitest';
import type { Answer } from './answer.ts';
import { titleOf, type Call } from './call.ts';
import { OWN_DATA } from './not-compared.ts';
import { shapeOf } from './shape.ts';

/** What is compared of an answer: where each side has data of its own, the body's shape. */
const comparable = ({ name }: Call, answer: Answer): Answer =>
  OWN_DATA[name] && answer.status === 200 ? { ...answer, body: shapeOf(answer.body) } : answer;

/** Fails unless both sides answer the call alike, and the real one with exactly what the contract says. */
export async function expectSame(call: Call, mocked: Promise<Answer>, actual: Promise<Answer>): Promise<void> {
  const [mock, answer] = await Promise.all([mocked, actual]);
  expect(comparable(call, mock), `the mocks’ answer to ${titleOf(call)}`).toEqual(comparable(call, answer));
  if (answer.status === 200 && typeof answer.body === 'object' && !isTable(call.name))
    expect(answer.body, `the reply to ${titleOf(call)}`).toEqual(v.parse(endpoints[call.name].reply, answer.body));
}

const compared = new Set<string>();

/**
 * Those of the endpoints that have all of the states, which count as compared from now on. Called where tests are
 * defined, so that a single test can be run.
 */
export function comparing(states: readonly StateName[], names: readonly EndpointName[]): readonly EndpointName[] {
  const able = names.filter((name) => states.every((state) => offers(name, state)));
  for (const name of able) for (const state of states) compared.add(`${name}:${state}`);
  return able;
}

export const isCompared = (name: EndpointName, state: StateName): boolean => compared.has(`${name}:${state}`);

import type { Endpoint, EndpointName, Result } from '@site/contract';
import { nameOf } from '@site/contract';
import type { Backend } from './backends.ts';
import type { Call } from './drift/call.ts';
import type { Visitor } from './visitor.ts';

type Answered = Promise<Result<unknown, unknown>>;

/** What an endpoint's `cases.ts` has where the documented example is no call that the tests can make. */
export interface EndpointCases {
  /** A call that must succeed, after whatever it needs. */
  valid?: (backend: Backend) => Answered;
  /** What must succeed with the data that the mocks begin with, by whoever has a session. */
  ready?: Omit<Call, 'name'>;
  /** Input that succeeds alone, where `ready` takes something from a call before it. */
  alone?: object;
  /** A counted attempt, different from the one before. */
  attempt?: (visitor: Visitor, attempt: number) => Answered;
  /** A valid input to be mutated, in a database with three jobs. */
  input?: object;
}

const contracts = import.meta.glob<{ endpoint: Endpoint }>('../../api/endpoints/*/*/contract.ts', { eager: true });
const found = import.meta.glob<{ cases: EndpointCases }>('../../api/endpoints/*/*/cases.ts', { eager: true });

const byName = new Map(
  Object.entries(found).map(([file, { cases }]) => {
    const { endpoint } = contracts[file.replace(/cases\.ts$/, 'contract.ts')]!;
    return [nameOf(endpoint), cases] as const;
  }),
);

export const casesOf = (name: EndpointName): EndpointCases => byName.get(name) ?? {};

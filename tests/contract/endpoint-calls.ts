import { endpoints, type AccessScope, type Endpoint, type EndpointName, type Result } from '@site/contract';
import type { Operation } from '@site/contract/operation.ts';
import { operations } from '@site/contract/operations.ts';
import type { Backend } from './backends.ts';
import { dataOf } from './calls.ts';
import { casesOf } from './endpoint-cases.ts';
import type { Visitor } from './visitor.ts';

type Answered = Promise<Result<unknown, unknown>>;

export const exampleOf = (name: EndpointName): object => (operations[name] as Operation<Endpoint>).example ?? {};

/** A call that must succeed: as documented, by somebody with a session that opens the endpoint. */
export async function validCall(name: EndpointName, backend: Backend): Answered {
  const { valid } = casesOf(name);
  if (valid) return valid(backend);
  const [scope] = operations[name].sessions ?? [];
  return callWith(name, exampleOf(name), scope ? await holderOf(scope, backend) : backend.visitor());
}

/** A call that only its session lets through. */
export const guardedCall = (name: EndpointName, visitor: Visitor, input?: object): Answered =>
  callWith(name, input ?? casesOf(name).alone ?? exampleOf(name), visitor);

/** An attempt at an endpoint that counts them, different from the one before. */
export function attempt(name: EndpointName, visitor: Visitor, number: number): Answered {
  const { attempt: own } = casesOf(name);
  if (own) return own(visitor, number);
  const isGate = operations[name].opens !== undefined;
  const change = isGate ? { password: `guess ${number}` } : { email: `visitor${number}@example.org` };
  return callWith(name, { ...exampleOf(name), ...change }, visitor);
}

const GATES = { lcrca: 'secureAuth', 'transport-uk': 'transportUkAuth', staff: 'staffAuth' } as const;

async function holderOf(scope: AccessScope, { passwords, visitor: newVisitor }: Backend): Promise<Visitor> {
  const visitor = newVisitor();
  const password = passwords[scope === 'transport-uk' ? 'transportUk' : scope];
  dataOf(await visitor.api[GATES[scope]]({ action: 'login', password }));
  return visitor;
}

async function callWith(name: EndpointName, input: object, { api, send }: Visitor): Answered {
  const { path, file }: Endpoint = endpoints[name];
  if (!file) return api.call<Endpoint>(endpoints[name], input);
  // No reply of the client's: this is one of its bytes as text.
  const response = await send(`${path}?${new URLSearchParams(input as Record<string, string>)}`);
  const text = await response.text();
  if (response.ok) return { ok: true, data: text };
  return { ok: false, error: { kind: 'refused', status: response.status, message: text, fields: {} } };
}

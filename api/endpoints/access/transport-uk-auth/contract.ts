import type { Endpoint } from '../../../contract/endpoint.ts';
import type { Operation } from '../../../contract/operation.ts';
import { AccessReplySchema, AccessRequestSchema, gate } from '../contract.ts';

export const endpoint = {
  method: 'POST',
  path: '/.netlify/functions/transport-uk-auth',
  input: AccessRequestSchema,
  reply: AccessReplySchema,
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = gate('transport-uk', 'the proposal to the operator');

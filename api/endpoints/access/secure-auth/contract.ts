import type { Endpoint } from '../../../contract/endpoint.ts';
import type { Operation } from '../../../contract/operation.ts';
import { AccessReplySchema, AccessRequestSchema, gate } from '../contract.ts';

export const endpoint = {
  method: 'POST',
  path: '/.netlify/functions/secure-auth',
  input: AccessRequestSchema,
  reply: AccessReplySchema,
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = gate('lcrca', 'the proposals to the authority');

import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { inputObject } from '../../../contract/input.ts';
import type { Operation } from '../../../contract/operation.ts';
import { success } from '../../../contract/success.ts';

/** Ends a person's access, and the sessions that it opened. Doing so again changes nothing. */
export const endpoint = {
  method: 'POST',
  path: '/.netlify/functions/revoke-proposal-access',
  input: inputObject({ id: v.pipe(v.string('Unknown access'), v.regex(/^[a-z\d]{1,20}$/, 'Unknown access')) }),
  reply: v.object({ success }),
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Ends a person’s access to a proposal, and the sessions that it opened',
  tag: 'Proposals',
  sessions: ['staff'],
  refusals: { 401: 'No staff session', 404: 'There is no such link' },
  example: { id: 'k7qm92hdx4tp' },
};

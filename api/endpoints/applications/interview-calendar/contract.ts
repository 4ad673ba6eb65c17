import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { Operation } from '../../../contract/operation.ts';
import { ApplicationLinkSchema } from '../contract.ts';

export const endpoint = {
  method: 'GET',
  path: '/.netlify/functions/interview-calendar',
  input: ApplicationLinkSchema,
  reply: v.blob(),
  file: ['text/calendar'],
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'The chosen interview as a calendar file, with the token from any mail',
  tag: 'Applications',
  refusals: { 404: 'The link is unknown, or no interview has been chosen' },
  example: { token: 'from-the-link' },
};

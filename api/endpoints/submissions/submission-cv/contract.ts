import * as v from 'valibot';
import { CV_MEDIA_TYPES } from '../../../contract/cv-file.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { IS_AUDITED, type Operation } from '../../../contract/operation.ts';
import { one } from '../contract.ts';

/** The CV that came with an application, as a file. Each call is in the audit log. */
export const endpoint = {
  method: 'GET',
  path: '/.netlify/functions/submission-cv',
  input: one,
  reply: v.blob(),
  file: Object.values(CV_MEDIA_TYPES),
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'The CV that came with an application, as a file',
  tag: 'Staff',
  description: IS_AUDITED,
  sessions: ['staff'],
  refusals: { 401: 'No staff session', 404: 'There is no such application, or it has no file' },
  example: { reference: 'APP-7K2M9Q' },
};

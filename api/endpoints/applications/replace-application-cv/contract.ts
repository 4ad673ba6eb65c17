import * as v from 'valibot';
import { CvFileSchema } from '../../../contract/cv-file.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { inputObject } from '../../../contract/input.ts';
import { token } from '../../../contract/link-token.ts';
import type { Operation } from '../../../contract/operation.ts';
import { MAX_APPLICATION_BYTES } from '../../forms/apply-to-job/contract.ts';
import { APPLICATION_GONE, OwnApplicationSchema } from '../contract.ts';

export const endpoint = {
  method: 'POST',
  path: '/.netlify/functions/replace-application-cv',
  input: inputObject({ token, cvFile: CvFileSchema }),
  largestBody: MAX_APPLICATION_BYTES,
  reply: v.object({ application: OwnApplicationSchema }),
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Adds a CV to an application, or takes another in the place of the one it has, with the token from any mail',
  tag: 'Applications',
  description:
    '`cvFile` is as in apply-to-job. The file that it replaces is deleted; the agency gets a mail with the new one.',
  refusals: {
    404: APPLICATION_GONE,
    409: 'The application has ended',
    429: 'Too many changes',
  },
  example: { token: 'from-the-link', cvFile: { name: 'Tom Ferrier.pdf', content: 'JVBERi0xLjc=' } },
};

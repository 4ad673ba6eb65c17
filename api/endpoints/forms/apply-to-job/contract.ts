import * as v from 'valibot';
import { CvFileSchema, MAX_CV_BYTES } from '../../../contract/cv-file.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { email, honeypot, optionalText, required } from '../../../contract/fields.ts';
import { inputObject } from '../../../contract/input.ts';
import type { Operation } from '../../../contract/operation.ts';
import { phone } from '../../../contract/phone.ts';
import { FormReplySchema } from '../contract.ts';

/** Body of apply-to-job. */
export const ApplicationSchema = inputObject({
  fullName: required('Full name is required', 120),
  email,
  phone,
  coverLetter: optionalText(10_000),
  cv: optionalText(20_000),
  cvFile: v.optional(CvFileSchema),
  website: honeypot,
  jobTitle: required('Job title is required', 300),
  jobSlug: required('Job is required', 200),
});

/** Bytes: its texts, and the CV as a file in Base64. */
export const MAX_APPLICATION_BYTES = 256 * 1024 + Math.ceil((MAX_CV_BYTES * 4) / 3);

export type Application = v.InferOutput<typeof ApplicationSchema>;
export type ApplicationInput = v.InferInput<typeof ApplicationSchema>;

export const endpoint = {
  method: 'POST',
  path: '/.netlify/functions/apply-to-job',
  input: ApplicationSchema,
  largestBody: MAX_APPLICATION_BYTES,
  reply: FormReplySchema,
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Takes an application for a job',
  tag: 'Forms',
  description:
    '`cvFile` is a PDF, DOC, DOCX or ODT file of at most 5 MB, its content in Base64. Its content ' +
    'decides, not its name. One that has a password, or contains macros or other files, is refused.',
  takesForm: true,
  refusals: { 404: 'There is no such job', 410: 'The job is no longer open for applications' },
  example: {
    fullName: 'Tom Ferrier',
    email: 'tom@example.org',
    phone: '01632 960 177',
    jobTitle: 'Van Driver',
    jobSlug: 'van-driver-leeds-7002',
  },
};

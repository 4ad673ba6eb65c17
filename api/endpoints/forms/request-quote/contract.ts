import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { email, honeypot, required } from '../../../contract/fields.ts';
import { inputObject } from '../../../contract/input.ts';
import type { Operation } from '../../../contract/operation.ts';
import { optionalPhone } from '../../../contract/phone.ts';
import { FormReplySchema } from '../contract.ts';

/** Value -> label. */
export const QUOTE_SERVICES = {
  'driver-recruitment': 'Driver recruitment',
  'engineering-technical': 'Engineering & technical',
  'emergency-cover': 'Emergency cover',
  other: 'Other',
} as const;
export type QuoteService = keyof typeof QUOTE_SERVICES;

/** Body of request-quote, the client form. */
const QuoteRequestSchema = inputObject({
  companyName: required('Company name is required', 160),
  contactName: required('Contact name is required', 120),
  email,
  phone: optionalPhone,
  service: v.picklist(Object.keys(QUOTE_SERVICES) as QuoteService[], 'Please choose a service'),
  requirements: v.pipe(
    required('Please tell us more about your requirements', 5_000),
    v.minLength(10, 'Requirements must be at least 10 characters long'),
  ),
  website: honeypot,
});
export type QuoteRequest = v.InferOutput<typeof QuoteRequestSchema>;
export type QuoteRequestInput = v.InferInput<typeof QuoteRequestSchema>;

export const endpoint = {
  method: 'POST',
  path: '/.netlify/functions/request-quote',
  input: QuoteRequestSchema,
  reply: FormReplySchema,
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Takes a client’s request for a quote',
  tag: 'Forms',
  takesForm: true,
  example: {
    companyName: 'Pennine Chilled Ltd',
    contactName: 'Moira Lindqvist',
    email: 'moira@example.org',
    phone: '01632 960 145',
    service: 'emergency-cover',
    requirements: 'Three Class 1 drivers for tonight, out of Rochdale.',
  },
};

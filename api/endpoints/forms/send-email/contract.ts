import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { email, honeypot, required } from '../../../contract/fields.ts';
import { inputObject } from '../../../contract/input.ts';
import type { Operation } from '../../../contract/operation.ts';
import { phone } from '../../../contract/phone.ts';
import { FormReplySchema } from '../contract.ts';

const INQUIRY_TYPES = ['hire', 'work', 'emergency', 'general', 'partnership'] as const;
export type InquiryType = (typeof INQUIRY_TYPES)[number];

/** Body of send-email, the contact form. */
export const ContactMessageSchema = inputObject({
  firstName: required('First name is required', 80),
  lastName: required('Last name is required', 80),
  email,
  phone,
  inquiryType: v.picklist(INQUIRY_TYPES, 'Please select how we can help you'),
  message: v.pipe(
    required('Please tell us more about your requirements', 5_000),
    v.minLength(10, 'Message must be at least 10 characters long'),
  ),
  website: honeypot,
});
export type ContactMessage = v.InferOutput<typeof ContactMessageSchema>;
export type ContactMessageInput = v.InferInput<typeof ContactMessageSchema>;

export const endpoint = {
  method: 'POST',
  path: '/.netlify/functions/send-email',
  input: ContactMessageSchema,
  reply: FormReplySchema,
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Takes a message from the contact form',
  tag: 'Forms',
  takesForm: true,
  example: {
    firstName: 'Priya',
    lastName: 'Nair',
    email: 'priya@example.org',
    phone: '+44 (0)1632 960-118',
    inquiryType: 'hire',
    message: 'Four Class 2 drivers for a fortnight, please.',
  },
};

import * as v from 'valibot';
import { inputObject } from './input.ts';

/** Without the characters that give an address list or a quoted name its structure. */
const EMAIL_SHAPE = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+\.[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;
const PHONE_SHAPE = /^\+?[\d\s\-()]+$/;

/** Required text: the same message whether it is missing, not text, or blank. */
const required = (message: string, maxLength: number) =>
  v.pipe(v.string(message), v.trim(), v.nonEmpty(message), v.maxLength(maxLength, `Please use at most ${maxLength} characters`));

const optionalText = (maxLength: number) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxLength, `Please use at most ${maxLength} characters`)), '');

const email = v.pipe(
  required('Email is required', 254),
  v.regex(EMAIL_SHAPE, 'Please enter a valid email address'),
);

const phone = v.pipe(
  required('Phone number is required', 30),
  v.regex(PHONE_SHAPE, 'Please enter a valid phone number'),
  v.minLength(10, 'Please enter a valid phone number'),
);

/** A field people never see. A filled one is answered like a success, and nothing is delivered. */
const honeypot = v.optional(v.string(), '');

/** Body of apply-to-job. */
export const ApplicationSchema = inputObject({
  fullName: required('Full name is required', 120),
  email,
  phone,
  coverLetter: optionalText(10_000),
  cv: optionalText(20_000),
  website: honeypot,
  jobTitle: required('Job title is required', 300),
  jobSlug: required('Job is required', 200),
});
export type Application = v.InferOutput<typeof ApplicationSchema>;
export type ApplicationInput = v.InferInput<typeof ApplicationSchema>;

export const INQUIRY_TYPES = ['hire', 'work', 'emergency', 'general', 'partnership'] as const;
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

/** A stored form. `reference` is what the visitor may quote ('APP-7K2M9Q', 'MSG-…'). */
export const FormReplySchema = v.object({ success: v.literal(true), reference: v.string() });
export type FormReply = v.InferOutput<typeof FormReplySchema>;

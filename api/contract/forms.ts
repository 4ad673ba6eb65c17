import * as v from 'valibot';
import { CvFileSchema, MAX_CV_BYTES } from './cv-file.ts';
import { email, honeypot, required } from './fields.ts';
import { inputObject } from './input.ts';
import { success } from './success.ts';

const PHONE_SHAPE = /^\+?[\d\s\-()]+$/;

const optionalText = (maxLength: number) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxLength, `Please use at most ${maxLength} characters`)), '');

const phone = v.pipe(
  required('Phone number is required', 30),
  v.regex(PHONE_SHAPE, 'Please enter a valid phone number'),
  v.minLength(10, 'Please enter a valid phone number'),
);

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

/** Value -> label. */
export const QUOTE_SERVICES = {
  'driver-recruitment': 'Driver Recruitment',
  'engineering-technical': 'Engineering & Technical',
  'emergency-cover': 'Emergency Cover',
  other: 'Other',
} as const;
export type QuoteService = keyof typeof QUOTE_SERVICES;

/** Body of request-quote, the client form. */
export const QuoteRequestSchema = inputObject({
  companyName: required('Company name is required', 160),
  contactName: required('Contact name is required', 120),
  email,
  service: v.picklist(Object.keys(QUOTE_SERVICES) as QuoteService[], 'Please select a service'),
  requirements: v.pipe(
    required('Please tell us more about your requirements', 5_000),
    v.minLength(10, 'Requirements must be at least 10 characters long'),
  ),
  website: honeypot,
});
export type QuoteRequest = v.InferOutput<typeof QuoteRequestSchema>;
export type QuoteRequestInput = v.InferInput<typeof QuoteRequestSchema>;

/** Value -> label. */
export const CAREER_INTERESTS = {
  'hgv-lgv-driver': 'HGV/LGV Driver',
  'psv-driver': 'PSV Driver',
  'van-driver': 'Van Driver',
  'engineering-technical': 'Engineering & Technical',
  other: 'Other',
} as const;
export type CareerInterest = keyof typeof CAREER_INTERESTS;

const MOST_YEARS = 60;
const YEARS = `Please enter your experience in whole years, 0 to ${MOST_YEARS}`;

/** Body of register-candidate, the candidates' application form. */
export const CandidateRegistrationSchema = inputObject({
  fullName: required('Full name is required', 120),
  email,
  phone,
  careerInterest: v.picklist(
    Object.keys(CAREER_INTERESTS) as CareerInterest[],
    'Please select what you are looking for',
  ),
  yearsOfExperience: v.pipe(
    v.union([v.number(YEARS), v.pipe(v.string(), v.trim(), v.regex(/^\d{1,2}$/, YEARS))], YEARS),
    v.transform(Number),
    v.number(),
    v.integer(YEARS),
    v.minValue(0, YEARS),
    v.maxValue(MOST_YEARS, YEARS),
  ),
  about: optionalText(5_000),
  website: honeypot,
});
export type CandidateRegistration = v.InferOutput<typeof CandidateRegistrationSchema>;
export type CandidateRegistrationInput = v.InferInput<typeof CandidateRegistrationSchema>;

/** A stored form. `reference` is what the visitor may quote ('APP-7K2M9Q'); '' where the back end gives none. */
export const FormReplySchema = v.optional(v.object({ success, reference: v.nullish(v.string(), '') }), {});
export type FormReply = v.InferOutput<typeof FormReplySchema>;

import * as v from 'valibot';

/** Excludes the characters that structure address lists and quoted names. */
const EMAIL_SHAPE = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+\.[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;

/** Required text: the same message whether it is missing, not text, or blank. */
export const required = (message: string, maxLength: number) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.nonEmpty(message),
    v.maxLength(maxLength, `Please use at most ${maxLength} characters`),
  );

export const email = v.pipe(
  required('Email is required', 254),
  v.regex(EMAIL_SHAPE, 'Please enter a valid email address'),
);

/** A field that people never see. If it is filled in, the reply looks like a success and nothing is delivered. */
export const honeypot = v.optional(v.string(), '');

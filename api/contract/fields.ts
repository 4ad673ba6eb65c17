import * as v from 'valibot';

/** Without the characters that give an address list or a quoted name its structure. */
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

/** A field people never see. A filled one is answered like a success, and nothing is delivered. */
export const honeypot = v.optional(v.string(), '');

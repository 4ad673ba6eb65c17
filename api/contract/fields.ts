import * as v from 'valibot';

/**
 * The one spelling of an email address, however mail servers let it be spelt: without invisible marks, in plain
 * letters instead of full-width ones, with the domain as the DNS has it, and alone where more was copied with it:
 * 'Ben <ben@example.org>', 'mailto:ben@example.org', '(ben@example.org).'. What is no address stays none.
 */
export const canonicalAddress = (text: string): string =>
  text
    .replace(/\p{DI}/gu, '')
    .normalize('NFKC')
    .replace(/^[^<>[\]]*[<[]([^<>[\]]+)[>\]][\s,;]*$/, '$1')
    .replace(/^\s*mailto:\s*([^?]+).*$/i, '$1')
    .replace(AROUND, '')
    .replace(/ *@ */, '@')
    .replace(/@([^\s@/\\?#:%[\]]+)$/, (written, domain: string) => {
      try {
        return `@${new URL(`http://${domain}`).hostname}`;
      } catch {
        return written;
      }
    });

/** What stands beside an address and is no part of it: '(ben@example.org),' */
const AROUND = /^[\s"'`‘’“”(*•]+|[\s"'`‘’“”)*.,;:!。]+$/g;

/**
 * Of a canonical address: the lengths that mail servers take, without the characters that structure address lists and
 * quoted names, dots that separate nothing, hyphens at the ends of a domain's parts, and endings that no domain has.
 */
const EMAIL_SHAPE =
  /^(?!.{255}|[^@]{65}|\.|.*\.[.@])[^\s@<>()[\]\\,;:"\p{Cc}]+@((?!-)[a-z\d-]{1,63}(?<!-)\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/u;

/** Required text: the same message whether it is missing, not text, or blank. */
export const required = (message: string, maxLength: number) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.nonEmpty(message),
    v.maxLength(maxLength, `Please use at most ${maxLength} characters`),
  );

/** '' where it is left out. */
export const optionalText = (maxLength: number) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxLength, `Please use at most ${maxLength} characters`)), '');

export const email = v.pipe(
  required('Email is required', 254),
  v.transform(canonicalAddress),
  v.regex(EMAIL_SHAPE, 'Please enter a valid email address'),
);

/** A field that people never see. If it is filled in, the reply looks like a success and nothing is delivered. */
export const honeypot = v.optional(v.string(), '');

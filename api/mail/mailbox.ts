import readAddresses from 'nodemailer/lib/addressparser';

/** The name and the address of 'Agency <post@agency.example>'; '' for a missing part. */
export function readMailbox(written: string): { name: string; address: string } {
  const [mailbox] = readAddresses(written, { flatten: true });
  return mailbox ?? { name: '', address: '' };
}

/**
 * What mail to a canonical address ends up in, as far as anybody can tell: capitals make no difference, nor does a tag
 * as in 'ada+jobs@example.org'. Limits count it, and a person's data is found by it; mail goes to the address.
 */
export const mailboxOf = (address: string): string => address.toLowerCase().replace(/^([^+@]+)\+.*@/, '$1@');

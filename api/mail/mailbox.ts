import readAddresses from 'nodemailer/lib/addressparser';

/** The name and the address of 'Agency <post@agency.example>'; '' for a missing part. */
export function readMailbox(written: string): { name: string; address: string } {
  const [mailbox] = readAddresses(written, { flatten: true });
  return mailbox ?? { name: '', address: '' };
}

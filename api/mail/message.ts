import type { Html } from './html.ts';

/** A mail as the site composes it. The sender is the configuration's. */
export interface MailMessage {
  /** One address, without a name. */
  recipient: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: Html;
  /** Ends the subscription when it is posted to (RFC 8058). */
  unsubscribeUrl?: string;
}

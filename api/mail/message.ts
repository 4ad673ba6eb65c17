import type { Html } from './html.ts';

/** A file that is sent with a mail. */
export interface Attachment {
  name: string;
  mediaType: string;
  /** Base64. */
  content: string;
}

/** The name of a mail's calendar file. */
export const CALENDAR_FILE = 'interview.ics';

/** A mail as the site composes it. The configuration names the sender. */
export interface MailMessage {
  /** One address, without a name. */
  recipient: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: Html;
  /** A POST to it ends the subscription (RFC 8058). */
  unsubscribeUrl?: string;
  /** Whether the submission's file is sent with it. */
  attachesFile?: boolean;
  /** A calendar file (RFC 5545) that is sent with it. */
  calendar?: string | undefined;
}

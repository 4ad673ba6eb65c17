import type { SendMailOptions } from 'nodemailer';
import { readMailbox } from './mailbox.ts';
import { CALENDAR_FILE, type Attachment } from './message.ts';
import type { QueuedMail } from './outbox.ts';

export interface Delivery {
  attachment?: Attachment | undefined;
  /** Nothing is sent once it is aborted. */
  signal?: AbortSignal;
  /** Awaited when the receiver asks for the content: when it rejects, nothing is handed over. */
  beforeContent?: () => Promise<void>;
}

export interface MailTransport {
  /** Resolves once the mail is handed over; rejects when it should be retried. */
  send(mail: QueuedMail, delivery?: Delivery): Promise<void>;
  /** Rejects when mail cannot be handed over at present. */
  check(): Promise<void>;
  close(): void;
}

/**
 * The mail in nodemailer's terms. The Message-ID is the row's: a mail that arrives twice, after a lost confirmation,
 * is recognisable as one. Addresses are passed as objects, so that nothing in them is parsed as a list.
 */
export function toMailOptions(mail: QueuedMail, mailFrom: string, attachment?: Attachment): SendMailOptions {
  const domain = readMailbox(mailFrom).address.split('@')[1] ?? 'localhost';
  return {
    from: mailFrom,
    to: { name: '', address: mail.recipient },
    ...(mail.reply_to_address !== null && {
      replyTo: { name: mail.reply_to_name ?? '', address: mail.reply_to_address },
    }),
    subject: mail.subject,
    text: mail.text_body,
    html: mail.html_body,
    ...(attachment && {
      attachments: [
        {
          filename: attachment.name,
          contentType: attachment.mediaType,
          content: attachment.content,
          encoding: 'base64',
        },
      ],
    }),
    ...(mail.calendar !== null && { icalEvent: calendarOf(mail.calendar) }),
    messageId: `<${mail.id}@${domain}>`,
    date: mail.created_at,
    headers: { 'auto-submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Shown by mail programs as an entry of the calendar, by what it asks them to do with it. */
const calendarOf = (content: string) => ({
  method: /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH',
  filename: CALENDAR_FILE,
  content,
});

/** The link that mail programs show as 'Unsubscribe', and POST to (RFC 8058). */
function unsubscribeHeaders({ unsubscribe_url: url }: QueuedMail): Record<string, string> {
  return url === null ? {} : { 'list-unsubscribe': `<${url}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' };
}

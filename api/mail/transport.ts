import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { createCaptureTransport } from './capture-transport.ts';
import type { QueuedMail } from './outbox.ts';
import { createSmtpTransport } from './smtp-transport.ts';

export interface MailTransport {
  /** Resolves once the mail is handed over for good; rejects when it should be tried again. */
  send(mail: QueuedMail): Promise<void>;
  close(): void;
}

/** SMTP where SMTP_URL is set; otherwise mails become files in the data folder. */
export function createMailTransport({ config, log }: { config: Config; log: Log }): MailTransport {
  const { smtpUrl, mailFrom, dataDir } = config;
  return smtpUrl === undefined ? createCaptureTransport({ dataDir, mailFrom, log }) : createSmtpTransport({ smtpUrl, mailFrom });
}

/**
 * The mail in nodemailer's terms. The Message-ID is the row's: a mail that arrives twice, after a lost confirmation,
 * is recognisable as one. Addresses are passed as objects, so that nothing in them is parsed as a list.
 */
export function toMailOptions(mail: QueuedMail, mailFrom: string): SendMailOptions {
  const domain = /@([^\s@>]+)>?\s*$/.exec(mailFrom)?.[1] ?? 'localhost';
  return {
    from: mailFrom,
    to: { name: '', address: mail.recipient },
    ...(mail.reply_to_address !== null && { replyTo: { name: mail.reply_to_name ?? '', address: mail.reply_to_address } }),
    subject: mail.subject,
    text: mail.text_body,
    html: mail.html_body,
    messageId: `<${mail.id}@${domain}>`,
    date: mail.created_at,
    headers: { 'auto-submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

import { createTransport } from 'nodemailer';
import { toMailOptions, type MailTransport } from './transport.ts';

/** Together well below the outbox's lease. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000, dnsTimeout: 10_000 };

/** `smtpUrl`: smtp://user:password@host:587, or smtps:// for TLS from the first byte. */
export function createSmtpTransport({ smtpUrl, mailFrom }: { smtpUrl: string; mailFrom: string }): MailTransport {
  const transporter = createTransport({ url: smtpUrl, ...TIMEOUTS });
  return {
    async send(mail, attachment) {
      await transporter.sendMail(toMailOptions(mail, mailFrom, attachment));
    },
    async check() {
      await transporter.verify();
    },
    close: () => transporter.close(),
  };
}

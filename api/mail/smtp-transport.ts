import { createTransport } from 'nodemailer';
import { ExplainedError } from '../explained-error.ts';
import { toMailOptions, type MailTransport } from './transport.ts';

/** Together well below the outbox's lease. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000, dnsTimeout: 10_000 };

/** This machine itself: nobody is on the way who could listen. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** The mail server takes no encrypted connection. The message is for the log and the desk. */
class UnencryptedError extends ExplainedError {
  override name = 'UnencryptedError';
  readonly code = 'ETLS';
}

/**
 * `smtpUrl`: smtp://user:password@host:587, or smtps:// for TLS from the first byte. Without TLS, as when somebody on
 * the way has removed STARTTLS from the server's offer, nothing is sent but to this machine itself.
 */
export function createSmtpTransport({ smtpUrl, mailFrom }: { smtpUrl: string; mailFrom: string }): MailTransport {
  const url = new URL(smtpUrl);
  // There, because options in the URL overrule all others.
  if (!LOOPBACK.test(url.hostname)) url.searchParams.set('requireTLS', 'true');
  const transporter = createTransport({ url: url.href, ...TIMEOUTS });
  return {
    async send(mail, attachment) {
      await transporter.sendMail(toMailOptions(mail, mailFrom, attachment)).catch(explain);
    },
    async check() {
      await transporter.verify().catch(explain);
    },
    close: () => transporter.close(),
  };
}

function explain(error: unknown): never {
  if ((error as { code?: unknown }).code !== 'ETLS') throw error;
  throw new UnencryptedError(
    'The connection to the mail server could not be encrypted, so neither the password of SMTP_URL nor the mail was sent',
    { cause: error },
  );
}

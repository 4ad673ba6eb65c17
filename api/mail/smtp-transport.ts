import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { ExplainedError } from '../explained-error.ts';
import { LOOPBACK } from '../limits/loopback.ts';
import { toMailOptions, type Delivery, type MailTransport } from './transport.ts';

/** Each is for one silence of the server: the limit on a whole delivery is the mailer's. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000, dnsTimeout: 10_000 };

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
  transporter.use('stream', ({ data, message }, done) => {
    const { beforeContent } = data as Pick<Delivery, 'beforeContent'>;
    if (beforeContent) message.processFunc((content) => Readable.from(after(beforeContent, content)));
    done();
  });
  return {
    async send(mail, { attachment, signal, beforeContent } = {}) {
      const options = { ...toMailOptions(mail, mailFrom, attachment), signal, beforeContent };
      await transporter.sendMail(options).catch(explain);
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

/** The content, which nobody reads before the server has asked for it. */
async function* after(ready: () => Promise<void>, content: Readable): AsyncGenerator<Buffer> {
  await ready();
  yield* content as AsyncIterable<Buffer>;
}

import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { toMailOptions, type Delivery, type MailTransport } from './transport.ts';

/** Each is for one silence of the server: the limit on a whole delivery is the mailer's. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000, dnsTimeout: 10_000 };

/** `smtpUrl`: smtp://user:password@host:587, or smtps:// for TLS from the first byte. */
export function createSmtpTransport({ smtpUrl, mailFrom }: { smtpUrl: string; mailFrom: string }): MailTransport {
  const transporter = createTransport({ url: smtpUrl, ...TIMEOUTS });
  transporter.use('stream', ({ data, message }, done) => {
    const { beforeContent } = data as Pick<Delivery, 'beforeContent'>;
    if (beforeContent) message.processFunc((content) => Readable.from(after(beforeContent, content)));
    done();
  });
  return {
    async send(mail, { attachment, signal, beforeContent } = {}) {
      const options = { ...toMailOptions(mail, mailFrom, attachment), signal, beforeContent };
      await transporter.sendMail(options);
    },
    async check() {
      await transporter.verify();
    },
    close: () => transporter.close(),
  };
}

/** The content, which nobody reads before the server has asked for it. */
async function* after(ready: () => Promise<void>, content: Readable): AsyncGenerator<Buffer> {
  await ready();
  yield* content as AsyncIterable<Buffer>;
}

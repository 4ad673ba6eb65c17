import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  from: string;
  recipients: string[];
  /** Header block and body as received. */
  raw: string;
  /** A header's unfolded value. */
  header(name: string): string | undefined;
}

export interface TestSmtpServer {
  url: string;
  received: ReceivedMail[];
  /** SMTP refusals for the next mails, in turn; when none is left, mails are accepted. */
  refusals: { responseCode: number; message: string }[];
  /** The passwords that have been sent to it, right or wrong. */
  passwords: unknown[];
  /** Runs when a mail has arrived, before it is accepted. */
  beforeAcceptance: () => void | Promise<void>;
  close(): Promise<void>;
}

/** A real SMTP server on a free port; with `starttls`, under a certificate that nobody vouches for. */
export async function startSmtpServer({ starttls = false } = {}): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const refusals: TestSmtpServer['refusals'] = [];
  const passwords: TestSmtpServer['passwords'] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: starttls ? [] : ['STARTTLS'],
    onAuth({ username, password }, _session, done) {
      passwords.push(password);
      done(null, { user: username });
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        await smtp.beforeAcceptance();
        const refusal = refusals.shift();
        if (refusal) return done(Object.assign(new Error(refusal.message), { responseCode: refusal.responseCode }));
        const { mailFrom, rcptTo } = session.envelope;
        received.push(
          mailOf(
            mailFrom ? mailFrom.address : '',
            rcptTo.map(({ address }) => address),
            Buffer.concat(chunks).toString(),
          ),
        );
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const smtp: TestSmtpServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refusals,
    passwords,
    beforeAcceptance: () => {},
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return smtp;
}

function mailOf(from: string, recipients: string[], raw: string): ReceivedMail {
  const headers = raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const header = (name: string) =>
    headers
      .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
      ?.slice(name.length + 1)
      .trim();
  return { from, recipients, raw, header };
}

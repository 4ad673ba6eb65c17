import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  to: string[];
  /** The message as received, with quoted-printable soft line breaks removed. */
  source: string;
}

export interface SmtpTestServer {
  /** For SMTP_URL. */
  url: string;
  mails: readonly ReceivedMail[];
  /** Addresses whose mail it refuses. */
  refused: Set<string>;
  close(): Promise<void>;
}

/** A real SMTP server on a free port that keeps the mail it receives. */
export async function startSmtpServer(): Promise<SmtpTestServer> {
  const mails: ReceivedMail[] = [];
  const refused = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (!refused.has(address)) return done();
      return done(Object.assign(new Error(`5.1.1 <${address}>: no such user`), { responseCode: 550 }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('utf8').replaceAll('=\r\n', ''),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refused,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  from: string;
  recipients: string[];
  acceptedAt: number;
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
  /** Runs when a mail is announced, before the server asks for its content. */
  beforeContent: () => void | Promise<void>;
  /** Runs when a mail has arrived, before it is accepted; may say that the answer takes longer. */
  beforeAcceptance: (sayMore: () => void) => void | Promise<void>;
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
    closeTimeout: 500,
    disabledCommands: starttls ? [] : ['STARTTLS'],
    onAuth({ username, password }, _session, done) {
      passwords.push(password);
      done(null, { user: username });
    },
    async onRcptTo(_address, _session, done) {
      await smtp.beforeContent();
      done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        await smtp.beforeAcceptance(() => sockets.get(session.remotePort)?.write('250-Still looking at it\r\n'));
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
  // Whoever is killed while it sends.
  server.on('error', () => {});
  const sockets = new Map<number | undefined, Socket>();
  server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort, socket));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const smtp: TestSmtpServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refusals,
    passwords,
    beforeContent: () => {},
    beforeAcceptance: () => {},
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return smtp;
}

export interface HesitantSmtpServer {
  url: string;
  /** Recipients of the mails that it has accepted. */
  accepted: string[];
  close(): Promise<void>;
}

/** An SMTP server that takes every mail, and answers those to one domain with the first line of an answer for ever. */
export async function startHesitantSmtpServer(hesitatesAbout: string): Promise<HesitantSmtpServer> {
  const accepted: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    const say = (line: string) => void socket.write(`${line}\r\n`);
    let recipient = '';
    let isContent = false;
    const answer = () => {
      if (!recipient.endsWith(`@${hesitatesAbout}`)) return void (accepted.push(recipient), say('250 Accepted'));
      const hesitating = setInterval(say, 100, '250-Still looking at it');
      return void socket.once('close', () => clearInterval(hesitating));
    };
    say('220 Ready');
    createInterface(socket).on('line', (line) => {
      if (isContent && line !== '.') return;
      if (isContent) answer();
      else if (line.startsWith('RCPT')) recipient = /<(.*)>/.exec(line)?.[1] ?? '';
      if (!isContent) say(line === 'DATA' ? '354 Go on' : '250 Yes');
      isContent = line === 'DATA';
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accepted,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
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
  return { from, recipients, acceptedAt: Date.now(), raw, header };
}

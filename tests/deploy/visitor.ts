import { connect as connectHttp2, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { request as requestHttp } from 'node:http';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { buffer } from 'node:stream/consumers';
import { HOST, type Proxy } from './nginx.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** How often each header came. */
  counts: ReadonlyMap<string, number>;
}

interface Options {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Visitor {
  ask(path: string, options?: Options): Promise<Answer>;
  /** As JSON, to a function of the API. */
  post(name: string, input: object, headers?: Record<string, string>): Promise<Answer>;
  /** The protocol that the proxy chose. */
  protocol: string | false | null;
  leave(): void;
}

/** A browser at `address`, which is one of this machine's own, on one HTTP/2 connection: another once it was closed. */
export async function visit({ httpsPort, certificate }: Proxy, address: string, host = HOST): Promise<Visitor> {
  const connect = async () => {
    const socket = await new Promise<TLSSocket>((resolve, reject) => {
      const options = { host: '127.0.0.1', port: httpsPort, localAddress: address, servername: host, ca: certificate };
      const connecting = connectTls({ ...options, ALPNProtocols: ['h2', 'http/1.1'] }, () => resolve(connecting));
      connecting.once('error', reject);
    });
    return { socket, session: connectHttp2(`https://${host}`, { createConnection: () => socket }) };
  };
  let { socket, session } = await connect();
  const ask: Visitor['ask'] = async (path, options) => {
    if (session.closed || session.destroyed) ({ socket, session } = await connect());
    return askOn(session, path, options);
  };
  return {
    ask,
    post: (name, input, headers) =>
      ask(`/.netlify/functions/${name}`, {
        method: 'POST',
        body: JSON.stringify(input),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    protocol: socket.alpnProtocol,
    leave: () => session.destroy(),
  };
}

async function askOn(session: ClientHttp2Session, path: string, options: Options = {}): Promise<Answer> {
  const { method = 'GET', headers, body } = options;
  const stream = session.request({ ':path': path, ':method': method, ...headers });
  const counts = new Map<string, number>();
  const head = new Promise<IncomingHttpHeaders>((resolve, reject) => {
    stream.once('error', reject);
    stream.once('response', (received, _flags, raw) => {
      for (const name of (raw as unknown as string[]).filter((_, index) => index % 2 === 0))
        counts.set(name, (counts.get(name) ?? 0) + 1);
      resolve(received);
    });
  });
  stream.end(body);
  const received = await head;
  return { status: Number(received[':status']), headers: received, body: await buffer(stream), counts };
}

/** Asks for `path` without TLS. */
export const askInPlainText = ({ httpPort }: Proxy, path: string, host = HOST) =>
  new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
    const asking = requestHttp({ host: '127.0.0.1', port: httpPort, path, headers: { host } }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, location: answer.headers.location });
    });
    asking.once('error', reject).end();
  });

import { createServer, type RequestListener, type Server } from 'node:http';
import { isIPv6 } from 'node:net';
import { ExplainedError } from '@site/api/program';
import { Drain } from './drain.ts';
import { refuseUnknownMethods, withOneHost, withoutTrace } from './methods.ts';
import { NewConnections } from './new-connections.ts';
import { RequestScheduler } from './request-scheduler.ts';

export interface ListeningServer {
  /** The server's URL, without a trailing slash. */
  url: string;
  /** Stops accepting connections, and answers the requests that visitors have sent or are sending, for a while. */
  close(): Promise<void>;
}

class PortTakenError extends ExplainedError {
  override name = 'PortTakenError';
}

class HostUnavailableError extends ExplainedError {
  override name = 'HostUnavailableError';
}

/** What the system says about an address that is not this machine's, or a name that has none. */
const NOT_OURS = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'];

interface ListenOptions {
  /** The address to bind; default: all. */
  host?: string | undefined;
  /** Told of each connection. */
  newConnections?: NewConnections;
  /** How long requests in progress may take to finish, in milliseconds. */
  graceMs?: number;
}

/** How long a visitor may take to send a request: the site accepts nothing larger than 64 KB. */
const TIMEOUTS = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };
/** How long requests in progress may take to finish once the server is stopping. */
const GRACE_MS = 8_000;
/** Connections that may wait to be accepted, as far as the operating system allows. */
const BACKLOG = 4_096;
/** A connection takes about 20 KB. */
const MOST_CONNECTIONS = 8_192;

/** Serves HTTP on `port`; 0 picks a free one. @throws PortTakenError, HostUnavailableError */
export async function listen(
  listener: RequestListener,
  port: number,
  { host, newConnections = new NewConnections(), graceMs = GRACE_MS }: ListenOptions = {},
): Promise<ListeningServer> {
  const scheduler = new RequestScheduler(withOneHost(withoutTrace(listener)), newConnections);
  const drain = new Drain(scheduler.onRequest, newConnections);
  const server = createServer(TIMEOUTS, drain.onRequest)
    .on('connection', drain.onConnection)
    .on('connection', newConnections.onConnection);
  server.maxConnections = MOST_CONNECTIONS;
  refuseUnknownMethods(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, host)));
    server.listen({ port, host, backlog: BACKLOG }, resolve);
  });
  return { url: `http://${nameOf(host)}:${portOf(server)}`, close: () => drain.stop(server, graceMs) };
}

function explain(error: NodeJS.ErrnoException, port: number, host: string | undefined): Error {
  if (error.code === 'EADDRINUSE') return taken(port);
  if (host !== undefined && NOT_OURS.includes(error.code ?? '')) {
    return new HostUnavailableError(
      `HOST must be an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them, not "${host}".`,
    );
  }
  return error;
}

const taken = (port: number) =>
  new PortTakenError(`Port ${port} is taken. Stop the program that uses it, or choose another with PORT=${port + 1}.`);

/** The host as a URL has it; a server on every address is reached as localhost. */
function nameOf(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server is not listening on a port');
  return address.port;
}

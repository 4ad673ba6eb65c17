import { createServer, type RequestListener, type Server } from 'node:http';
import { Drain } from './drain.ts';

export interface ListeningServer {
  /** The server's URL, without a trailing slash. */
  url: string;
  /** Stops accepting connections, and answers the requests that visitors have sent or are sending, up to a limit. */
  close(): Promise<void>;
}

class PortTakenError extends Error {
  override name = 'PortTakenError';
}

/** How long a visitor may take to send a request: the site accepts nothing larger than 64 KB. */
const TIMEOUTS = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };
/** How long requests in progress may take to finish once the server is stopping. */
const GRACE_MS = 10_000;
/** Connections that may wait to be accepted, as far as the operating system allows. */
const BACKLOG = 4_096;
/** A connection takes about 20 KB. */
const MOST_CONNECTIONS = 8_192;

/** Serves HTTP on `port`; 0 picks a free one. @throws PortTakenError */
export async function listen(
  listener: RequestListener,
  port: number,
  { graceMs = GRACE_MS } = {},
): Promise<ListeningServer> {
  const drain = new Drain(listener);
  const server = createServer(TIMEOUTS, drain.onRequest).on('connection', drain.onConnection);
  server.maxConnections = MOST_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? taken(port) : error));
    server.listen({ port, backlog: BACKLOG }, resolve);
  });
  return { url: `http://localhost:${portOf(server)}`, close: () => drain.stop(server, graceMs) };
}

const taken = (port: number) =>
  new PortTakenError(
    `Port ${port} is taken. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`,
  );

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server is not listening on a port');
  return address.port;
}

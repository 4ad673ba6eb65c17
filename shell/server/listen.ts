import { createServer, type RequestListener, type Server } from 'node:http';
import { isIPv6 } from 'node:net';
import { refuseUnknownMethods, withoutTrace } from './methods.ts';

export interface ListeningServer {
  /** The server's URL, without a trailing slash. */
  url: string;
  /** Stops accepting requests and waits for those in progress, up to a limit. */
  close(): Promise<void>;
}

class PortTakenError extends Error {
  override name = 'PortTakenError';
}

class HostUnavailableError extends Error {
  override name = 'HostUnavailableError';
}

/** What the system says about an address that is not this machine's, or about a name that means none. */
const NOT_OURS = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'];

interface ListenOptions {
  /** The address to bind; default: all. */
  host?: string | undefined;
  /** How long requests in progress may take to finish, in milliseconds. */
  graceMs?: number;
}

/** How long a visitor may take to send a request: the site accepts nothing larger than 64 KB. */
const TIMEOUTS = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };
/** How long requests in progress may take to finish once the server is stopping. */
const GRACE_MS = 10_000;

/** Serves HTTP on `port`; 0 picks a free one. @throws PortTakenError, HostUnavailableError */
export async function listen(
  listener: RequestListener,
  port: number,
  { host, graceMs = GRACE_MS }: ListenOptions = {},
): Promise<ListeningServer> {
  const server = createServer(TIMEOUTS, withoutTrace(listener));
  refuseUnknownMethods(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, host)));
    server.listen({ port, host }, resolve);
  });
  return { url: `http://${nameOf(host)}:${portOf(server)}`, close: () => close(server, graceMs) };
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
  new PortTakenError(
    `Port ${port} is taken. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`,
  );

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

function close(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    // A client that sends its request byte by byte must not delay this: Node no longer enforces its timeouts here.
    const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
}

import { createServer, type RequestListener, type Server } from 'node:http';

export interface ListeningServer {
  /** The server's URL, without a trailing slash. */
  url: string;
  /** Stops accepting requests and waits for those in progress, up to a limit. */
  close(): Promise<void>;
}

class PortTakenError extends Error {
  override name = 'PortTakenError';
}

/** How long a visitor may take to send a request: the site accepts nothing larger than 64 KB. */
const TIMEOUTS = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };
/** How long requests in progress may take to finish once the server is stopping. */
const GRACE_MS = 10_000;

/** Serves HTTP on `port`; 0 picks a free one. @throws PortTakenError */
export async function listen(
  listener: RequestListener,
  port: number,
  { graceMs = GRACE_MS } = {},
): Promise<ListeningServer> {
  const server = createServer(TIMEOUTS, listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? taken(port) : error));
    server.listen(port, resolve);
  });
  return { url: `http://localhost:${portOf(server)}`, close: () => close(server, graceMs) };
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

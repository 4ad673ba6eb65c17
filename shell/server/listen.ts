import { createServer, type RequestListener, type Server } from 'node:http';

export interface Listening {
  /** Where it answers, without a trailing slash. */
  url: string;
  /** Stops accepting requests and waits for those under way. */
  close(): Promise<void>;
}

class PortTakenError extends Error {
  override name = 'PortTakenError';
}

/** Serves HTTP on `port`; 0 takes a free one. @throws PortTakenError */
export async function listen(listener: RequestListener, port: number): Promise<Listening> {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? taken(port) : error));
    server.listen(port, resolve);
  });
  return { url: `http://localhost:${portOf(server)}`, close: () => close(server) };
}

const taken = (port: number) =>
  new PortTakenError(`Port ${port} is taken. Stop what listens there, or choose another: PORT=${port + 1} npm start`);

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server listens on no port');
  return address.port;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}

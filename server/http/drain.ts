import type { RequestListener, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { NewConnections } from './new-connections.ts';

/** How long a connection may be silent once the server is stopping: clients may have sent requests before they knew. */
const SILENCE_MS = 250;

/** Answers requests, and lets the server stop without cutting anybody off. */
export class Drain {
  readonly #answer: RequestListener;
  readonly #newConnections: NewConnections;
  readonly #connections = new Set<Socket>();
  readonly #inProgress = new Set<ServerResponse>();
  #isStopping = false;

  constructor(answer: RequestListener, newConnections: NewConnections) {
    this.#answer = answer;
    this.#newConnections = newConnections;
  }

  readonly onConnection = (socket: Socket): void => {
    this.#connections.add(socket);
    socket.once('close', () => this.#connections.delete(socket));
  };

  readonly onRequest: RequestListener = (request, response) => {
    if (this.#isStopping) endConnectionAfter(response);
    this.#inProgress.add(response);
    response.once('close', () => this.#inProgress.delete(response));
    this.#answer(request, response);
  };

  /** Stops accepting connections, and answers what was sent on others; those still open after `graceMs` are cut off. */
  async stop(server: Server, graceMs: number): Promise<void> {
    this.#isStopping = true;
    for (const response of this.#inProgress) endConnectionAfter(response);
    await this.#newConnections.settled(SILENCE_MS);
    // An HTTP server's own `close` ends idle connections at once, even those on which an unread request has arrived.
    const closed = new Promise<void>((resolve) => void NetServer.prototype.close.call(server, () => resolve()));
    // Not before the check for input that follows the timers.
    const silence = setTimeout(() => setImmediate(() => this.#endSilent(server)), SILENCE_MS);
    // A client that sends its request byte by byte must not delay this: Node no longer enforces its timeouts here.
    const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
    await closed;
    clearTimeout(silence);
    clearTimeout(deadline);
    // Ends its own timers, too.
    server.close();
  }

  #endSilent(server: Server): void {
    server.closeIdleConnections();
    // Node counts a connection as idle only after its first request.
    for (const socket of this.#connections) if (socket.bytesRead === 0) socket.destroy();
  }
}

/** Node sends `Connection: close` with it. */
const endConnectionAfter = (response: ServerResponse): void => {
  response.shouldKeepAlive = false;
};

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { NewConnections } from './new-connections.ts';

/** Never queued. */
const HEALTH_CHECKS: readonly (string | undefined)[] = ['/healthz', '/readyz'];
/** Requests taken from the queue in one turn of the event loop while nobody new connects. */
const REQUESTS_PER_TURN = 16;

/**
 * Queues requests and takes up a few in each turn of the event loop, or only one while new connections come in. If each
 * turn answered everybody who is already connected, hundreds of visitors at once would keep newcomers waiting for
 * seconds.
 */
export class RequestScheduler {
  readonly #answer: RequestListener;
  readonly #connections: NewConnections;
  readonly #queue: [IncomingMessage, ServerResponse][] = [];
  #isScheduled = false;
  #connectionsBefore = 0;

  constructor(answer: RequestListener, connections: NewConnections) {
    this.#answer = answer;
    this.#connections = connections;
  }

  readonly onRequest: RequestListener = (request, response) => {
    if (HEALTH_CHECKS.includes(request.url)) return this.#answer(request, response);
    this.#queue.push([request, response]);
    this.#schedule();
  };

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => this.#takeUp());
  }

  #takeUp(): void {
    this.#isScheduled = false;
    const { count } = this.#connections;
    const due = this.#queue.splice(0, count > this.#connectionsBefore ? 1 : REQUESTS_PER_TURN);
    this.#connectionsBefore = count;
    if (this.#queue.length > 0) this.#schedule();
    for (const [request, response] of due) this.#answer(request, response);
  }
}

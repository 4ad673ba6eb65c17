import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Arrivals } from './arrivals.ts';

/** Answered before all others. */
const HEALTH_CHECKS: readonly (string | undefined)[] = ['/healthz', '/readyz'];
/** Requests taken up in one turn of the event loop while nobody new connects. */
const REQUESTS_A_TURN = 16;

/**
 * Takes requests up a few at a time, and one in each turn while connections come in. If each turn answered everybody
 * who is connected already, hundreds of visitors at once would keep newcomers waiting for seconds.
 */
export class Turns {
  readonly #answer: RequestListener;
  readonly #arrivals: Arrivals;
  readonly #waiting: [IncomingMessage, ServerResponse][] = [];
  #isScheduled = false;
  #arrived = 0;

  constructor(answer: RequestListener, arrivals: Arrivals) {
    this.#answer = answer;
    this.#arrivals = arrivals;
  }

  readonly onRequest: RequestListener = (request, response) => {
    if (HEALTH_CHECKS.includes(request.url)) return this.#answer(request, response);
    this.#waiting.push([request, response]);
    this.#schedule();
  };

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => this.#takeTurn());
  }

  #takeTurn(): void {
    this.#isScheduled = false;
    const due = this.#waiting.splice(0, this.#arrivals.count > this.#arrived ? 1 : REQUESTS_A_TURN);
    this.#arrived = this.#arrivals.count;
    if (this.#waiting.length > 0) this.#schedule();
    for (const [request, response] of due) this.#answer(request, response);
  }
}

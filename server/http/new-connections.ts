import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Counts the connections that come in. The operating system accepts many at once, but Node takes over only one in each
 * turn of the event loop: long turns keep newcomers waiting, health checks among them.
 */
export class NewConnections {
  #count = 0;

  /** How many there have been. */
  get count(): number {
    return this.#count;
  }

  readonly onConnection = (): void => {
    this.#count += 1;
  };

  /** Resolves once turns bring nobody new any more, or after `mostMs`. */
  async settled(mostMs: number): Promise<void> {
    const until = performance.now() + mostMs;
    let before: number;
    do {
      before = this.#count;
      await nextTurn();
      await nextTurn();
    } while (this.#count > before && performance.now() < until);
  }
}

import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * The connections that come in. The operating system lets in more at once than Node, which takes over one in each turn
 * of the event loop: whatever makes turns long keeps newcomers waiting, a health check among them.
 */
export class Arrivals {
  #count = 0;

  /** How many there have been. */
  get count(): number {
    return this.#count;
  }

  readonly onConnection = (): void => {
    this.#count += 1;
  };

  /** Resolves when turns bring nobody new any more, or after `mostMs`. */
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

import type { Worker } from 'node:worker_threads';
import { TimeBudget } from './time-budget.ts';

/** How long a worker may take to answer a ping, in milliseconds. */
const PONG_MS = 100;
/** The share of the time from which on a worker counts as having something to do. */
const BUSY_FROM = 0.5;
const MEGABYTE = 1024 * 1024;

/** Says how a worker is doing, as seen from outside. */
export class WorkerMonitor {
  readonly #worker: Worker;
  readonly #ping: () => void;
  #heardAt = 0;

  constructor(worker: Worker, ping: () => void) {
    this.#worker = worker;
    this.#ping = ping;
    worker.on('message', () => (this.#heardAt = performance.now()));
  }

  /** Whether it takes messages, and whether it has anything to do besides. */
  async probe(): Promise<{ answers: boolean; isIdle: boolean }> {
    const askedAt = performance.now();
    const before = this.#worker.performance.eventLoopUtilization();
    this.#ping();
    await new Promise<void>((resolve) => void new TimeBudget(PONG_MS, resolve).start());
    const answers = this.#heardAt >= askedAt;
    const { utilization } = this.#worker.performance.eventLoopUtilization(before);
    return { answers, isIdle: answers && utilization < BUSY_FROM };
  }

  /** Undefined before it runs and once it has ended. */
  cpuUsage(): Promise<NodeJS.CpuUsage | undefined> {
    return this.#worker.cpuUsage().catch(() => undefined);
  }

  /** Milliseconds of a processor that it has used since then. */
  async cpuTimeSince(before: NodeJS.CpuUsage | undefined): Promise<number> {
    const { user, system } = await this.#worker.cpuUsage(before).catch(() => ({ user: 0, system: 0 }));
    return (user + system) / 1_000;
  }

  /** Megabytes of buffers, which the limit on its objects does not count. */
  async bufferMegabytes(): Promise<number> {
    const { external_memory: bytes } = await this.#worker.getHeapStatistics().catch(() => ({ external_memory: 0 }));
    return bytes / MEGABYTE;
  }
}

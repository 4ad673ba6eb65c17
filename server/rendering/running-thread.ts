import { Worker } from 'node:worker_threads';
import type { FactsOfPages, PageFailureReport } from './page-host.ts';
import type { FromThread, Task, ThreadData, ToThread, UncaughtError } from './thread-messages.ts';
import { ThreadVisit, type VisitLimits, type VisitOptions } from './thread-visit.ts';
import { TimeBudget } from './time-budget.ts';
import { WorkerMonitor } from './worker-monitor.ts';

export interface Limits extends VisitLimits {
  /** Milliseconds in which a thread must have loaded its code. */
  startMs: number;
  /** Megabytes of objects, and as many of buffers. */
  memoryMb: number;
}

interface ThreadOptions {
  data: ThreadData;
  limits: Limits;
  onFailure: (failure: PageFailureReport) => void;
  /** Called with errors that nothing in the thread caught; it goes on. */
  onUncaught: (error: UncaughtError) => void;
  /** What the remote's code writes to its output. */
  onOutput: (text: string) => void;
}

/** The thread ended during a visit that was not the cause, as far as is known. */
export class ThreadEnded extends Error {
  override name = 'ThreadEnded';
}

const MEMORY_CHECKED_EVERY_MS = 500;

/** A thread with a remote's code. Nothing that the code does reaches the main thread but its answers. */
export class RunningThread {
  readonly #worker: Worker;
  readonly #options: ThreadOptions;
  readonly #monitor: WorkerMonitor;
  readonly #ready = Promise.withResolvers<FactsOfPages>();
  readonly #ended = Promise.withResolvers<string>();
  readonly #startBudget: TimeBudget;
  readonly #memoryChecks: NodeJS.Timeout;
  /** In flight, by their ids. */
  readonly #visits = new Map<number, ThreadVisit>();
  #latestVisit = 0;
  #state: 'starting' | 'ready' | 'ended' = 'starting';
  #endReason: string | undefined;

  constructor(options: ThreadOptions) {
    const { startMs } = options.limits;
    this.#options = options;
    this.#worker = startWorker(options);
    this.#monitor = new WorkerMonitor(this.#worker, () => this.#send({ is: 'ping' }));
    this.#startBudget = new TimeBudget(startMs, () => void this.end(`Its code was not loaded within ${startMs} ms`));
    this.#startBudget.start();
    this.#memoryChecks = setInterval(() => void this.#checkMemory(), MEMORY_CHECKED_EVERY_MS).unref();
    this.#ready.promise.catch(() => undefined);
    this.#worker.on('message', (message: FromThread) => this.#receive(message));
    this.#worker.on('error', (error) => (this.#endReason ??= String(error)));
    this.#worker.on('exit', (code) => this.#close((this.#endReason ??= `It ended itself with code ${code}`)));
  }

  /** Resolves when its code is loaded. */
  get ready(): Promise<FactsOfPages> {
    return this.#ready.promise;
  }

  /** Why it ended, once it has. */
  get ended(): Promise<string> {
    return this.#ended.promise;
  }

  /** @throws ThreadEnded when it ends meanwhile; any other error when this visit failed */
  async visit(task: Task, options: VisitOptions): Promise<unknown> {
    if (this.#state === 'ended') throw new ThreadEnded(this.#endReason);
    const id = (this.#latestVisit += 1);
    const visit = new ThreadVisit(id, task, options, this.#options.limits, {
      send: (message) => this.#send(message),
      monitor: this.#monitor,
      onStuck: (reason) => void (this.#state === 'ready' && this.end(reason)),
    });
    this.#visits.set(id, visit);
    // When it ends before it is ready, that settles the visit.
    return visit.run(this.ready).finally(() => this.#visits.delete(id));
  }

  async end(reason: string): Promise<void> {
    this.#endReason ??= reason;
    await this.#worker.terminate();
  }

  #send(message: ToThread): void {
    this.#worker.postMessage(message);
  }

  #receive(message: FromThread): void {
    const { onFailure, onUncaught } = this.#options;
    if (message.is === 'ready') this.#begin(message.facts);
    else if (message.is === 'broken') void this.end(`Its code could not be loaded: ${message.error.message}`);
    else if (message.is === 'call') void this.#visits.get(message.visit)?.answer(message);
    else if (message.is === 'result') this.#visits.get(message.visit)?.finish(message);
    else if (message.is === 'failure') onFailure(message.failure);
    else if (message.is === 'uncaught') onUncaught(message.uncaught);
  }

  #begin(facts: FactsOfPages): void {
    this.#state = 'ready';
    this.#startBudget.stop();
    this.#ready.resolve(facts);
  }

  #close(reason: string): void {
    this.#state = 'ended';
    clearInterval(this.#memoryChecks);
    this.#startBudget.stop();
    this.#ready.reject(new Error(reason));
    for (const visit of this.#visits.values()) visit.settle({ failed: new ThreadEnded(reason) });
    this.#ended.resolve(reason);
  }

  async #checkMemory(): Promise<void> {
    const { memoryMb } = this.#options.limits;
    if ((await this.#monitor.bufferMegabytes()) > memoryMb) await this.end(`Its buffers take more than ${memoryMb} MB`);
  }
}

function startWorker({ data, limits, onOutput }: ThreadOptions): Worker {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), {
    name: data.remote,
    workerData: data,
    // Its code needs no secrets of ours.
    env: { NODE_ENV: process.env['NODE_ENV'], TZ: process.env['TZ'] },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
    stdout: true,
    stderr: true,
  });
  for (const output of [worker.stdout, worker.stderr]) output.setEncoding('utf8').on('data', onOutput);
  return worker;
}

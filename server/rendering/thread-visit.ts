import { AsyncLocalStorage } from 'node:async_hooks';
import type { SendCall, Worked } from './page-host.ts';
import {
  receiveError,
  receiveRequest,
  receiveResponse,
  sendError,
  sendResponse,
  type FromThread,
  type SentError,
  type SentResult,
  type Task,
  type ToThread,
} from './thread-messages.ts';
import { TimeBudget } from './time-budget.ts';
import type { WorkerMonitor } from './worker-monitor.ts';

/** How long a task may take, in milliseconds. */
export interface VisitLimits {
  /** For a page, without the time in which it waits for calls. */
  pageMs: number;
  /** The same for feeds, documents and lists of addresses, which read more. */
  fileMs: number;
  /** For all of it, with the calls. */
  totalMs: number;
}

export interface VisitOptions {
  signal?: AbortSignal;
  sendCall: SendCall;
  onWorked?: ((worked: Worked) => void) | undefined;
}

interface VisitedThread {
  send(message: ToThread): void;
  monitor: WorkerMonitor;
  /** Called when it takes no messages any more. */
  onStuck(reason: string): void;
}

type Settled = { result: SentResult | { error: SentError } } | { failed: Error };

/** What visitors wait for. */
const PARTS_OF_A_VISIT: readonly Task['kind'][] = ['render', 'describe', 'fragment'];

/** The share of its time that a visit must have had a processor for, to be late by its own fault. */
const OWN_FAULT_FROM = 0.75;

/** One task that a thread works on: the time that it may take, the calls that it makes, and what comes of it. */
export class ThreadVisit {
  readonly #id: number;
  readonly #task: Task;
  readonly #thread: VisitedThread;
  readonly #signal: AbortSignal;
  readonly #sendCall: SendCall;
  readonly #onWorked: VisitOptions['onWorked'];
  /** Milliseconds that it may take, without its calls. */
  readonly #limit: number;
  readonly #budget: TimeBudget;
  readonly #totalBudget: TimeBudget;
  readonly #settled = Promise.withResolvers<Settled>();
  #isOver = false;

  constructor(
    id: number,
    task: Task,
    { signal = new AbortController().signal, sendCall, onWorked }: VisitOptions,
    limits: VisitLimits,
    thread: VisitedThread,
  ) {
    this.#id = id;
    this.#task = task;
    this.#thread = thread;
    this.#signal = signal;
    // The calls belong to whatever this visit belongs to.
    this.#sendCall = AsyncLocalStorage.bind(sendCall);
    this.#onWorked = onWorked && AsyncLocalStorage.bind(onWorked);
    this.#limit = PARTS_OF_A_VISIT.includes(task.kind) ? limits.pageMs : limits.fileMs;
    const cpuBefore = thread.monitor.cpuUsage();
    this.#budget = new TimeBudget(this.#limit, () => void this.#judge(cpuBefore));
    this.#totalBudget = new TimeBudget(limits.totalMs, () => void this.#giveUpFinally(limits.totalMs));
  }

  /** What the thread, once it is ready, makes of the task. If it never is, somebody else must settle the visit. */
  async run(ready: Promise<unknown>): Promise<unknown> {
    this.#signal.addEventListener('abort', this.#abort, { once: true });
    this.#budget.start();
    this.#totalBudget.start();
    void ready.then(this.#begin, () => undefined);
    try {
      return resultOf(await this.#settled.promise);
    } finally {
      this.#isOver = true;
      this.#signal.removeEventListener('abort', this.#abort);
      this.#budget.stop();
      this.#totalBudget.stop();
    }
  }

  settle(settled: Settled): void {
    this.#settled.resolve(settled);
  }

  finish({ result, worked }: Extract<FromThread, { is: 'result' }>): void {
    if (worked) this.#onWorked?.(worked);
    this.settle({ result });
  }

  async answer({ call, to, request }: Extract<FromThread, { is: 'call' }>): Promise<void> {
    this.#budget.callsInFlight += 1;
    const result = await this.#sendCall(receiveRequest(request, this.#signal), to)
      .then(async (response) => ({ response: await sendResponse(response) }))
      .catch((error: unknown) => ({ error: sendError(error) }));
    this.#budget.callsInFlight -= 1;
    this.#thread.send({ is: 'answer', call, result });
  }

  readonly #begin = (): void => {
    // While the thread started, time was spent on that.
    this.#budget.remaining = this.#limit;
    this.#thread.send({ is: 'task', visit: this.#id, task: this.#task });
  };

  readonly #abort = (): void => this.#thread.send({ is: 'abort', visit: this.#id });

  #giveUp(reason: string): void {
    this.settle({ failed: new Error(reason) });
    this.#abort();
  }

  /** Whatever the reason: a thread that sleeps in its code takes no processor, and answers nobody ever again. */
  async #giveUpFinally(limit: number): Promise<void> {
    const reason = `With its calls, it took longer than ${limit} ms`;
    this.#giveUp(reason);
    const { answers } = await this.#thread.monitor.probe();
    if (!answers) this.#thread.onStuck(`${reason}, and it is stuck`);
  }

  /** It has spent its time. It may be late because the machine has others to run: then it goes on. */
  async #judge(cpuBefore: Promise<NodeJS.CpuUsage | undefined>): Promise<void> {
    const { monitor, onStuck } = this.#thread;
    const { answers, isIdle } = await monitor.probe();
    const isOwnFault = isIdle || (await monitor.cpuTimeSince(await cpuBefore)) >= OWN_FAULT_FROM * this.#limit;
    if (this.#isOver) return;
    if (!isOwnFault) {
      this.#budget.remaining = this.#limit / 2;
      this.#budget.start();
      return;
    }
    const reason = `It took longer than ${this.#limit} ms`;
    this.#giveUp(reason);
    if (!answers) onStuck(`${reason}, and it is stuck`);
  }
}

function resultOf(settled: Settled): unknown {
  if ('failed' in settled) throw settled.failed;
  const { result } = settled;
  if ('error' in result) throw receiveError(result.error);
  return 'response' in result ? receiveResponse(result.response) : result.value;
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { Worker } from 'node:worker_threads';
import { spend, type Allowance } from './own-time.ts';
import type { FactsOfPages, PageFailureReport, SendCall } from './page-host.ts';
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
  type ThreadData,
  type ToThread,
  type UncaughtError,
} from './thread-messages.ts';

export interface Limits {
  /** Milliseconds in which a thread must have loaded its code. */
  startMs: number;
  /** Milliseconds that a page may take, without the time in which it waits for calls. */
  pageMs: number;
  /** The same for feeds, documents and lists of addresses, which read more. */
  fileMs: number;
  /** Milliseconds for all of it, with the calls. */
  totalMs: number;
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

/** The thread ended while it had a visit in hand that was not the cause, as far as is known. */
export class ThreadEnded extends Error {
  override name = 'ThreadEnded';
}

interface VisitInHand {
  allowance: Allowance;
  signal: AbortSignal;
  sendCall: SendCall;
  settle: (result: { result: SentResult | { error: SentError } } | { failed: Error }) => void;
}

export interface RunningThread {
  /** Resolves when its code is loaded. */
  ready: Promise<FactsOfPages>;
  /** Why it ended, once it has. */
  ended: Promise<string>;
  /** @throws ThreadEnded when it ends meanwhile; any other error when this visit failed */
  visit(task: Task, options: { signal?: AbortSignal; sendCall: SendCall }): Promise<unknown>;
  end(reason: string): Promise<void>;
}

/** How long a thread may take to answer a ping, in milliseconds. */
const PONG_MS = 100;
/** Shares of the time: of that in which the thread had something to do, and of that in which it ran. */
const IDLE_BELOW = 0.5;
const BUSY_FROM = 0.75;
const MEMORY_CHECKED_EVERY_MS = 500;
const MEGABYTE = 1024 * 1024;

/** Starts a thread with a remote's code. Nothing that the code does reaches this thread but what it answers. */
export function startThread({ data, limits, onFailure, onUncaught, onOutput }: ThreadOptions): RunningThread {
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
  const send = (message: ToThread) => worker.postMessage(message);
  const ready = Promise.withResolvers<FactsOfPages>();
  const ended = Promise.withResolvers<string>();
  const visits = new Map<number, VisitInHand>();
  let lastVisit = 0;
  let endReason: string | undefined;
  let state: 'starting' | 'ready' | 'ended' = 'starting';
  let heardAt = 0;

  ready.promise.catch(() => undefined);
  for (const output of [worker.stdout, worker.stderr]) output.setEncoding('utf8').on('data', onOutput);
  const stopStarting = spend({
    left: limits.startMs,
    waitsFor: 0,
    onSpent: () => void end(`Its code was not loaded within ${limits.startMs} ms`),
  });
  const memoryChecks = setInterval(() => void checkMemory(), MEMORY_CHECKED_EVERY_MS).unref();

  worker.on('message', (message: FromThread) => {
    heardAt = performance.now();
    if (message.is === 'ready') begin(message.facts);
    else if (message.is === 'broken') void end(`Its code could not be loaded: ${message.error.message}`);
    else if (message.is === 'call') void answer(message);
    else if (message.is === 'result') visits.get(message.visit)?.settle({ result: message.result });
    else if (message.is === 'failure') onFailure(message.failure);
    else if (message.is === 'uncaught') onUncaught(message.uncaught);
  });
  worker.on('error', (error) => (endReason ??= String(error)));
  worker.on('exit', (code) => {
    const reason = (endReason ??= `It ended itself with code ${code}`);
    state = 'ended';
    clearInterval(memoryChecks);
    stopStarting();
    ready.reject(new Error(reason));
    for (const { settle } of visits.values()) settle({ failed: new ThreadEnded(reason) });
    ended.resolve(reason);
  });

  function begin(facts: FactsOfPages): void {
    state = 'ready';
    stopStarting();
    ready.resolve(facts);
  }

  async function end(reason: string): Promise<void> {
    endReason ??= reason;
    await worker.terminate();
  }

  async function checkMemory(): Promise<void> {
    const { external_memory: external } = await worker.getHeapStatistics().catch(() => ({ external_memory: 0 }));
    if (external > limits.memoryMb * MEGABYTE) await end(`Its buffers take more than ${limits.memoryMb} MB`);
  }

  async function answer({ visit, call, to, request }: Extract<FromThread, { is: 'call' }>): Promise<void> {
    const inHand = visits.get(visit);
    if (!inHand) return;
    inHand.allowance.waitsFor += 1;
    const result = await inHand
      .sendCall(receiveRequest(request, inHand.signal), to)
      .then(async (response) => ({ response: await sendResponse(response) }))
      .catch((error: unknown) => ({ error: sendError(error) }));
    inHand.allowance.waitsFor -= 1;
    send({ is: 'answer', call, result });
  }

  /** Whether the thread takes messages, and whether it has anything to do besides. */
  async function probe(): Promise<{ answers: boolean; isIdle: boolean }> {
    const askedAt = performance.now();
    const before = worker.performance.eventLoopUtilization();
    send({ is: 'ping' });
    await new Promise<void>((resolve) => void spend({ left: PONG_MS, waitsFor: 0, onSpent: resolve }));
    const answers = heardAt >= askedAt;
    return { answers, isIdle: answers && worker.performance.eventLoopUtilization(before).utilization < IDLE_BELOW };
  }

  /** Milliseconds of a processor that the thread has used since then. */
  async function workedSince(before: Promise<NodeJS.CpuUsage | undefined>): Promise<number> {
    const { user, system } = await worker.cpuUsage(await before).catch(() => ({ user: 0, system: 0 }));
    return (user + system) / 1_000;
  }

  async function visit(
    task: Task,
    { signal = new AbortController().signal, sendCall }: Parameters<RunningThread['visit']>[1],
  ): Promise<unknown> {
    if (state === 'ended') throw new ThreadEnded(endReason);
    const id = (lastVisit += 1);
    const limit = task.kind === 'render' || task.kind === 'describe' ? limits.pageMs : limits.fileMs;
    const { promise, resolve: settle } = Promise.withResolvers<Parameters<VisitInHand['settle']>[0]>();
    const workedBefore = worker.cpuUsage().catch(() => undefined);
    const stops: (() => void)[] = [];
    const giveUp = (reason: string) => {
      settle({ failed: new Error(reason) });
      send({ is: 'abort', visit: id });
    };
    const allowance: Allowance = { left: limit, waitsFor: 0, onSpent: () => void judge() };
    const total: Allowance = {
      left: limits.totalMs,
      waitsFor: 0,
      onSpent: () => giveUp(`With its calls, it took longer than ${limits.totalMs} ms`),
    };

    /** A thread may be late because the machine has others to run: then the visit goes on. */
    async function judge(): Promise<void> {
      const reason = `It took longer than ${limit} ms`;
      const { answers, isIdle } = await probe();
      if (!visits.has(id)) return;
      if (!isIdle && (await workedSince(workedBefore)) < BUSY_FROM * limit) {
        allowance.left = limit / 2;
        stops.push(spend(allowance));
        return;
      }
      giveUp(reason);
      if (state === 'ready' && !answers) await end(`${reason}, and it is stuck`);
    }

    // The calls belong to whatever this visit belongs to.
    visits.set(id, { allowance, signal, settle, sendCall: AsyncLocalStorage.bind(sendCall) });
    const leave = () => send({ is: 'abort', visit: id });
    signal.addEventListener('abort', leave, { once: true });
    stops.push(spend(allowance), spend(total));
    try {
      // Its end, before it was ready, settles the visit.
      void ready.promise.then(
        () => {
          // It has waited no longer than that for the thread to start.
          allowance.left = limit;
          send({ is: 'task', visit: id, task });
        },
        () => undefined,
      );
      return resultOf(await promise);
    } finally {
      visits.delete(id);
      signal.removeEventListener('abort', leave);
      for (const stop of stops) stop();
    }
  }

  return { ready: ready.promise, ended: ended.promise, visit, end };
}

function resultOf(settled: Parameters<VisitInHand['settle']>[0]): unknown {
  if ('failed' in settled) throw settled.failed;
  const { result } = settled;
  if ('error' in result) throw receiveError(result.error);
  return 'response' in result ? receiveResponse(result.response) : result.value;
}

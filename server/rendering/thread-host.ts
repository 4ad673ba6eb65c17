import type { Log } from '@site/api/program';
import type { DescribedPage, RenderedPage } from '../../shell/src/entry-server.tsx';
import type { RenderedFragment } from '../../shell/src/fragments/render-fragment.tsx';
import type { FoundAddresses, PageFailureReport, PageHost, SendCall, Visit } from './page-host.ts';
import { RunningThread, ThreadEnded, type Limits } from './running-thread.ts';
import type { SideEffect } from './side-effects.ts';
import { sendRequest, type Task, type ThreadData } from './thread-messages.ts';
import type { VisitOptions } from './thread-visit.ts';

export interface ThreadHostOptions {
  data: ThreadData;
  version: string;
  log: Log;
  onFailure: (failure: PageFailureReport) => void;
  limits: Limits;
}

export const LIMITS: Limits = { startMs: 10_000, pageMs: 800, fileMs: 10_000, totalMs: 30_000, memoryMb: 256 };

/** A version is tried on a server that has visitors to answer, and no visitor waits for it. */
export const LIMITS_OF_A_TRIAL: Limits = { ...LIMITS, pageMs: 5_000 };

/** How long a thread must have run for its end to count as the first. */
const SOUND_AFTER_MS = 60_000;
/** A visit that ends the thread is repeated once: it may not have been the cause. */
const RESTARTED_AT_ONCE = 2;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** Of what the code writes, in characters: the log is not its own. */
const MOST_OUTPUT = 2_000;

/**
 * Runs a remote's code in a thread of its own. When the thread ends, another one starts: at once the first times, then
 * after waits that double. Until then, everything requested of it fails at once.
 */
export function createThreadHost({ data, version, log, onFailure, limits }: ThreadHostOptions): PageHost {
  const { remote } = data;
  let thread: RunningThread | undefined;
  let startedAt = 0;
  let ends = 0;
  let restart: NodeJS.Timeout | undefined;
  let lastReason = '';
  let isClosed = false;

  function start(): RunningThread {
    startedAt = performance.now();
    const started = new RunningThread({
      data,
      limits,
      onFailure,
      onUncaught: ({ origin, ...error }) =>
        log.error(origin === 'unhandledRejection' ? 'process.unhandled-rejection' : 'process.uncaught-exception', {
          remote,
          version,
          ...error,
        }),
      onOutput: (text) => log.warn('remote.output', { remote, version, text: text.slice(0, MOST_OUTPUT) }),
    });
    void started.ended.then((reason) => {
      if (isClosed || thread !== started) return;
      thread = undefined;
      lastReason = reason;
      ends = performance.now() - startedAt > SOUND_AFTER_MS ? 1 : ends + 1;
      log.error('remote.stopped', { remote, version, message: reason, times: ends });
      if (ends <= RESTARTED_AT_ONCE) thread = start();
      else restart = setTimeout(() => (thread = start()), waitAfter(ends)).unref();
    });
    return started;
  }

  function running(): RunningThread {
    if (isClosed) throw new Error('It has been closed');
    if (!thread && ends > RESTARTED_AT_ONCE) throw new Error(lastReason);
    return (thread ??= start());
  }

  /** One at a time: the one that ended the thread must not end it for the others again. */
  let repeating: Promise<unknown> = Promise.resolve();
  function repeat(task: Task, options: VisitOptions): Promise<unknown> {
    const repeated = repeating.then(() => running().visit(task, options));
    repeating = repeated.catch(() => undefined);
    return repeated;
  }

  async function visit(task: Task, options: VisitOptions): Promise<unknown> {
    const current = running();
    try {
      return await current.visit(task, options);
    } catch (error) {
      // Another visit may have ended it. What was posted must not be done twice.
      const mayRepeat = error instanceof ThreadEnded && (!('request' in task) || task.request.method === 'GET');
      if (!mayRepeat || isClosed) throw error;
      await current.ended;
      return repeat(task, options);
    }
  }

  const taskOf = async ({ request, remotes, preview, onWorked }: Visit) => ({
    request: await sendRequest(request),
    remotes,
    preview,
    isTimed: onWorked !== undefined,
  });
  const optionsOf = ({ request: { signal }, sendCall, onWorked }: Visit) => ({ signal, sendCall, onWorked });

  return {
    facts: async () => running().ready,
    health: async () => void (await visit({ kind: 'health' }, { sendCall: noCalls })),
    render: async (page) =>
      (await visit({ kind: 'render', ...(await taskOf(page)) }, optionsOf(page))) as RenderedPage | Response,
    describe: async (page) =>
      (await visit({ kind: 'describe', ...(await taskOf(page)) }, optionsOf(page))) as DescribedPage | Response,
    fragment: async (page, demand) =>
      (await visit({ kind: 'fragment', demand, ...(await taskOf(page)) }, optionsOf(page))) as RenderedFragment,
    file: async (page, file) =>
      (await visit({ kind: 'file', file, ...(await taskOf(page)) }, optionsOf(page))) as Response,
    addresses: async (page) => (await visit({ kind: 'addresses' }, page)) as FoundAddresses,
    sideEffects: async () => (await visit({ kind: 'side-effects' }, { sendCall: noCalls })) as SideEffect[],
    async close() {
      isClosed = true;
      clearTimeout(restart);
      await thread?.end('It was closed');
    },
  };
}

const noCalls: SendCall = () => Promise.reject(new Error('No call belongs to this'));

const waitAfter = (ends: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** (ends - RESTARTED_AT_ONCE - 1), LONGEST_WAIT_MS);

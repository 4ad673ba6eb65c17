import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PGlite, PGliteQueryResults, PGliteTransaction } from 'kysely';
import { remembered, withDeadline } from '../waiting.ts';
import { statementLimit } from './statement-limit.ts';

type Request = { is: 'query'; text: string; parameters: unknown[] } | { is: 'dump' } | { is: 'close' };
/** What the thread is to do. */
export type DatabaseCall = Request & { id: number };
export type DatabaseAnswer = { id: number } & ({ value: unknown } | { error: { message: string } });

const START_MS = 2 * 60_000;
const DUMP_MS = 10 * 60_000;
const CLOSE_MS = 60_000;

/** One thread after another is started no sooner than this. */
const RESTART_MS = 5_000;

/**
 * The embedded database of a folder, in a thread of its own: while it works, the site goes on answering. A thread that
 * has ended, as by a disk without room, is replaced by one that reads the folder again.
 */
export async function startThreadedPGlite(dataDir: string): Promise<ThreadedPGlite> {
  const start = () => DatabaseThread.start(dataDir);
  return new ThreadedPGlite(await start(), start);
}

/** PGlite in another thread, for Kysely, which has one transaction at a time and nothing beside it. */
class ThreadedPGlite implements PGlite {
  readonly ready = true;
  readonly waitReady = Promise.resolve();
  closed = false;
  #thread: DatabaseThread;
  readonly #restarted: { get: () => Promise<DatabaseThread> };

  constructor(thread: DatabaseThread, start: () => Promise<DatabaseThread>) {
    this.#thread = thread;
    this.#restarted = remembered(start, RESTART_MS);
  }

  async query<Row>(text: string, parameters: unknown[] = []): Promise<PGliteQueryResults<Row>> {
    return (await this.#running()).query(text, parameters);
  }

  async transaction<Value>(work: (transaction: PGliteTransaction) => Promise<Value>): Promise<Value> {
    const thread = await this.#running().catch(() => this.#thread);
    // Kysely waits until `work` is called, even for a transaction that cannot begin: its first statement is refused.
    const begun = thread.query('begin');
    begun.catch(() => {});
    const transaction: PGliteTransaction = {
      query: async (text, parameters) => {
        await begun;
        return thread.query(text, parameters);
      },
      rollback: async () => void (await thread.query('rollback')),
    };
    try {
      const value = await work(transaction);
      await begun;
      await thread.query('commit');
      return value;
    } catch (error) {
      // Also of one that has not begun in time: it may begin yet.
      await transaction.rollback().catch(() => {});
      throw error;
    }
  }

  /** Its files as a gzipped tar. */
  async dump(): Promise<Uint8Array> {
    return (await this.#running()).dump();
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.#thread.close();
  }

  async #running(): Promise<DatabaseThread> {
    if (!this.#thread.failure || this.closed) return this.#thread;
    return (this.#thread = await this.#restarted.get());
  }
}

class DatabaseThread {
  /** Why it answers no more. */
  failure: Error | undefined;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #latestId = 0;

  static async start(dataDir: string): Promise<DatabaseThread> {
    const worker = new Worker(new URL('./pglite-thread.ts', import.meta.url), {
      name: 'database',
      workerData: dataDir,
      execArgv: [],
    });
    const started = (signal: AbortSignal) =>
      Promise.race([
        once(worker, 'message', { signal }),
        once(worker, 'exit', { signal }).then(() => {
          throw new Error('The embedded database has not started');
        }),
      ]);
    await withDeadline('The start of the embedded database', START_MS, started).catch((error: unknown) => {
      void worker.terminate();
      throw error;
    });
    return new DatabaseThread(worker);
  }

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.unref();
    worker.on('message', (answer: DatabaseAnswer) => this.#settle(answer));
    worker.on('error', (cause) => this.#fail(cause));
    worker.on('exit', () => this.#fail(new Error('its thread has ended')));
  }

  async query<Row>(text: string, parameters: unknown[] = []): Promise<PGliteQueryResults<Row>> {
    return (await this.#call(statementLimit(), { is: 'query', text, parameters })) as PGliteQueryResults<Row>;
  }

  async dump(): Promise<Uint8Array> {
    return (await this.#call(DUMP_MS, { is: 'dump' })) as Uint8Array;
  }

  async close(): Promise<void> {
    if (!this.failure) await this.#call(CLOSE_MS, { is: 'close' });
    await withDeadline('The end of the embedded database', CLOSE_MS, () => this.#worker.terminate());
  }

  #call(milliseconds: number, request: Request): Promise<unknown> {
    if (this.failure) return Promise.reject(this.failure);
    const id = (this.#latestId += 1);
    const answered = Promise.withResolvers<unknown>();
    this.#waiting.set(id, answered);
    // A process waits for it, and ends once it waits for nothing any more.
    this.#worker.ref();
    this.#worker.postMessage({ ...request, id } satisfies DatabaseCall);
    return withDeadline('The embedded database', milliseconds, () => answered.promise);
  }

  #settle(answer: DatabaseAnswer): void {
    const answered = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (this.#waiting.size === 0) this.#worker.unref();
    if ('value' in answer) answered?.resolve(answer.value);
    else answered?.reject(Object.assign(new Error(answer.error.message), answer.error));
  }

  #fail(cause: Error): void {
    this.failure ??= new Error(`The embedded database has stopped: ${cause.message}`, { cause });
    for (const answered of this.#waiting.values()) answered.reject(this.failure);
    this.#waiting.clear();
  }
}

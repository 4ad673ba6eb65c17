import { AsyncLocalStorage } from 'node:async_hooks';
import { sql, type Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/schema.ts';

/** In each process. */
const MAX_ENTRIES = 1000;

/** By key. */
type Entries = LRUCache<string, Promise<unknown>>;

/** Results that hold for one revision of the jobs. */
interface Cached {
  revision: string;
  entries: Entries;
}

export interface QueryCache {
  /** The result of `compute`, which runs once until the jobs change. A key always has results of one type. */
  get<Value>(key: string, compute: () => Promise<Value>): Promise<Value>;
}

const caches = new WeakMap<Kysely<Database>, Cached>();

/**
 * The cache for the jobs' current revision, whichever process made it. It mainly holds totals: counting a
 * frequent word reads every job that has it, which takes far longer than reading a page.
 */
export function currentQueryCache(db: Kysely<Database>): Promise<QueryCache> {
  const read = reads.getStore();
  if (!read) return openQueryCache(db);
  return (read.cache ??= openQueryCache(db));
}

const reads = new AsyncLocalStorage<{ cache?: Promise<QueryCache> }>();

/**
 * All that `work` asks of the cache is for the revision that it meets first: it asks for many results, and must not
 * change the jobs.
 */
export const asOneRead = <Result>(work: () => Result): Result => reads.run({}, work);

async function openQueryCache(db: Kysely<Database>): Promise<QueryCache> {
  // Read before anything is computed, so that a result is at least as new as the revision that it is kept for.
  const revision = await readJobsRevision(db);
  const cached = caches.get(db);
  const entries: Entries = cached?.revision === revision ? cached.entries : new LRUCache({ max: MAX_ENTRIES });
  if (entries !== cached?.entries) caches.set(db, { revision, entries });
  return { get: (key, compute) => getOrCompute(entries, key, compute) };
}

/** Callers during the computation share its result; a failure is not kept. */
function getOrCompute<Value>(entries: Entries, key: string, compute: () => Promise<Value>): Promise<Value> {
  const cached = entries.get(key) as Promise<Value> | undefined;
  if (cached) return cached;
  const value = compute();
  entries.set(key, value);
  value.catch(() => entries.delete(key));
  return value;
}

/** The last transaction that changed the jobs, as recorded by a trigger on `jobs`. */
export async function readJobsRevision(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ revision: string }>`select changed_by::text as revision from jobs_revision`.execute(db);
  return rows[0]?.revision ?? '';
}

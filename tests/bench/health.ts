import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

export interface Health {
  /** Milliseconds until /healthz and /readyz answered. */
  median: number;
  longest: number;
  /** How many answers were not 200. */
  failed: number;
}

const EVERY_MS = 100;

/** Watches a site's health until the returned function is called, in a thread that the load does not slow down. */
export function watchHealth(url: string): () => Promise<Health> {
  const worker = new Worker(new URL(import.meta.url), { workerData: url });
  return async () => {
    worker.postMessage('stop');
    const [health] = (await once(worker, 'message')) as [Health];
    return health;
  };
}

async function watch(url: string): Promise<Health> {
  const times: number[] = [];
  let failed = 0;
  let isWatching = true;
  parentPort!.once('message', () => (isWatching = false));
  while (isWatching) {
    for (const path of ['/healthz', '/readyz']) {
      const startedAt = performance.now();
      const isWell = await fetch(url + path).then(
        (response) => response.ok,
        () => false,
      );
      times.push(performance.now() - startedAt);
      if (!isWell) failed += 1;
    }
    await wait(EVERY_MS);
  }
  times.sort((a, b) => a - b);
  return { median: times[times.length >> 1] ?? 0, longest: times.at(-1) ?? 0, failed };
}

if (!isMainThread && workerData) parentPort!.postMessage(await watch(workerData as string));

import type { Context } from 'hono';
import { createPageCache } from './page-cache.ts';
import { answerWith, type PageCopy } from './page-copy.ts';
import type { Api } from './pages.ts';
import { answerRefused, refuseText, type CountRead } from './refusal.ts';
import { visitorHeaders } from './visitor-request.ts';
import type { WorkQueue } from './work-queue.ts';

interface FileServing {
  api: Api;
  queue: WorkQueue;
  countRead: CountRead;
  /** The most that is kept. */
  bytes: number;
}

/** Answers with the file that `make` returns. */
export type AnswerFile = (context: Context, make: (signal: AbortSignal) => Promise<PageCopy>) => Promise<Response>;

/**
 * Files made from the jobs, kept and limited as pages are: each is made once for its address and revision of the data.
 * Their queue is their own, so that they never hold up pages.
 */
export function createFileAnswers({ api, queue, countRead, bytes }: FileServing): AnswerFile {
  const cache = createPageCache({ bytes });
  return async (context, make) => {
    const { raw } = context.req;
    const { pathname, search } = new URL(raw.url);
    const revision = await api.dataRevision();
    const key = revision === undefined ? undefined : `${revision} ${pathname}${search}`;
    const kept = key === undefined ? undefined : cache.get(key);
    if (kept) return answerWith(kept, raw.headers);
    const visitor = api.addressOf({ headers: visitorHeaders(context) });
    try {
      const queued = (signal: AbortSignal) => queue.run({ visitor, signal }, () => make(signal));
      if (key === undefined || !cache.isBeingMade(key)) {
        queue.admit(visitor);
        countRead(visitor);
      }
      const file = key === undefined ? await queued(raw.signal) : await cache.make(key, raw.signal, queued);
      return file instanceof Response ? file.clone() : await answerWith(file, raw.headers);
    } catch (error) {
      return answerRefused(error, raw, refuseText);
    }
  };
}

import type { Context } from 'hono';
import type { Api } from '@site/api';
import { answerRejected, rejectText, type CountRead } from '../http/rejection.ts';
import { visitorHeaders } from '../http/visitor-request.ts';
import type { WorkQueue } from '../http/work-queue.ts';
import { createPageCache } from '../pages/page-cache.ts';
import { answerWith, type PageCopy } from '../pages/page-copy.ts';

interface FileServing {
  api: Pick<Api, 'addressOf'>;
  /** What files are made from; undefined where nothing may be kept. */
  revision: () => Promise<string | undefined>;
  queue: WorkQueue;
  countRead: CountRead;
  /** The most that is kept. */
  bytes: number;
}

export type MakeFile = (signal: AbortSignal) => Promise<PageCopy>;

/** Answers with the file that `make` returns. */
export type AnswerFile = (context: Context, make: MakeFile) => Promise<Response>;

/**
 * Files made like pages, kept and limited as they are: each is made once for its address and revision. Their queue is
 * their own, so that they never hold up pages.
 */
export function createFileAnswers({ api, revision, queue, countRead, bytes }: FileServing): AnswerFile {
  const cache = createPageCache({ bytes });
  return async (context, make) => {
    const { raw } = context.req;
    const { pathname, search } = new URL(raw.url);
    const made = await revision();
    const key = made === undefined ? undefined : `${made} ${pathname}${search}`;
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
      return answerRejected(error, raw, rejectText);
    }
  };
}

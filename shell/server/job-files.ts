import { Hono } from 'hono';
import type { ApiClient } from '@site/contract';
import { createJobFeeds } from './job-feeds/index.ts';
import { createJobImages } from './job-images.ts';
import type { Api } from './pages.ts';
import type { CountRead } from './refusal.ts';
import { createFileAnswers } from './file-answers.ts';
import { createWorkQueue } from './work-queue.ts';

interface JobFileOptions {
  api: Api;
  /** Calls the API as an anonymous visitor. */
  client: ApiClient;
  countRead: CountRead;
  /** Whether the process is too slow to take on anything. */
  isLate?: () => boolean;
  /** The site's origin; default: the brand's. */
  siteUrl?: string | undefined;
  /** The built shell. */
  dist: string;
}

/** A feed reads a page of jobs; the one of all jobs reads every page. */
const FEEDS_IN_HAND = { atOnce: 2, waiting: 16, perVisitor: 4 };
/** A picture takes a processor for about a tenth of a second. */
const IMAGES_IN_HAND = { atOnce: 1, waiting: 8, perVisitor: 3 };

const MEGABYTE = 1024 * 1024;

/** What the server makes of the jobs besides pages: feeds, and pictures for link previews. */
export function createJobFiles({ api, client, countRead, isLate, siteUrl, dist }: JobFileOptions): Hono {
  const answers = (inHand: typeof FEEDS_IN_HAND, bytes: number) =>
    createFileAnswers({ api, countRead, bytes, queue: createWorkQueue({ ...inHand, ...(isLate && { isLate }) }) });
  return new Hono()
    .route('/', createJobFeeds({ api: client, answerFile: answers(FEEDS_IN_HAND, 32 * MEGABYTE), siteUrl }))
    .route('/', createJobImages({ dist, api: client, answerFile: answers(IMAGES_IN_HAND, 32 * MEGABYTE) }));
}

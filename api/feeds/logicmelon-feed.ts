import { FeedError, type FeedPage, type JobFeed } from './feed.ts';
import { readAdvert } from './logicmelon-advert.ts';
import type { FeedSource } from './sources.ts';

interface FeedSize {
  pageSize: number;
  /** Default: as many as there are. */
  maxPages?: number;
}

/** A feed with more is taken to be endless. */
const MAX_PAGES = 1000;

/** Adverts in LogicMelon's JSON, from wherever `source` gets them. */
export function logicMelonFeed(source: FeedSource, { pageSize, maxPages = Infinity }: FeedSize): JobFeed {
  return {
    isExcerpt: maxPages < Infinity,
    async *pages({ firstImport }) {
      let pageCount = 1;
      for (let index = 0; index < Math.min(pageCount, maxPages); index++) {
        const envelope = await source({ index, size: pageSize, firstImport });
        pageCount = envelope.PageCount;
        if (envelope.PageIndex !== index)
          throw new FeedError(`The job feed was asked for page ${index} and sent page ${envelope.PageIndex}`);
        if (pageCount > MAX_PAGES)
          throw new FeedError(`The job feed says that it has ${pageCount} pages; at most ${MAX_PAGES} are read`);
        yield toPage(envelope.Adverts, envelope.TotalItemCount);
      }
    },
  };
}

function toPage(adverts: readonly unknown[], total: number): FeedPage {
  const page: FeedPage = { total, jobs: [], rejected: [] };
  for (const advert of adverts) {
    const read = readAdvert(advert);
    if ('job' in read) page.jobs.push(read.job);
    else page.rejected.push(read.rejected);
  }
  return page;
}

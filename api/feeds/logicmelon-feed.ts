import type { RejectedAdvert } from '@site/contract';
import type { UncheckedAdvert } from './advert-builder.ts';
import { CutShort, FeedError, type FeedJob, type FeedPart, type JobFeed } from './feed.ts';
import { Findings } from './findings.ts';
import type { FeedLimits } from './limits.ts';
import { readAdvert } from './logicmelon-advert.ts';
import type { PageHead } from './logicmelon-schema.ts';
import type { PagePart } from './page-builder.ts';
import type { FeedSource } from './sources.ts';

export interface FeedSize {
  pageSize: number;
  /** Default: as many as there are. */
  maxAdverts?: number;
}

/** A feed with more is taken to be endless. */
const MAX_PAGES = 1000;
/** Of one part. Writing these jobs takes some 30 ms; refused adverts are only counted. */
const JOBS_AT_ONCE = 50;
const CHARACTERS_AT_ONCE = 256 * 1024;
const REFUSED_AT_ONCE = 1_000;

/** Adverts in LogicMelon's JSON, from wherever `source` gets them. */
export function logicMelonFeed(
  source: FeedSource,
  { pageSize, maxAdverts = Infinity }: FeedSize,
  limits: FeedLimits,
): JobFeed<FeedJob> {
  return {
    isExcerpt: maxAdverts < Infinity,
    async *parts({ firstImport }) {
      const parts = new PartBuilder();
      try {
        for await (const found of allPages(source, pageSize, { firstImport, limits: { ...limits } })) {
          parts.total = found.total ?? parts.total;
          parts.addEncoding(found.encoding, found.adverts.length);
          for (const advert of found.adverts) {
            if (parts.count === limits.adverts)
              throw new CutShort(`The feed has more than ${limits.adverts.toLocaleString('en-GB')} adverts`);
            yield* parts.add(advert);
            if (parts.count === maxAdverts) return yield* parts.rest();
          }
          // However few adverts a slow page has, the sync is seen to go on.
          if (found.endsPage) yield* parts.rest();
        }
      } catch (error) {
        if (!(error instanceof CutShort)) throw error;
        yield* parts.rest(error.message);
      }
    },
  };
}

async function* allPages(
  source: FeedSource,
  size: number,
  options: { firstImport: Date; limits: FeedLimits },
): AsyncGenerator<PagePart & { endsPage?: true }> {
  let pageCount = 1;
  for (let index = 0; index < pageCount; index++) {
    const head: PageHead = yield* source({ index, size, ...options });
    pageCount = head.PageCount;
    if (head.PageIndex !== index)
      throw new FeedError(`The job feed was asked for page ${index} and sent page ${head.PageIndex}`);
    if (pageCount > MAX_PAGES)
      throw new FeedError(`The job feed says that it has ${pageCount} pages; at most ${MAX_PAGES} are read`);
    yield { adverts: [], total: head.TotalItemCount, endsPage: true };
  }
}

/** Gathers adverts until there are enough for one part. */
class PartBuilder {
  /** How many adverts it was given. */
  count = 0;
  total: number | null = null;
  #length = 0;
  #jobs: FeedJob[] = [];
  #rejected: RejectedAdvert[] = [];
  #repaired = new Findings();

  /** Of how many adverts the encoding was another one than it should be. */
  addEncoding(encoding: string | undefined, adverts: number): void {
    if (encoding === undefined || encoding === 'utf-8' || adverts === 0) return;
    const what = `The feed is not in UTF-8: it was read as ${encoding}`;
    this.#repaired.add({ outcome: 'repaired', what, externalId: null, example: '' }, adverts);
  }

  *add(advert: UncheckedAdvert): Iterable<FeedPart<FeedJob>> {
    this.count += 1;
    const read = 'raw' in advert ? readAdvert(advert.raw) : advert;
    if ('job' in read) {
      const { job, repairs } = read;
      this.#jobs.push(job);
      this.#length += lengthOf(job);
      for (const repair of repairs) this.#repaired.add({ outcome: 'repaired', externalId: job.externalId, ...repair });
    } else this.#rejected.push(read.rejected);
    if (this.#isFull()) yield this.#take();
  }

  #isFull(): boolean {
    return (
      this.#jobs.length >= JOBS_AT_ONCE ||
      this.#length >= CHARACTERS_AT_ONCE ||
      this.#rejected.length >= REFUSED_AT_ONCE
    );
  }

  /** What is left of a page or feed that ends here, or why no more of it is read. */
  *rest(unread?: string): Iterable<FeedPart<FeedJob>> {
    yield { ...this.#take(), ...(unread !== undefined && { unread }) };
  }

  #take(): FeedPart<FeedJob> {
    const part = { total: this.total, jobs: this.#jobs, rejected: this.#rejected, repaired: this.#repaired.list() };
    this.#jobs = [];
    this.#rejected = [];
    this.#repaired = new Findings();
    this.#length = 0;
    return part;
  }
}

const lengthOf = ({ description, requirements, benefits }: FeedJob): number =>
  description.length + (requirements?.length ?? 0) + (benefits?.length ?? 0);

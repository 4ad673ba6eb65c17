import { jobContentOf } from '../jobs/sync/job-content.ts';
import type { FeedPart, JobFeed } from './feed.ts';
import { Findings } from './findings.ts';
import { readAdvert } from './logicmelon-advert.ts';

/** A valid advert in the feed's own shape. */
export const advert = (AdvertID: number, changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  AdvertID,
  AdvertTitle: 'HGV Class 1 Driver',
  AdvertType: 'P',
  AdvertHours: 'Full Time',
  PrimaryLocation: 'Leeds',
  Industry: 'HGV Driver',
  JobDescription: '<p>Trunking out of Leeds.</p>',
  Requirements: '<ul><li>Category C+E</li></ul>',
  Benefits: null,
  SalaryFrom: 36_000,
  SalaryTo: 40_000,
  SalaryCurrency: 'GBP',
  SalaryPer: 'annum',
  SalaryBenefits: null,
  SalaryHide: false,
  LastPostDate: '2026-03-01T09:00:00Z',
  ApplyUrl: null,
  Company: 'Aire Haulage',
  ...changes,
});

export interface TestFeed extends JobFeed {
  isExcerpt: boolean;
  /** What the next read finds. */
  adverts: unknown[];
  /** How many it claims to hold; undefined for the actual number. */
  total: number | undefined;
  /** How many adverts a page has. */
  pageSize: number;
  /** Runs before each page; may throw, or wait. */
  beforePage: () => void | Promise<void>;
}

/** A feed that a test can change between two syncs. */
export function testFeed(...adverts: unknown[]): TestFeed {
  const feed: TestFeed = {
    isExcerpt: false,
    adverts,
    total: undefined,
    pageSize: Infinity,
    beforePage: () => {},
    async *parts() {
      let start = 0;
      do {
        await feed.beforePage();
        const part: FeedPart = { total: feed.total ?? feed.adverts.length, jobs: [], rejected: [], repaired: [] };
        const repaired = new Findings();
        for (const raw of feed.adverts.slice(start, start + feed.pageSize)) {
          const read = readAdvert(raw);
          if ('job' in read) {
            part.jobs.push(jobContentOf(read.job));
            for (const repair of read.repairs)
              repaired.add({ outcome: 'repaired', externalId: read.job.externalId, ...repair });
          } else part.rejected.push(read.rejected);
        }
        yield { ...part, repaired: repaired.list() };
        start += feed.pageSize;
      } while (start < feed.adverts.length);
    },
  };
  return feed;
}

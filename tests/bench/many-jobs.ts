import { readFileSync } from 'node:fs';
import type { FeedPart, JobFeed } from '../../api/feeds/feed.ts';
import { readAdvert } from '../../api/feeds/logicmelon-advert.ts';
import { jobContentOf } from '../../api/jobs/sync/job-content.ts';
import { seededRandom } from './random.ts';

const SEED = 7_004;
const ADVERTS_AT_ONCE = 50;
const MINUTE_MS = 60_000;
const MINUTES_PER_DAY = 24 * 60;
const FEED = new URL('../../api/feeds/sample-feed.json', import.meta.url);

interface Advert {
  AdvertID: number;
  PrimaryLocation: string;
  PostedDaysAgo: number;
}

/** This many adverts of the sample feed, each at a place and of an age of another one, the same every time. */
export function manyJobs(count: number): JobFeed {
  const { Adverts: adverts } = JSON.parse(readFileSync(FEED, 'utf8')) as { Adverts: Advert[] };
  return {
    isExcerpt: false,
    async *parts({ firstImport }) {
      const random = seededRandom(SEED);
      const read = (index: number) => {
        const age = random.pick(adverts).PostedDaysAgo * MINUTES_PER_DAY + random.int(0, MINUTES_PER_DAY - 1);
        return readAdvert({
          ...adverts[index % adverts.length],
          AdvertID: index + 1,
          AdvertReference: null,
          PrimaryLocation: random.pick(adverts).PrimaryLocation,
          LastPostDate: new Date(firstImport.getTime() - age * MINUTE_MS).toISOString(),
        });
      };
      for (let start = 0; start < count; start += ADVERTS_AT_ONCE) {
        const part: FeedPart = { total: count, jobs: [], rejected: [], repaired: [] };
        for (let index = start; index < Math.min(start + ADVERTS_AT_ONCE, count); index++) {
          const result = read(index);
          if ('job' in result) part.jobs.push(jobContentOf(result.job));
          else part.rejected.push(result.rejected);
        }
        yield part;
      }
    },
  };
}

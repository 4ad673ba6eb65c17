import type { FeedPage, JobFeed } from '../../api/feeds/feed.ts';
import { readAdvert } from '../../api/feeds/logicmelon-advert.ts';
import { composeAdvert } from '../../api/feeds/sample/advert.ts';
import { seededRandom } from '../../api/feeds/sample/random.ts';
import { depotRoles } from '../../api/feeds/sample/roles-depot.ts';
import { drivingRoles } from '../../api/feeds/sample/roles-driving.ts';
import { managementRoles } from '../../api/feeds/sample/roles-management.ts';

const SEED = 7_004;
const PAGE_SIZE = 1000;
const MINUTE_MS = 60_000;
const MINUTES_PER_DAY = 24 * 60;
const roles = [...drivingRoles, ...depotRoles, ...managementRoles];

/** This many adverts like the sample feed's, the same every time. */
export function manyJobs(count: number): JobFeed {
  return {
    isExcerpt: false,
    async *pages({ firstImport }) {
      const random = seededRandom(SEED);
      const read = (index: number) => {
        const advert = composeAdvert(index, roles, random);
        const age = advert.PostedDaysAgo * MINUTES_PER_DAY + random.int(0, MINUTES_PER_DAY - 1);
        return readAdvert({ ...advert, LastPostDate: new Date(firstImport.getTime() - age * MINUTE_MS).toISOString() });
      };
      for (let start = 0; start < count; start += PAGE_SIZE) {
        const page: FeedPage = { total: count, jobs: [], rejected: [] };
        for (let index = start; index < Math.min(start + PAGE_SIZE, count); index++) {
          const result = read(index);
          if ('job' in result) page.jobs.push(result.job);
          else page.rejected.push(result.rejected);
        }
        yield page;
      }
    },
  };
}

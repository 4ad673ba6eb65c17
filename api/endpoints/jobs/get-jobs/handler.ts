import { readSessionCookie } from '@site/protocol';
import { publicRead } from '../../../access/policy.ts';
import { isHttps } from '../../../access/request-scheme.ts';
import { handler } from '../../../handler.ts';
import { countEmptySearch } from '../../../jobs/empty-searches/count-empty-search.ts';
import { listJobs } from '../../../jobs/list/list-jobs.ts';
import { isRobot } from '../../../robots.ts';
import type { Services } from '../../../services.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...publicRead,
  partners: true,
  async answer({ input, request, services }) {
    const list = await listJobs(services, input);
    if (list.pagination.total === 0 && isVisitor(request, services)) void countEmptySearch(services, input, list);
    return list;
  },
});

/** What staff try themselves is no demand. */
const isVisitor = (request: Request, { config }: Services): boolean =>
  !isRobot(request) && readSessionCookie(request, 'staff', isHttps(request, config)) === undefined;

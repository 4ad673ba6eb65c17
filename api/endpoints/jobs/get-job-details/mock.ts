import { JOB_CLOSED, JOB_NOT_FOUND, RELATED_JOBS_LIMIT, type Job } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { withDistance } from '../../../../mocks/jobs/places.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { state } from '../../../../mocks/state.ts';
import { jobLists, LEEDS_JOB } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

/** In miles. */
const NEARBY = 30;

/** The same category: the nearest first, then the newest from further away. */
function relatedJobs(job: Job): Job[] {
  const rank = ({ distance = Infinity }: Job) => Math.min(distance, NEARBY + 1);
  return state.jobs
    .filter(({ id, category }) => id !== job.id && category === job.category)
    .map((other) => withDistance(other, job))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, RELATED_JOBS_LIMIT);
}

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input }) {
    const job = state.jobs.find(({ slug }) => slug === input.slug);
    if (!job) throw new ApiProblem(404, JOB_NOT_FOUND);
    const read = state.syncs.find(({ sync }) => sync.status === 'completed')?.sync.feedReadAt;
    return { job, relatedJobs: relatedJobs(job), ...(read && { confirmedAt: read }) };
  },
  states: { one: jobLists.one, many: jobLists.many },
  refusals: {
    404: JOB_NOT_FOUND,
    410: ({ url }) => {
      const slug = new URL(url).searchParams.get('slug');
      const closed = state.jobs.find((job) => job.slug === slug);
      return new ApiProblem(410, JOB_CLOSED, { details: { relatedJobs: closed ? relatedJobs(closed) : [] } });
    },
  },
  refusedInput: { query: '', fields: ['slug'] },
  shows: {
    page: LEEDS_JOB,
    sees: {
      ready: 'The advert with all its facts: “£18.20–£20.40 per hour”, and four “Related jobs”.',
      one: 'The advert, and no other jobs below it: “£18.20–£20.40 per hour”.',
      many: 'Below the advert four jobs, however many there are: “Related jobs”.',
      minimal: 'The title and little else, with “Competitive” pay and no company’s name.',
      hostile: 'Long words wrap, markup shows as text: “<script>”.',
      400: '“Job Not Found”, with a link to all jobs.',
      404: '“Job Not Found”, with a link to all jobs.',
      410: '“This job has gone”, and four jobs that “are similar and still open”.',
      429: '“This job is stuck in traffic”: “Too many requests. Please wait 15 minutes before trying again.”',
      503: '“This job is stuck in traffic”: “We cannot save or look up anything at the moment.”',
      pending: 'After eight seconds, “This job is stuck in traffic”: “Failed to load job details”.',
      offline: '“This job is stuck in traffic”: “Failed to load job details”, and “Retry”.',
    },
    fails: 'An apology with “Retry”: “This job is stuck in traffic”.',
    waits: 'The page comes late; after a click on a job in a list, a bar moves along the top.',
  },
});

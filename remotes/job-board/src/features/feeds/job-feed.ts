import {
  checkInput,
  JobQuerySchema,
  jobTypeText,
  salaryText,
  searchTitle,
  type Job,
  type JobQueryInput,
} from '@site/contract';
import { brand } from '@site/design-system';
import type { Feed, FeedEntry, LoaderArgs } from '@site/remote-kit';
import { jobHref } from '../job/job-summary.ts';
import { advertHtml, paragraph } from './advert.ts';

const MOST_ENTRIES = 50;
const BAD_REQUEST = 400;
const BAD_GATEWAY = 502;

/** A feed has an order and a length of its own. */
const FIXED = { page: 1, limit: MOST_ENTRIES, sort: 'newest', facets: undefined } as const;

/** The newest jobs of a search. */
export async function jobFeed({ request, api }: LoaderArgs): Promise<Feed | Response> {
  const query = checkInput(JobQuerySchema, searchOf(new URL(request.url).searchParams));
  if (!query.ok) return new Response(Object.values(query.fields).join('. '), { status: BAD_REQUEST });
  const reply = await api.getJobs({ ...query.data, ...FIXED }, { signal: request.signal });
  if (!reply.ok) {
    const { error } = reply;
    return new Response(error.message, { status: error.kind === 'refused' ? error.status : BAD_GATEWAY });
  }
  return {
    title: `${searchTitle(query.data)} | ${brand.name}`,
    description: `The newest jobs of a search at ${brand.name}. ${brand.description}`,
    entries: reply.data.jobs.map(feedEntry),
  };
}

/** The parameters that were filled in, as an input of get-jobs. */
function searchOf(parameters: URLSearchParams): JobQueryInput {
  const names = new Set([...parameters.keys()].filter((name) => !(name in FIXED)));
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const values = parameters.getAll(name).filter((value) => value.trim() !== '');
      return values.length > 0 ? [[name, values.length > 1 ? values : values[0]]] : [];
    }),
  );
}

const feedEntry = (job: Job): FeedEntry => ({
  title: [job.title, job.location].filter(Boolean).join(', '),
  path: jobHref(job.slug),
  published: job.created_at,
  html: [paragraph(facts(job)), advertHtml(job)].join('\n'),
  categories: [job.category],
});

const facts = (job: Job): string =>
  [job.company?.trim(), job.location, salaryText(job), jobTypeText(job.job_type)].filter(Boolean).join(' · ');

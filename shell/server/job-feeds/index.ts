import { Hono } from 'hono';
import { brand } from '@site/design-system/brand';
import { checkInput, JobQuerySchema, searchTitle, type ApiClient, type JobQueryInput } from '@site/contract';
import { copyOf, type PageCopy } from '../page-copy.ts';
import type { AnswerFile } from '../file-answers.ts';
import { toAtom } from './atom.ts';
import { feedEntry, type Feed } from './feed.ts';
import { allJobs, toIndeed } from './indeed.ts';
import { toJsonFeed } from './json-feed.ts';
import { toRss } from './rss.ts';

interface JobFeedOptions {
  /** Calls the API as an anonymous visitor. */
  api: ApiClient;
  answerFile: AnswerFile;
  /** The site's origin; default: the brand's, as in pages. */
  siteUrl?: string | undefined;
}

const FORMATS = {
  '/jobs.rss': { type: 'application/rss+xml; charset=utf-8', write: toRss },
  '/jobs.atom': { type: 'application/atom+xml; charset=utf-8', write: toAtom },
  '/jobs.json': { type: 'application/feed+json; charset=utf-8', write: toJsonFeed },
};

const MOST_ENTRIES = 50;

/** The newest jobs of any search in three formats for feed readers, and all jobs for other job sites. */
export function createJobFeeds({ api, answerFile, siteUrl = brand.url }: JobFeedOptions): Hono {
  const app = new Hono();
  for (const [path, { type, write }] of Object.entries(FORMATS)) {
    app.get(path, (context) =>
      answerFile(context, async (signal) => {
        const { search } = new URL(context.req.url);
        const query = checkInput(JobQuerySchema, searchOf(new URLSearchParams(search)));
        if (!query.ok) return refusal(400, Object.values(query.fields).join('. '));
        const reply = await api.getJobs({ ...query.data, ...FIXED }, { signal });
        if (!reply.ok)
          return refusal(reply.error.kind === 'refused' ? reply.error.status : BAD_GATEWAY, reply.error.message);
        const { jobs } = reply.data;
        const feed: Feed = {
          title: `${searchTitle(query.data)} | ${brand.name}`,
          description: `The newest jobs of a search at ${brand.name}. ${brand.description}`,
          address: siteUrl + path + search,
          pageAddress: `${siteUrl}/jobs${search}`,
          entries: jobs.map((job) => feedEntry(job, siteUrl)),
        };
        return copyOf(write(feed), { status: 200, type, route: path, mayBeKept: true });
      }),
    );
  }
  app.get('/jobs/indeed.xml', (context) =>
    answerFile(context, async (signal) => {
      const jobs = await allJobs(api, signal);
      if (!jobs) return refusal(BAD_GATEWAY, 'The jobs could not be read');
      const type = 'application/xml; charset=utf-8';
      return copyOf(toIndeed(jobs, siteUrl), { status: 200, type, route: '/jobs/indeed.xml', mayBeKept: true });
    }),
  );
  return app;
}

const BAD_GATEWAY = 502;

/** A feed has an order and a length of its own. */
const FIXED = { page: 1, limit: MOST_ENTRIES, sort: 'newest', facets: undefined } as const;

/** The parameters that were filled in, as an input of get-jobs. */
function searchOf(parameters: URLSearchParams): JobQueryInput {
  for (const name of Object.keys(FIXED)) parameters.delete(name);
  const names = [...new Set(parameters.keys())];
  return Object.fromEntries(
    names.flatMap((name) => {
      const values = parameters.getAll(name).filter((value) => value.trim() !== '');
      return values.length > 0 ? [[name, values.length > 1 ? values : values[0]]] : [];
    }),
  );
}

const refusal = (status: number, message: string): Promise<PageCopy> =>
  copyOf(message, { status, type: 'text/plain; charset=utf-8', route: 'job-feeds', mayBeKept: false });

import { MAX_PAGE_SIZE, salaryText, type ApiClient, type Job } from '@site/contract';
import { brand } from '@site/design-system';
import { cdata, xml, xmlDocument, type LoaderArgs, type Xml } from '@site/remote-kit';
import { jobHref } from '../job/job-summary.ts';
import { advertHtml } from './advert.ts';

const TYPES: ReadonlyMap<string, string> = new Map([
  ['full-time', 'fulltime'],
  ['part-time', 'parttime'],
]);

const BAD_GATEWAY = 502;

/** All open jobs in the format of Indeed, which most job sites read: docs.indeed.com/indeed-apply/xml-feed. */
export async function indeedFeed({ request, api }: LoaderArgs): Promise<Response> {
  const jobs = await allJobs(api, request.signal);
  if (!jobs) return new Response('The jobs could not be read', { status: BAD_GATEWAY });
  const type = 'application/xml; charset=utf-8';
  return new Response(toIndeed(jobs, new URL(request.url).origin), { headers: { 'content-type': type } });
}

const toIndeed = (jobs: readonly Job[], siteUrl: string): string =>
  xmlDocument(xml`<source>
<publisher>${brand.legalName}</publisher>
<publisherurl>${siteUrl}</publisherurl>${jobs.map((job) => jobElement(job, siteUrl))}
</source>`);

const jobElement = (job: Job, siteUrl: string): Xml => xml`
<job>
<title>${cdata(job.title)}</title>
<date>${cdata(new Date(job.created_at).toISOString())}</date>
<referencenumber>${cdata(job.id)}</referencenumber>
<requisitionid>${cdata(job.reference ?? job.id)}</requisitionid>
<url>${cdata(siteUrl + jobHref(job.slug))}</url>
<company>${cdata(job.company?.trim() || brand.legalName)}</company>
<sourcename>${cdata(brand.legalName)}</sourcename>
<city>${cdata(job.places?.[0]?.town ?? job.location)}</city>
<state>${cdata(job.places?.[0]?.area ?? job.area ?? '')}</state>
<country>${cdata(job.places?.[0]?.country ?? 'GB')}</country>
<description>${cdata(advertHtml(job))}</description>
<salary>${cdata(salaryText(job))}</salary>
<jobtype>${cdata(TYPES.get(job.job_type ?? '') ?? job.job_type ?? '')}</jobtype>
<category>${cdata(job.category)}</category>${job.closes_on ? xml`\n<expirationdate>${cdata(job.closes_on)}</expirationdate>` : undefined}
</job>`;

/** A feed of more would take more memory than it is worth. */
const MOST_JOBS = 20_000;

/** Every open job, page by page; undefined when a page cannot be read. */
async function allJobs(api: ApiClient, signal: AbortSignal): Promise<Job[] | undefined> {
  const jobs = new Map<string, Job>();
  for (let page = 1; jobs.size < MOST_JOBS; page += 1) {
    const reply = await api.getJobs({ page, limit: MAX_PAGE_SIZE, sort: 'newest' }, { signal });
    if (!reply.ok) return undefined;
    for (const job of reply.data.jobs) jobs.set(job.id, job);
    if (!reply.data.pagination.hasNext) break;
  }
  return [...jobs.values()];
}

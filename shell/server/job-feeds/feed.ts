import { advertiserText, jobTypeText, salaryText, type Job } from '@site/contract';
import { brand } from '@site/design-system/brand';
import { xml } from '../xml.ts';

/** The newest jobs of a search, in no format yet. Addresses are absolute. */
export interface Feed {
  title: string;
  description: string;
  /** Of the feed itself, and of the page that shows the same search. */
  address: string;
  pageAddress: string;
  entries: readonly FeedEntry[];
}

export interface FeedEntry {
  title: string;
  address: string;
  /** ISO 8601, UTC. */
  posted: string;
  html: string;
  category: string;
}

/** When the newest entry was posted: a feed that has nothing new says so by its date. */
export const newestEntry = ({ entries }: Feed): Date =>
  new Date(Math.max(0, ...entries.map(({ posted }) => Date.parse(posted))));

export const feedEntry = (job: Job, siteUrl: string): FeedEntry => ({
  title: [job.title, job.location].filter(Boolean).join(', '),
  address: jobAddress(job, siteUrl),
  posted: job.created_at,
  html: [paragraph(facts(job)), advertHtml(job)].join('\n'),
  category: job.category,
});

export const jobAddress = ({ slug }: Job, siteUrl: string): string =>
  new URL(`/jobs/${encodeURIComponent(slug)}`, siteUrl).href;

/** The whole advert, which is sanitised HTML, and who advertises it. */
export const advertHtml = (job: Job): string =>
  [job.description, job.requirements, job.benefits, paragraph(advertiserText(brand.legalName, job.job_type))]
    .filter(Boolean)
    .join('\n');

const facts = (job: Job): string =>
  [job.company?.trim(), job.location, salaryText(job), jobTypeText(job.job_type)].filter(Boolean).join(' · ');

const paragraph = (text: string): string => xml`<p>${text}</p>`.markup;

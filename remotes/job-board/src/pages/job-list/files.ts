import { indeedFeed } from '../../features/feeds/indeed.ts';

export { jobFeed as feed } from '../../features/feeds/job-feed.ts';

export const documents = { 'indeed.xml': indeedFeed };

import { MAX_JOB_ADDRESSES, type ApiClient } from '@site/contract';
import type { PageAddress } from '@site/remote-kit';
import { jobHref } from '../../features/job/job-summary.ts';

/** Those of all open jobs. */
export const addresses = (api: ApiClient): Promise<PageAddress[]> => addressesAfter('', api);

async function addressesAfter(slug: string, api: ApiClient): Promise<PageAddress[]> {
  const reply = await api.jobAddresses({ after: slug });
  if (!reply.ok) throw new Error(`The jobs could not be listed: ${reply.error.message}`);
  const { jobs } = reply.data;
  const found = jobs.map((job) => ({ path: jobHref(job.slug), lastModified: job.updated_at }));
  const last = jobs.at(-1);
  return last && jobs.length === MAX_JOB_ADDRESSES ? [...found, ...(await addressesAfter(last.slug, api))] : found;
}

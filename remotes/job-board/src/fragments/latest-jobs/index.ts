import type { FragmentArgs } from '@site/remote-kit';
import type { LatestJobsInput } from './input.ts';

export { LatestJobs as Component } from './latest-jobs.tsx';

/** Only those need it who come from another page. */
export const loader = async (args: FragmentArgs<LatestJobsInput>) => (await import('./loader.ts')).loadLatestJobs(args);

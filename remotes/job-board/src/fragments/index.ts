import type { RemoteFragment } from '@site/remote-kit';
import { LatestJobsInput } from './latest-jobs/input.ts';

export const fragments: RemoteFragment[] = [
  {
    name: 'latest-jobs',
    input: LatestJobsInput,
    example: { count: 1, headingLevel: 2 },
    load: () => import('./latest-jobs/index.ts'),
  },
];

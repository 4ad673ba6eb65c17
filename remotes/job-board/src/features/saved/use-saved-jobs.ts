import { useEffect } from 'react';
import { emit, useLatestEvent } from '@site/remote-kit';
import { useDeviceValue } from '../device/device-value.ts';
import type { KeptJob } from './kept-job.ts';
import { savedJobs } from './saved-jobs.ts';

/** The saved jobs as `useDeviceValue` gives them. The rest of the site is told how many they are. */
export function useSavedJobs(): readonly KeptJob[] | undefined {
  const saved = useDeviceValue(savedJobs);
  const count = saved?.length;
  const told = useLatestEvent('saved-jobs')?.count ?? 0;
  useEffect(() => {
    if (count !== undefined && count !== told) emit('saved-jobs', { count });
  }, [count, told]);
  return saved;
}

import { useEffect, useSyncExternalStore } from 'react';
import { emit, useLatestEvent } from '@site/remote-kit';
import { useDeviceValue } from '@site/remote-kit/device';
import type { KeptJob } from './kept-job.ts';
import { savedJobs } from './saved-jobs.ts';

/**
 * Whether the job is saved; undefined where the browser keeps nothing. Not saved on the server and before hydration, so
 * that only the jobs that are saved are rendered again after it.
 */
export const useIsSaved = (slug: string): boolean | undefined =>
  useSyncExternalStore(
    savedJobs.subscribe,
    () => savedJobs.read()?.some((job) => job.slug === slug),
    () => false,
  );

/** Tells the rest of the site how many jobs are saved. */
export function tellOfSavedJobs(): void {
  const count = savedJobs.read()?.length;
  if (count !== undefined) emit('saved-jobs', { count });
}

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

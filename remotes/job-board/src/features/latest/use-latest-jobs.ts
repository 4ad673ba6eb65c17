import { useEffect, useState } from 'react';
import type { ApiClient } from '@site/contract';
import { summarise, type JobSummary } from '../job/job-summary.ts';

/** The newest jobs, the latest first. */
export type LatestJobs = 'loading' | 'failed' | readonly JobSummary[];

/** Loads the `count` newest jobs when it appears, and again with `retry`. */
export function useLatestJobs(api: ApiClient, count: number): { jobs: LatestJobs; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [jobs, setJobs] = useState<LatestJobs>('loading');
  useEffect(() => {
    const left = new AbortController();
    const load = async () => {
      const reply = await api.getJobs({ limit: count, sort: 'newest' }, { signal: left.signal });
      if (left.signal.aborted) return;
      const now = new Date();
      setJobs(reply.ok ? reply.data.jobs.map((job) => summarise(job, now)) : 'failed');
    };
    void load();
    return () => left.abort();
  }, [api, count, attempt]);
  const retry = () => {
    setJobs('loading');
    setAttempt(attempt + 1);
  };
  return { jobs, retry };
}

import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { staffEndpoints, type Result, type SyncStatusReply } from '@site/contract';
import { useLiveReply } from '@site/remote-kit/use-live-reply.ts';

/** Everybody may read the status, as often as the limit on reads allows: 180 times in its quarter of an hour. */
const EVERY_MS = 5_000;

/**
 * The sync status, live. When a sync or a clearing has changed the jobs, whoever started it, the page loads its lists
 * again.
 */
export function useLiveStatus(loaded: Result<SyncStatusReply>): { status: Result<SyncStatusReply>; isStale: boolean } {
  const { reply, isStale } = useLiveReply(
    staffEndpoints.syncStatus,
    { query: {}, reply: loaded },
    { isOn: true, every: EVERY_MS },
  );
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (reply.ok && jobsVersion(reply) !== jobsVersion(loaded)) void revalidate();
    // eslint-disable-next-line react/exhaustive-deps -- only a new status is a reason to load again
  }, [reply]);
  return { status: reply, isStale };
}

/** Differs when the jobs may. */
function jobsVersion(status: Result<SyncStatusReply>): string | undefined {
  if (!status.ok) return undefined;
  const { totalActiveJobs, lastSuccessfulSync } = status.data.data;
  return `${totalActiveJobs} ${lastSuccessfulSync?.completedAt}`;
}

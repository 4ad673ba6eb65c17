import type { JobSummary } from './job-summary.ts';

/** 'Posted 3 days ago (19/11/2026)'. */
export function PostedLine({
  job: { age, createdAt, posted },
}: {
  job: Pick<JobSummary, 'age' | 'createdAt' | 'posted'>;
}) {
  const date = <time dateTime={createdAt}>{posted}</time>;
  return age ? (
    <>
      Posted {age} ({date})
    </>
  ) : (
    <>Posted {date}</>
  );
}

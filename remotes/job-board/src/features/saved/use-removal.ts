import { useRef, useState } from 'react';
import type { JobList } from './saved-jobs.ts';
import type { KeptJob } from './kept-job.ts';

interface Removal {
  list: JobList;
  /** The list as it was. */
  before: readonly KeptJob[];
  /** What was done, for the visitor. */
  text: string;
}

/**
 * Removes jobs from lists so that the last removal can be undone. The focus goes to `message`, as the pressed button is
 * gone.
 */
export function useRemoval() {
  const [last, setLast] = useState<Removal>();
  const message = useRef<HTMLDivElement>(null);
  const remove = (list: JobList, isRemoved: (job: KeptJob) => boolean, text: string) => {
    const before = list.read() ?? [];
    if (!list.write(before.filter((job) => !isRemoved(job)))) return;
    setLast({ list, before, text });
    message.current?.focus();
  };
  const undo = () => {
    if (last?.list.write(withRemoved(last))) setLast(undefined);
    message.current?.focus();
  };
  return { last, message, remove, undo };
}

/** The list as it was, after what was added to it since. */
function withRemoved({ list, before }: Removal): KeptJob[] {
  const known = new Set(before.map(({ slug }) => slug));
  const added = (list.read() ?? []).filter(({ slug }) => !known.has(slug));
  return [...added, ...before];
}

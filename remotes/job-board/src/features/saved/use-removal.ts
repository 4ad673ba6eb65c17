import { useRef, useState } from 'react';
import type { DeviceValue } from '@site/remote-kit/device';
import type { JobList } from './saved-jobs.ts';
import type { KeptJob } from './kept-job.ts';

interface Removal {
  /** What was done, for the visitor. */
  text: string;
  /** False where the browser refuses. */
  undo: () => boolean;
}

/**
 * Removes what the device keeps so that the last removal can be undone. The focus goes to `message`, as the pressed
 * button is gone.
 */
export function useRemoval() {
  const [last, setLast] = useState<Removal>();
  const message = useRef<HTMLDivElement>(null);
  const tell = (removal: Removal) => {
    setLast(removal);
    message.current?.focus();
  };
  const removeJobs = (list: JobList, isRemoved: (job: KeptJob) => boolean, text: string) => {
    const before = list.read() ?? [];
    if (list.write(before.filter((job) => !isRemoved(job))))
      tell({ text, undo: () => list.write(withRemoved(list, before)) });
  };
  const forget = <Value>(kept: DeviceValue<Value>, text: string) => {
    const before = kept.read();
    if (before !== undefined && kept.forget()) tell({ text, undo: () => kept.write(before) });
  };
  const undo = () => {
    if (last?.undo()) setLast(undefined);
    message.current?.focus();
  };
  return { last, message, removeJobs, forget, undo };
}

/** The list as it was, after what was added to it since. */
function withRemoved(list: JobList, before: readonly KeptJob[]): KeptJob[] {
  const known = new Set(before.map(({ slug }) => slug));
  const added = (list.read() ?? []).filter(({ slug }) => !known.has(slug));
  return [...added, ...before];
}

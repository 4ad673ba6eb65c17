import { useState } from 'react';
import { Button, IconButton, Link } from '@site/design-system';
import { savedJobsHref } from '@site/remote-kit/links/job-board.ts';
import type { KeptJob } from './kept-job.ts';
import styles from './save-button.module.css';
import { removeJob, saveJob, SAVED_LIMIT } from './saved-jobs.ts';
import { tellOfSavedJobs, useIsSaved } from './use-saved-jobs.ts';

export interface SaveButtonProps {
  job: KeptJob;
  /** Without words, for a card. */
  iconOnly?: boolean;
}

/** Keeps the job on this device, or no longer. Its room stays empty where scripts or storage are switched off. */
export function SaveButton({ job, iconOnly = false }: SaveButtonProps) {
  const isSaved = useIsSaved(job.slug);
  const [problem, setProblem] = useState<'full' | 'refused'>();
  const toggle = () => {
    const outcome = isSaved ? removeJob(job.slug) && 'removed' : saveJob(job);
    tellOfSavedJobs();
    setProblem(outcome === 'full' || outcome === 'refused' ? outcome : undefined);
  };
  const pressed = {
    className: styles.button,
    'aria-pressed': isSaved ?? false,
    'data-refused': isSaved === undefined || undefined,
    onClick: toggle,
    onBlur: () => setProblem(undefined),
  } as const;
  return (
    <span data-only="screen" className={styles.root}>
      {iconOnly ? (
        <IconButton
          {...pressed}
          icon="bookmark"
          label={`Save ${job.title}`}
          title={isSaved ? `Remove ${job.title} from saved jobs` : `Save ${job.title}`}
        />
      ) : (
        <Button {...pressed} start="bookmark" variant="secondary">
          <span className={styles.words}>
            <span className={styles.unsaved}>Save job</span>
            <span className={styles.saved}>Saved</span>
          </span>
        </Button>
      )}
      {problem && (
        <span role="alert" data-tone="paper" className={styles.problem}>
          {problem === 'full' ? <ListIsFull /> : 'This browser could not keep the job.'}
        </span>
      )}
    </span>
  );
}

const ListIsFull = () => (
  <>
    You have saved {SAVED_LIMIT} jobs, which is the most. Remove one of your{' '}
    <Link href={savedJobsHref}>saved jobs</Link> first.
  </>
);

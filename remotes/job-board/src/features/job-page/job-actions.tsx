import { Cluster, LinkButton, ShareButton, VisuallyHidden } from '@site/design-system';
import { ApplyButton } from '../application/apply-button.tsx';
import type { JobDetail } from '../job/job-detail.ts';
import { SaveButton } from '../saved/save-button.tsx';
import styles from './job-actions.module.css';

export interface JobActionsProps {
  detail: JobDetail;
  /** The job's absolute URL. */
  address: string;
  onApply: () => void | Promise<void>;
}

/** Apply here, apply on the advertiser's site, share, save. On narrow screens, a bar below is where to apply here. */
export function JobActions({ detail: { job, summary }, address, onApply }: JobActionsProps) {
  return (
    <>
      <Cluster className={styles.apply}>
        <span className={styles.here}>
          <ApplyButton slug={job.slug} onApply={onApply} />
        </span>
        {job.apply_url && (
          <LinkButton href={job.apply_url} target="_blank" rel="noopener" size="lg" variant="secondary" end="external">
            Apply on company site
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </LinkButton>
        )}
      </Cluster>
      <Cluster className={styles.keep}>
        <ShareButton title={job.title} url={address} label="Share job" data-only="scripts" />
        <SaveButton job={summary} />
      </Cluster>
    </>
  );
}

import { Icon, Link, VisuallyHidden } from '@site/design-system';
import { useLatestEvent } from '@site/remote-kit/events';
import { savedJobsHref } from '@site/remote-kit/links/job-board.ts';
import styles from './saved-jobs-link.module.css';

/** A bookmark with the number of saved jobs, which only the browser knows. The number takes no room of its own. */
export function SavedJobsLink() {
  const count = useLatestEvent('saved-jobs')?.count ?? 0;
  const label = count > 0 ? `Saved (${count}) and applied` : 'Saved and applied';
  return (
    <Link href={savedJobsHref} variant="quiet" title={label} className={styles.link}>
      <Icon name="bookmark" />
      <VisuallyHidden>{label}</VisuallyHidden>
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}

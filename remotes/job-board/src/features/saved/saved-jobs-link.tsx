import { Icon, Link } from '@site/design-system';
import { savedJobsHref } from '@site/remote-kit/links/job-board.ts';
import { useSavedJobs } from './use-saved-jobs.ts';

/** 'Saved (3) and applied'. Their number is known to the browser alone. */
export function SavedJobsLink() {
  const count = useSavedJobs()?.length;
  return (
    <Link href={savedJobsHref} variant="standalone">
      <Icon name="bookmark" size="sm" />
      {count ? `Saved (${count}) and applied` : 'Saved and applied'}
    </Link>
  );
}

import { Icon, Link } from '@site/design-system';
import { useDeviceList } from './device-list.ts';
import { savedJobs } from './saved-jobs.ts';

/** 'Saved jobs (3)'. Their number is known to the browser alone. */
export function SavedJobsLink() {
  const count = useDeviceList(savedJobs)?.length;
  return (
    <Link href="/jobs/saved" variant="standalone">
      <Icon name="bookmark" size="sm" />
      {count ? `Saved jobs (${count})` : 'Saved jobs'}
    </Link>
  );
}

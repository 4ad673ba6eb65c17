import { Icon, Link } from '@site/design-system';
import { useDeviceValue } from '../device/device-value.ts';
import { savedJobs } from './saved-jobs.ts';

/** 'Saved jobs (3)'. Their number is known to the browser alone. */
export function SavedJobsLink() {
  const count = useDeviceValue(savedJobs)?.length;
  return (
    <Link href="/jobs/saved" variant="standalone">
      <Icon name="bookmark" size="sm" />
      {count ? `Saved jobs (${count})` : 'Saved jobs'}
    </Link>
  );
}

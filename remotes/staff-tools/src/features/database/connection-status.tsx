import { Banner } from '@site/design-system';
import { messageOf } from '@site/remote-kit';
import type { JobCategory, PublicJob, Result } from '@site/contract';

interface ConnectionStatusProps {
  categories: Result<JobCategory[]>;
  jobs: Result<PublicJob[]>;
  checking: boolean;
}

/** The status line. */
export function ConnectionStatus({ categories, jobs, checking }: ConnectionStatusProps) {
  if (checking) {
    return (
      <Banner status="info" live="polite">
        Testing connection…
      </Banner>
    );
  }
  const failed = [categories, jobs].find((read) => !read.ok);
  if (failed) {
    return (
      <Banner status="danger" title="Connection failed" live="polite">
        {messageOf(failed.error)}
      </Banner>
    );
  }
  return (
    <Banner status="success" title="Connected" live="polite">
      The database answers: categories and jobs can be read.
    </Banner>
  );
}

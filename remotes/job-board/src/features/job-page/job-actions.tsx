import { LinkButton, ShareButton, VisuallyHidden } from '@site/design-system';
import type { Job } from '@site/contract';
import { ApplyButton } from '../application/apply-button.tsx';
import { jobHref } from '../job/job-summary.ts';
import { usePageAddress } from './use-page-address.ts';

/** Apply here, apply on the advertiser's site, share. */
export function JobActions({ job, onApply }: { job: Job; onApply: () => void }) {
  const address = usePageAddress(jobHref(job.slug));
  return (
    <>
      <ApplyButton slug={job.slug} onApply={onApply} />
      {job.apply_url && (
        <LinkButton
          href={job.apply_url}
          target="_blank"
          rel="noopener"
          size="lg"
          variant="secondary"
          icon="external"
          iconPosition="end"
        >
          Apply on company site
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </LinkButton>
      )}
      <ShareButton title={job.title} url={address} label="Share Job" size="lg" />
    </>
  );
}

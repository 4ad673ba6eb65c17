import { brand, Button, Link, LinkButton, ShareButton, Text, VisuallyHidden } from '@site/design-system';
import type { Job } from '@site/contract';
import { jobHref } from '../job/job-summary.ts';
import { usePageAddress } from './use-page-address.ts';

/** Apply here, apply at the advertiser's, share. Without scripts: how to apply by phone or e-mail. */
export function JobActions({ job, onApply }: { job: Job; onApply: () => void }) {
  const address = usePageAddress(jobHref(job.slug));
  return (
    <>
      <Button size="lg" onClick={onApply}>
        Apply Now
      </Button>
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
      <noscript>
        <Text>
          The application form needs JavaScript. Call <Link href={brand.phone.href}>{brand.phone.display}</Link> or
          write to <Link href={`mailto:${brand.emails.recruitment}`}>{brand.emails.recruitment}</Link> instead.
        </Text>
      </noscript>
    </>
  );
}

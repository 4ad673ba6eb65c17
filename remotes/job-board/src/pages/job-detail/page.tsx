import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { Breadcrumb, Container, Stack, StickyActionBar, Text } from '@site/design-system';
import { usePageAddress } from '@site/remote-kit';
import { AppliedNotice } from '../../features/application/applied-notice.tsx';
import { ApplyButton } from '../../features/application/apply-button.tsx';
import { TwoWaysToApply } from '../../features/application/two-ways-to-apply.tsx';
import { useApplicationDialog } from '../../features/application/use-application-dialog.tsx';
import { jobTrail } from '../../features/breadcrumbs/job-trail.ts';
import { Advert } from '../../features/job-page/advert.tsx';
import { JobActions } from '../../features/job-page/job-actions.tsx';
import { JobHeader } from '../../features/job-page/job-header.tsx';
import { JobClosed, JobFailed, JobNotFound } from '../../features/job-page/job-missing.tsx';
import { ContactPanel, DetailsPanel } from '../../features/job-page/job-panels.tsx';
import { PrintedAddress } from '../../features/job-page/printed-address.tsx';
import { SharePanel } from '../../features/job-page/share-panel.tsx';
import { useViewCount } from '../../features/job-page/use-view-count.ts';
import { RelatedJobs } from '../../features/job-page/related-jobs.tsx';
import { WrittenFor } from '../../features/job-page/written-for.tsx';
import { jobHref } from '../../features/job/job-summary.ts';
import { ResultsTrail } from '../../features/results-trail/results-trail.tsx';
import { rememberViewed } from '../../features/saved/saved-jobs.ts';
import type { JobDetailData } from './loader.ts';
import styles from './page.module.css';

export function JobDetailPage() {
  const data = useLoaderData<JobDetailData>();
  if (data.view === 'not-found') return <JobNotFound message={data.message} />;
  if (data.view === 'closed') return <JobClosed message={data.message} related={data.related} />;
  if (data.view === 'failed') return <JobFailed message={data.message} />;
  // A half-written application must not carry over to the next job.
  return <JobView key={data.detail.job.slug} {...data} />;
}

function JobView({ detail, related, promise }: Extract<JobDetailData, { view: 'job' }>) {
  const { job, summary } = detail;
  useViewCount(job.id);
  useEffect(() => void rememberViewed(summary), [summary]);
  const address = usePageAddress(jobHref(job.slug));
  const { apply, dialog } = useApplicationDialog({ ...job, company: detail.company });
  return (
    <>
      <JobHeader detail={detail} actions={<JobActions detail={detail} address={address} onApply={apply} />} />
      <Container className={styles.layout}>
        <Stack gap={4} className={styles.advert}>
          <Stack gap={1} data-only="screen" className={styles.ways}>
            <Breadcrumb items={jobTrail(job)} />
            <ResultsTrail slug={job.slug} />
          </Stack>
          <AppliedNotice slug={job.slug} />
          <TwoWaysToApply job={job} />
          <Advert job={job} />
          <Text size="sm">{promise}</Text>
          <StickyActionBar>
            <ApplyButton slug={job.slug} onApply={apply} />
          </StickyActionBar>
        </Stack>
        <Stack as="aside" gap={4} className={styles.aside} aria-label="About this job">
          <DetailsPanel detail={detail} />
          <ContactPanel />
          <SharePanel title={job.title} address={address} />
          <PrintedAddress address={address} />
        </Stack>
      </Container>
      <RelatedJobs groups={related} near={job.location} />
      <WrittenFor category={job.category} />
      {dialog}
    </>
  );
}

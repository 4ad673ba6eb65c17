import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkButton, PageMessage, RetryButton, Text } from '@site/design-system';
import { jobListHref } from '@site/remote-kit/links/job-board.ts';
import { contactHref } from '@site/remote-kit/links/marketing.ts';
import type { RelatedGroup } from './group-related.ts';
import { RelatedJobs } from './related-jobs.tsx';

/** There is no job at this address. */
export function JobNotFound({ message }: { message: string }) {
  return (
    <NothingHere title="Job Not Found" message={message}>
      It may have been filled: our consultants place people every day. There are more jobs where it came from.
    </NothingHere>
  );
}

/** There was a job at this address: similar ones may suit. */
export function JobClosed({ message, related }: { message: string; related: RelatedGroup[] }) {
  return (
    <>
      <NothingHere title="This job has gone" message={message}>
        It has been filled or withdrawn, so nobody can apply for it any more.
        {related.length > 0 && ' These are similar and still open.'}
      </NothingHere>
      <RelatedJobs groups={related} />
    </>
  );
}

function NothingHere({ title, message, children }: { title: string; message: string; children: ReactNode }) {
  return (
    <PageMessage
      icon="briefcase"
      title={title}
      lead={message}
      actions={
        <>
          <LinkButton href={jobListHref} start="search">
            Browse all jobs
          </LinkButton>
          <LinkButton href={contactHref} variant="secondary">
            Ask a consultant
          </LinkButton>
        </>
      }
    >
      <Text>{children}</Text>
    </PageMessage>
  );
}

/** The job may exist, but could not be loaded. */
export function JobFailed({ message }: { message: string }) {
  const { pathname, search } = useLocation();
  return (
    <PageMessage
      status="danger"
      title="This job is stuck in traffic"
      lead={message}
      actions={
        <>
          <RetryButton href={pathname + search} />
          <LinkButton href={jobListHref} variant="secondary">
            Browse all jobs
          </LinkButton>
        </>
      }
    />
  );
}

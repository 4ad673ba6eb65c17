import { useEffect, useRef, useState } from 'react';
import { Banner, Stack } from '@site/design-system';
import type { EndpointReply } from '@site/contract';
import { AnswerAll } from './answer-all.tsx';
import { JobsToAnswer } from './jobs-to-answer.tsx';

interface AnswersProps {
  found: EndpointReply<'openApplications'>;
  /** The slug of the job whose applicants are to be answered. */
  slug: string | undefined;
  /** Reads them again. */
  refresh: () => void;
}

/** The jobs whose applicants wait, and the answer to those for one of them. */
export function Answers({ found: { jobs, applications }, slug, refresh }: AnswersProps) {
  const [sent, setSent] = useState<{ count: number }>();
  const banner = useRef<HTMLDivElement>(null);
  // The form that was sent is gone then.
  useEffect(() => {
    if (sent) banner.current?.focus();
  }, [sent]);
  const job = jobs.find((each) => each.slug === slug);
  return (
    <Stack gap={5}>
      {sent && (
        <Banner ref={banner} tabIndex={-1} status="success">
          {sent.count === 1 ? 'One applicant has an answer.' : `${sent.count} applicants have an answer.`}
        </Banner>
      )}
      {job && applications.length > 0 && (
        <AnswerAll
          key={job.slug}
          job={job}
          applications={applications}
          onSent={(count) => {
            setSent({ count });
            refresh();
          }}
        />
      )}
      <JobsToAnswer jobs={jobs} />
    </Stack>
  );
}

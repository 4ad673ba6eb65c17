import { useLoaderData, useSearchParams } from 'react-router-dom';
import { REPLY_PROMISE } from '@site/contract';
import { Card, Container, Heading, Icon, Link, LinkButton, Stack, Text } from '@site/design-system';
import { readReference } from '@site/remote-kit';
import { AppliedNotice } from '../../features/application/applied-notice.tsx';
import { ApplicationForm } from '../../features/application/application-form.tsx';
import { ApplicationSent } from '../../features/application/application-sent.tsx';
import { SENT_PARAMETER } from '../../features/application/addresses.ts';
import { employerOf } from '../../features/application/form.ts';
import { TwoWaysToApply } from '../../features/application/two-ways-to-apply.tsx';
import { useApplication } from '../../features/application/use-application.ts';
import { JobClosed, JobFailed, JobNotFound } from '../../features/job-page/job-missing.tsx';
import { jobHref } from '../../features/job/job-summary.ts';
import type { JobApplyData } from './loader.ts';
import styles from './page.module.css';

export function JobApplyPage() {
  const data = useLoaderData<JobApplyData>();
  if (data.view === 'not-found') return <JobNotFound message={data.message} />;
  if (data.view === 'closed') return <JobClosed message={data.message} related={data.related} />;
  if (data.view === 'failed') return <JobFailed message={data.message} />;
  return <Application key={data.job.slug} job={data.job} />;
}

/** The application as a page of its own, for browsers without JavaScript and for links. */
function Application({ job }: Pick<Extract<JobApplyData, { view: 'job' }>, 'job'>) {
  const application = useApplication(job);
  const [parameters] = useSearchParams();
  const reference = application.state.accepted?.reference ?? readReference(parameters, SENT_PARAMETER);
  const href = jobHref(job.slug);
  return (
    <Container width="text" className={styles.page}>
      <Stack gap={5}>
        <div>
          <Link href={href} variant="standalone">
            <Icon name="chevron-left" size="sm" />
            Back to the job
          </Link>
        </div>
        <div>
          <Heading level={1}>{reference === undefined ? `Apply for ${job.title}` : 'Thank you for applying'}</Heading>
          <Text muted>
            {reference === undefined ? `${employerOf(job)}. ${REPLY_PROMISE}` : `${job.title}, ${employerOf(job)}`}
          </Text>
        </div>
        {reference === undefined ? (
          <>
            <AppliedNotice slug={job.slug} />
            <TwoWaysToApply job={job} />
            <Card padding="lg">
              <ApplicationForm
                job={job}
                application={application}
                cancel={
                  <LinkButton href={href} variant="secondary">
                    Cancel
                  </LinkButton>
                }
              />
            </Card>
          </>
        ) : (
          <Card padding="lg">
            <ApplicationSent
              reference={reference}
              reached={application.reached}
              close={<LinkButton href={href}>Close</LinkButton>}
            />
          </Card>
        )}
      </Stack>
    </Container>
  );
}

import { REPLY_PROMISE } from '@site/contract';
import { Card, Heading, LinkButton, Stack, Text } from '@site/design-system';
import { jobHref } from '../job/job-summary.ts';
import { ApplicationForm, type ApplicationFormProps } from './application-form.tsx';
import { ApplicationSent } from './application-sent.tsx';
import { APPLICATION } from './form.ts';

export interface ApplicationSectionProps extends Omit<ApplicationFormProps, 'cancel'> {
  /** The reference of an application that was posted to the page. */
  posted: string | undefined;
}

/** The application form on the job's page, for browsers without JavaScript. */
export function ApplicationSection({ job, application, posted }: ApplicationSectionProps) {
  const reference = application.state.accepted?.reference ?? posted;
  const back = (
    <LinkButton href={jobHref(job.slug)} variant="secondary">
      {reference === undefined ? 'Cancel' : 'Close'}
    </LinkButton>
  );
  return (
    <Card as="section" padding="lg" id={APPLICATION} aria-labelledby="application-heading">
      <Stack gap={5}>
        <div>
          <Heading level={2} id="application-heading">
            {reference === undefined ? `Apply for ${job.title}` : 'Thank you for applying'}
          </Heading>
          {reference === undefined && <Text tone="muted">{REPLY_PROMISE}</Text>}
        </div>
        {reference === undefined ? (
          <ApplicationForm job={job} application={application} cancel={back} />
        ) : (
          <ApplicationSent reference={reference}>{back}</ApplicationSent>
        )}
      </Stack>
    </Card>
  );
}

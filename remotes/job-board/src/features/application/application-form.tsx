import type { ReactNode } from 'react';
import { Link, Text, TextArea, TextField } from '@site/design-system';
import type { Job } from '@site/contract';
import { FormView } from '@site/remote-kit';
import { applyHref, type ApplicationHandle } from './form.ts';

export interface ApplicationFormProps {
  job: Pick<Job, 'title' | 'slug'>;
  application: ApplicationHandle;
  /** Shown beside the button. */
  cancel: ReactNode;
}

export function ApplicationForm({ job, application, cancel }: ApplicationFormProps) {
  const { field } = application;
  return (
    <FormView
      handle={application}
      action={applyHref(job.slug)}
      values={{ jobTitle: job.title, jobSlug: job.slug }}
      aria-label="Application"
      submitLabel="Submit Application"
      pendingLabel="Submitting…"
      otherActions={cancel}
    >
      <TextField {...field('fullName')} required label="Full name" autoComplete="name" />
      <TextField {...field('email')} required label="Email" type="email" autoComplete="email" />
      <TextField {...field('phone')} required label="Phone" type="tel" autoComplete="tel" />
      <TextArea {...field('coverLetter')} label="Cover letter" optionalLabel="optional" rows={5} />
      <TextArea
        {...field('cv')}
        label="CV summary"
        optionalLabel="optional"
        hint="Licences, tickets and the last few employers are plenty."
        rows={5}
      />
      <Text size="sm" tone="muted">
        We use these details for this application only, as our <Link href="/privacy">privacy policy</Link> explains.
      </Text>
    </FormView>
  );
}

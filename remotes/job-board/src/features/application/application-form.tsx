import type { ReactNode } from 'react';
import { FileField, Link, Text, TextArea, TextField } from '@site/design-system';
import { CV_ACCEPT } from '@site/contract';
import { EmailField, FormView, PhoneField } from '@site/remote-kit';
import { privacyHref } from '@site/remote-kit/links/marketing.ts';
import { applyHref } from './addresses.ts';
import type { AppliedJob } from './form.ts';
import { KeptDetails } from './kept-details.tsx';
import type { ApplicationHandle } from './use-application.ts';

export interface ApplicationFormProps {
  job: Pick<AppliedJob, 'title' | 'slug'>;
  application: ApplicationHandle;
  /** Shown beside the button. */
  cancel: ReactNode;
}

export function ApplicationForm({ job, application, cancel }: ApplicationFormProps) {
  const { field, fileField } = application;
  return (
    <FormView
      handle={application}
      action={applyHref(job.slug)}
      values={{ jobTitle: job.title, jobSlug: job.slug }}
      aria-label="Application"
      submitLabel="Submit application"
      pendingLabel="Submitting…"
      otherActions={cancel}
    >
      <TextField {...field('fullName')} required label="Full name" autoComplete="name" />
      <EmailField {...field('email')} required label="Email" />
      <PhoneField {...field('phone')} required label="Phone" />
      <FileField
        {...fileField('cvFile')}
        label="CV"
        optionalLabel="optional"
        hint="PDF, DOC, DOCX or ODT, at most 5 MB."
        accept={CV_ACCEPT}
      />
      <TextArea {...field('coverLetter')} label="Cover letter" optionalLabel="optional" rows={5} />
      <TextArea
        {...field('cv')}
        label="CV summary"
        optionalLabel="optional"
        hint="No CV to hand? Licences, tickets and the last few employers are plenty."
        rows={5}
      />
      <Text size="sm" muted>
        How we use and keep these details is in our <Link href={privacyHref}>privacy policy</Link>.
      </Text>
      <KeptDetails application={application} />
    </FormView>
  );
}

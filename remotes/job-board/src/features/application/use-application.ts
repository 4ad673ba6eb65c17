import { useState } from 'react';
import { useForm } from '@site/remote-kit';
import { draftFor } from './draft.ts';
import { applicationForm, type AppliedJob } from './form.ts';
import { rememberApplication } from './sent-applications.ts';

/** How we reach the applicant, as typed. */
export interface Reached {
  email: string;
  phone: string;
}

/** The state of an application for one job; `reached` is how the one that was sent says we reach the applicant. */
export function useApplication({ slug, title }: Pick<AppliedJob, 'slug' | 'title'>) {
  const [reached, setReached] = useState<Reached>();
  const handle = useForm(applicationForm, {
    draft: draftFor(slug),
    onAccepted({ reference }, { email = '', phone = '' }) {
      rememberApplication(slug, { reference, title });
      setReached({ email, phone });
    },
  });
  return { ...handle, reached };
}

export type ApplicationHandle = ReturnType<typeof useApplication>;

import { useForm } from '@site/remote-kit';
import { draftFor } from './draft.ts';
import { applicationForm } from './form.ts';
import { rememberApplication } from './sent-applications.ts';

/** The state of an application for one job. */
export const useApplication = (slug: string) =>
  useForm(applicationForm, {
    draft: draftFor(slug),
    onAccepted({ reference }) {
      rememberApplication(slug, reference);
    },
  });

export type ApplicationHandle = ReturnType<typeof useApplication>;

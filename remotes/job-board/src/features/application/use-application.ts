import { useState } from 'react';
import { createApiClient, type Job } from '@site/contract';
import { applicationErrorText, checkApplication, EMPTY_APPLICATION, type ApplicationField } from './application.ts';

export type ApplicationState =
  { status: 'editing'; error?: string } | { status: 'submitting' } | { status: 'sent'; reference: string };

/** One application in the making. It outlives the dialog: closing and opening again loses nothing that was typed. */
export function useApplication({ title, slug }: Pick<Job, 'title' | 'slug'>) {
  const [values, setValues] = useState(EMPTY_APPLICATION);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [state, setState] = useState<ApplicationState>({ status: 'editing' });
  const [shownAt] = useState(() => performance.now());

  const edit = (field: ApplicationField, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    setFaults(({ [field]: _edited, ...others }) => others);
  };

  /** Resolves with the fields at fault; none when the application was sent, or failed for another reason. */
  const submit = async (website: string): Promise<Record<string, string>> => {
    const checked = checkApplication({ ...values, website, jobTitle: title, jobSlug: slug });
    if (!checked.ok) {
      setFaults(checked.fields);
      setState({ status: 'editing' });
      return checked.fields;
    }
    setState({ status: 'submitting' });
    const reply = await createApiClient().applyToJob(checked.data, { formAge: performance.now() - shownAt });
    if (reply.ok) {
      setState({ status: 'sent', reference: reply.data.reference });
      return {};
    }
    const refused = reply.error.kind === 'refused' ? reply.error.fields : {};
    setFaults(refused);
    setState({ status: 'editing', error: applicationErrorText(reply.error) });
    return refused;
  };

  const startOver = () => {
    setValues(EMPTY_APPLICATION);
    setFaults({});
    setState({ status: 'editing' });
  };

  return { values, faults, state, edit, submit, startOver };
}

export type ApplicationDraft = ReturnType<typeof useApplication>;

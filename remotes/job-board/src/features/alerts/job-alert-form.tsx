import { useEffect } from 'react';
import { Link, Text } from '@site/design-system';
import type { JobAlertCriteria } from '@site/contract';
import { EmailField, FormView, useForm } from '@site/remote-kit';
import { privacyHref } from '@site/remote-kit/links/marketing.ts';
import { toFields } from './criteria-fields.ts';
import { FrequencyField } from './frequency-field.tsx';
import { requestForm } from './request-form.ts';

export interface JobAlertFormProps {
  criteria: JobAlertCriteria;
  /** The visitor has just opened it. */
  takesFocus: boolean;
  /** Called with the address that the link is sent to. */
  onAccepted: (address: string) => void;
}

export function JobAlertForm({ criteria, takesFocus, onAccepted }: JobAlertFormProps) {
  const request = useForm(requestForm, { onAccepted: (_reply, { email = '' }) => onAccepted(email.trim()) });
  const { field } = request;
  const { id } = field('email');
  useEffect(() => {
    if (takesFocus) document.getElementById(id)?.focus();
    // eslint-disable-next-line react/exhaustive-deps -- only when it opens
  }, []);
  return (
    <FormView
      handle={request}
      values={toFields(criteria)}
      aria-label="Job alert"
      submitLabel="Create alert"
      pendingLabel="Creating…"
      button={{ fullWidth: true }}
    >
      <EmailField {...field('email')} required label="Email" />
      <FrequencyField {...field('frequency')} />
      <Text size="sm" muted>
        We use your address for this alert only, as our <Link href={privacyHref}>privacy policy</Link> explains. Each
        email has a link to change or end it.
      </Text>
    </FormView>
  );
}

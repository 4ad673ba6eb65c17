import { Text } from '@site/design-system';
import { EmailField, FormView, useForm } from '@site/remote-kit';
import type { ChangeProps } from './change-props.ts';
import { emailForm } from './email-forms.ts';

export function EmailChange({ application: { email }, token, onChange }: ChangeProps) {
  const handle = useForm(emailForm, { onAccepted: ({ application }) => onChange(application, 'asked') });
  return (
    <FormView handle={handle} values={{ token }} submitLabel="Send me a link" pendingLabel="Sending…">
      <EmailField {...handle.field('email')} required label="New email address" />
      <Text size="sm" muted>
        We send it a link. Until you have opened that, we go on writing to {email}.
      </Text>
    </FormView>
  );
}

import { useEffect } from 'react';
import { PasswordField, type ButtonProps } from '@site/design-system';
import { failureId } from '../forms/failure-banner.tsx';
import { FormView } from '../forms/form-view.tsx';
import type { Session } from './use-session.ts';

interface SignInFormProps {
  session: Session;
  label: string;
  placeholder?: string;
  submitLabel: string;
  button?: Pick<ButtonProps, 'size' | 'fullWidth'>;
}

/** Asks for the password. */
export function SignInForm({ session, label, placeholder, submitLabel, button }: SignInFormProps) {
  const { signIn, note } = session;
  const { failure } = signIn.state;
  const { id, ...field } = signIn.field('password');

  // A message answers something the visitor did; they continue in the field.
  useEffect(() => {
    if (!failure && !note) return;
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement)) return;
    input.focus();
    input.select();
  }, [failure, note, id]);

  return (
    <FormView handle={signIn} submitLabel={submitLabel} pendingLabel={submitLabel} {...(button && { button })}>
      <PasswordField
        {...field}
        id={id}
        label={label}
        autoComplete="current-password"
        maxLength={200}
        required
        {...(placeholder !== undefined && { placeholder })}
        {...(failure && { 'aria-describedby': failureId(signIn.form) })}
      />
    </FormView>
  );
}

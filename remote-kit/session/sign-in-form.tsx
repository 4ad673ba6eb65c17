import type { ReactNode } from 'react';
import type { ButtonProps } from '@site/design-system';
import { FormView } from '../forms/form-view.tsx';
import { PasswordInput } from './password-input.tsx';
import type { Session } from './use-session.ts';

interface SignInFormProps {
  session: Session;
  label: string;
  placeholder?: string;
  submitLabel: string;
  button?: Pick<ButtonProps, 'size' | 'fullWidth'>;
  /** Hidden inputs that are sent with the password. */
  children?: ReactNode;
}

/** Asks for the password. */
export function SignInForm({ session: { signIn, note }, submitLabel, button, children, ...field }: SignInFormProps) {
  return (
    <FormView handle={signIn} submitLabel={submitLabel} pendingLabel={submitLabel} {...(button && { button })}>
      {children}
      <PasswordInput handle={signIn} note={note} {...field} />
    </FormView>
  );
}

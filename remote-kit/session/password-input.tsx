import { useEffect } from 'react';
import { PasswordField } from '@site/design-system';
import { failureId } from '../forms/failure-banner.tsx';
import type { FormHandle } from '../forms/use-form.ts';

interface PasswordInputProps {
  handle: FormHandle<unknown, 'password'>;
  label: string;
  placeholder?: string;
  /** What else the visitor should answer here: when it changes, the field takes the focus. */
  note?: unknown;
}

/** A form's field for the password. */
export function PasswordInput({ handle, label, placeholder, note }: PasswordInputProps) {
  const { failure } = handle.state;
  const { id, ...field } = handle.field('password');

  // A message answers something the visitor did; they continue in the field.
  useEffect(() => {
    if (!failure && !note) return;
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement)) return;
    input.focus();
    input.select();
  }, [failure, note, id]);

  return (
    <PasswordField
      {...field}
      id={id}
      label={label}
      autoComplete="current-password"
      maxLength={200}
      required
      {...(placeholder !== undefined && { placeholder })}
      {...(failure && { 'aria-describedby': failureId(handle.form) })}
    />
  );
}

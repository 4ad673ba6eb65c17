import type { ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { Icon } from '../icon/icon.tsx';
import { errorId, hintId, type FieldFrame } from './use-field.ts';
import styles from './form-field.module.css';

export interface FormFieldProps extends FieldFrame {
  /** The control, with the props from `useField`. */
  children: ReactNode;
}

/** Label, hint, control and error of every text-like control, in that order. */
export function FormField({ id, label, hint, error, required, optionalLabel, className, children }: FormFieldProps) {
  return (
    <div className={cx(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        <Necessity required={required} optionalLabel={optionalLabel} />
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      {children}
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}

/** The star is drawn by CSS and hidden from assistive technology, which reads the control's `required`. */
export function Necessity({ required, optionalLabel }: Pick<FieldFrame, 'required' | 'optionalLabel'>) {
  if (required) return <span className={styles.required} aria-hidden="true" />;
  if (!optionalLabel) return null;
  return (
    <>
      {' '}
      <span className={styles.optional}>({optionalLabel})</span>
    </>
  );
}

interface FieldMessageProps {
  /** Id of the control that the message explains. */
  id: string;
  children: ReactNode;
}

export function FieldHint({ id, children }: FieldMessageProps) {
  if (!children) return null;
  return (
    <div id={hintId(id)} className={styles.hint}>
      {children}
    </div>
  );
}

export function FieldError({ id, children }: FieldMessageProps) {
  if (!children) return null;
  return (
    <p id={errorId(id)} className={styles.error}>
      <Icon name="alert" size="md" />
      <span>{children}</span>
    </p>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import styles from './form-actions.module.css';

export interface FormActionsProps extends ComponentProps<'div'> {
  /** Buttons, the main one first. */
  children: ReactNode;
}

/**
 * Buttons that end a form: a column of full-width buttons on small screens, a row on wide ones.
 *
 * **Use it** once, at the end of a form or a dialog.
 * **Not** for links side by side on a page: that is a `Cluster`.
 */
export function FormActions({ className, ...props }: FormActionsProps) {
  return <div className={cx(styles.actions, className)} {...props} />;
}
